import { html } from 'hono/html';
import type { Answers } from '../../fields/index.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';

/** Sent with the answers: the form token and the secret of the family. A token is empty until the server issues one. */
export interface FormCredentials {
  readonly token: string;
  /** The time from which the gate accepts the token. Milliseconds since 1970. */
  readonly usableAt: number;
  /** The secret of the persons who are sent together: it tells what is to be paid. */
  readonly family: string;
  /** Identifies the texts of the consents that were shown; only without a token, which contains it. */
  readonly wording?: string | undefined;
}

/** New credentials, and whether the gate requires proof of work, which needs JavaScript. */
export interface IssuedCredentials {
  readonly credentials: FormCredentials;
  readonly requiresWork: boolean;
  /** Identifies the current texts of the consents; empty without consents. */
  readonly wording: string;
}

// no field has these names: only parts of fields contain a dot
const [tokenName, readyName, familyName, wordingName] = ['form.token', 'form.ready', 'form.family', 'form.wording'];

/** The name of the honeypot, the same as in the element. */
export const honeypotName = 'homepage.url';

/** The name of the button that asks for the price. */
export const priceButtonName = 'form.price';

/** The names of the buttons that add a person and remove one. */
export const [addButtonName, removeButtonName] = ['form.add', 'form.remove'];

/** 128 random bits in hexadecimal. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key as `newKey` makes it; undefined for anything else. */
export const parseKey = (key: unknown): string | undefined =>
  typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? key : undefined;

/** The credentials of a form that is shown without a token: hardly anybody sends it before the element has replaced it. */
export const credentialsWithoutToken = (wording: string | undefined): FormCredentials => ({
  token: '',
  usableAt: 0,
  family: newKey(),
  wording: wording ?? '',
});

/** Requests a form token. Keeps a given family. Throws `ApiError`. */
export async function issueCredentials(
  context: PageContext,
  slug: string,
  family = newKey(),
): Promise<IssuedCredentials> {
  const { data } = await context.api.readFormToken({ slug });
  return {
    credentials: { token: data.token, usableAt: context.clock() + data.min_age_ms, family },
    requiresWork: !!data.work,
    wording: data.wording ?? '',
  };
}

/** The credentials in a submitted form; malformed values are replaced. */
export function parseCredentials(answers: Answers): FormCredentials {
  const token = String(answers.get(tokenName));
  return {
    token: /^[\x21-\x7e]{8,2000}$/.test(token) ? token : '',
    usableAt: Number(answers.get(readyName)) || 0,
    family: parseKey(answers.get(familyName)) ?? newKey(),
    wording: answers.get(wordingName) === null ? undefined : String(answers.get(wordingName)),
  };
}

/** The hidden controls with the credentials, and the honeypot. */
export const hiddenControls = ({ token, usableAt, family, wording }: FormCredentials, answers: Answers): Html =>
  html`<input type="hidden" name="${tokenName}" value="${token}" />
    <input type="hidden" name="${readyName}" value="${usableAt}" />
    <input type="hidden" name="${familyName}" value="${family}" />
    ${!token && wording !== undefined ? html`<input type="hidden" name="${wordingName}" value="${wording}" />` : ''}
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
