import { fromBase64url } from '../store/index.js';
import { isEqualInConstantTime, type Signer } from './signer.js';

/** Six digits. */
const CODE_LENGTH = 6;

/** Bytes of the signature that become a code: none is likelier than another by more than one in a hundred million. */
const CODE_BYTES = 6;

interface CodeRequest {
  readonly workspace_id: string;
  readonly request_hash: string;
  /** Milliseconds since 1970. */
  readonly expires_at: number;
}

/** The code of a request for a sign-in link: computed with the secret of the installation, stored nowhere, and for no other request. */
export async function signInCode(signer: Signer, request: CodeRequest): Promise<string> {
  const { workspace_id, request_hash, expires_at } = request;
  const signature = await signer.sign(`sign-in code\n${workspace_id}\n${request_hash}\n${expires_at}`);
  const number = fromBase64url(signature)
    .subarray(0, CODE_BYTES)
    .reduce((sum, byte) => sum * 256 + byte, 0);
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** Whether a typed code is the one of a request. The time does not reveal how much of it is right. */
export const isSignInCode = async (signer: Signer, request: CodeRequest, code: string): Promise<boolean> =>
  isEqualInConstantTime(code, await signInCode(signer, request));
