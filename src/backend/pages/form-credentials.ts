import { html } from 'hono/html';
import type { Answers } from '../../fields/index.js';
import type { Html } from './html-parts.js';
import type { Sight } from './page.js';

/** What goes along with the answers: what lets them in, and the key under which they are stored once. */
export interface Pass {
  readonly token: string;
  /** When the token is old enough. Milliseconds since 1970. */
  readonly ready: number;
  readonly key: string;
}

/** A form that is drawn anew, and whether work is asked for that only a program can do. */
export interface Begun {
  readonly pass: Pass;
  readonly work: boolean;
}

// no field is called that: with a dot, only parts of fields are
const [tokenName, readyName, keyName] = ['form.token', 'form.ready', 'form.key'];

/** Name of the control that nobody sees; the element's has the same. */
export const honeypotName = 'homepage.url';

/** 128 random bits in hexadecimal. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a form: with a fresh token, and under a key where there is one already. */
export async function begin(sight: Sight, slug: string, key = newKey()): Promise<Begun> {
  const { data } = await sight.api.readFormToken({ slug });
  return { pass: { token: data.token, ready: sight.clock() + data.min_age_ms, key }, work: !!data.work };
}

/** What came with the answers, as far as it can have been ours. */
export function passIn(answers: Answers): Pass {
  const [token, key] = [String(answers.get(tokenName)), String(answers.get(keyName))];
  return {
    token: /^[\x21-\x7e]{8,2000}$/.test(token) ? token : '',
    ready: Number(answers.get(readyName)) || 0,
    key: /^[0-9a-f]{32}$/.test(key) ? key : newKey(),
  };
}

/** The controls that nobody sees, and the one that only programs fill in. */
export const hidden = ({ token, ready, key }: Pass, answers: Answers): Html =>
  html`<input type="hidden" name="${tokenName}" value="${token}" />
    <input type="hidden" name="${readyName}" value="${ready}" />
    <input type="hidden" name="${keyName}" value="${key}" />
    <input
      class="note"
      name="${honeypotName}"
      value="${answers.get(honeypotName) ?? ''}"
      tabindex="-1"
      autocomplete="off"
      aria-hidden="true"
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      data-form-type="other"
      data-protonpass-ignore
    />`;
