import { base64url, fromBase64url } from '../store/index.js';
import { primitives } from './primitives.js';

const text = new TextEncoder();

/** SHA-256 in base64url. */
export const { digest } = primitives;

/** SHA-256 in hexadecimal, as `sha256sum` prints it. */
export const hexDigest = async (value: string): Promise<string> =>
  [...fromBase64url(await digest(value))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells JSON values apart by 48 bits of their SHA-256, in base64url: enough for the texts of one form. */
export const valueDigest = async (value: unknown): Promise<string> => (await digest(JSON.stringify(value))).slice(0, 8);

/** Signs texts and issues signed tokens, with the secret of this installation. */
export interface Signer {
  /** HMAC-SHA256 of a text (RFC 2104), in base64url. */
  sign(value: string): Promise<string>;
  /** Issues a token with a payload for one purpose. It is signed, not encrypted. */
  issueToken(purpose: string, payload: unknown): Promise<string>;
  /** The payload of a token; undefined if the purpose or the signature is wrong. */
  verifyToken(purpose: string, token: string): Promise<unknown>;
}

/** Signs with a secret. */
export function signerWith(secret: string): Signer {
  const sign = primitives.hmac(secret);
  const encode = (payload: unknown) => base64url(text.encode(JSON.stringify(payload)).buffer);
  const decode = (value: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64url(value)));

  return {
    sign,
    async issueToken(purpose, payload) {
      const body = encode(payload);
      return `${body}.${await sign(`${purpose}\n${body}`)}`;
    },
    async verifyToken(purpose, token) {
      const [body = '', signature = '', ...rest] = token.split('.');
      if (rest.length || !(await isEqualInConstantTime(signature, await sign(`${purpose}\n${body}`)))) return undefined;
      return decode(body);
    },
  };
}

/** Compares digests, so that the time does not reveal where the texts differ. */
export const isEqualInConstantTime = async (left: string, right: string): Promise<boolean> =>
  (await digest(left)) === (await digest(right));
