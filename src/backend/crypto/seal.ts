import { base64url, fromBase64url } from '../store/index.js';
import { primitives } from './primitives.js';

const text = new TextEncoder();

/** SHA-256 in base64url. */
export const { digest } = primitives;

/** Things said by this installation that come back unchanged or not at all. */
export interface Seal {
  /** HMAC-SHA256 over a text, in base64url. */
  sign(value: string): Promise<string>;
  /** A token that carries `payload` for one purpose. Everybody can read it, nobody can change it. */
  close(purpose: string, payload: unknown): Promise<string>;
  /** What a token carries; undefined when it was made for another purpose, elsewhere, or tampered with. */
  open(purpose: string, token: string): Promise<unknown>;
}

export function sealWith(secret: string): Seal {
  const sign = primitives.signer(secret);
  const encode = (payload: unknown) => base64url(text.encode(JSON.stringify(payload)).buffer);
  const decode = (value: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64url(value)));

  return {
    sign,
    async close(purpose, payload) {
      const body = encode(payload);
      return `${body}.${await sign(`${purpose}\n${body}`)}`;
    },
    async open(purpose, token) {
      const [body = '', signature = '', ...rest] = token.split('.');
      if (rest.length || !(await isEqualInConstantTime(signature, await sign(`${purpose}\n${body}`)))) return undefined;
      return decode(body);
    },
  };
}

/** Equal or not, in a time that does not tell where they differ: what is compared is a digest of each. */
const isEqualInConstantTime = async (left: string, right: string): Promise<boolean> =>
  (await digest(left)) === (await digest(right));
