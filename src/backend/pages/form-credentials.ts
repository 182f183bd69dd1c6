import { html } from 'hono/html';
import type { Answers } from '../../fields/index.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';

/** What goes along with the answers: what lets them in, and the key under which they are stored once. */
export interface FormCredentials {
  readonly token: string;
  /** When the token is old enough. Milliseconds since 1970. */
  readonly usableAt: number;
  readonly key: string;
}

/** A form that is drawn anew, and whether work is asked for that only a program can do. */
export interface IssuedCredentials {
  readonly credentials: FormCredentials;
  readonly requiresWork: boolean;
}

// no field is called that: with a dot, only parts of fields are
const [tokenName, readyName, keyName] = ['form.token', 'form.ready', 'form.key'];

/** Name of the control that nobody sees; the element's has the same. */
export const honeypotName = 'homepage.url';

/** 128 random bits in hexadecimal. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Begins a form: with a fresh token, and under a key where there is one already. */
export async function issueCredentials(context: PageContext, slug: string, key = newKey()): Promise<IssuedCredentials> {
  const { data } = await context.api.readFormToken({ slug });
  return {
    credentials: { token: data.token, usableAt: context.clock() + data.min_age_ms, key },
    requiresWork: !!data.work,
  };
}

/** What came with the answers, as far as it can have been ours. */
export function parseCredentials(answers: Answers): FormCredentials {
  const [token, key] = [String(answers.get(tokenName)), String(answers.get(keyName))];
  return {
    token: /^[\x21-\x7e]{8,2000}$/.test(token) ? token : '',
    usableAt: Number(answers.get(readyName)) || 0,
    key: /^[0-9a-f]{32}$/.test(key) ? key : newKey(),
  };
}

/** The controls that nobody sees, and the one that only programs fill in. */
export const hiddenControls = ({ token, usableAt, key }: FormCredentials, answers: Answers): Html =>
  html`<input type="hidden" name="${tokenName}" value="${token}" />
    <input type="hidden" name="${readyName}" value="${usableAt}" />
    <input type="hidden" name="${keyName}" value="${key}" />
    <input
      class="honeypot"
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
