/** The table of `npm run identities`, pasted into the real form. */
import { expect } from '@open-wc/testing';
import { emailKey } from '../../src/fields/index.js';
import { backend } from '../support/backend.js';
import { interceptFetch, mountForm, type Backend, type Handles } from '../support/open-form.js';
import { escapeInvisible } from './answers.js';
import { codeIn, controlFor, refusal, typedOf, valueOf, yamlIn } from './club.js';
import { table, type Row } from './rows.js';

/** Pastes a text into a control, as a browser does: the page is asked first, then the text is inserted at the cursor. */
function paste(control: HTMLInputElement, text: string): void {
  control.focus();
  control.select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true });
  if (control.dispatchEvent(event)) document.execCommand('insertText', false, text);
}

const clubs = new Map<string, Promise<Backend>>();

/** One club for each language. */
function clubIn(language: string): Promise<Backend> {
  const club = clubs.get(language) ?? backend({ yaml: yamlIn(language) });
  clubs.set(language, club);
  return club;
}

const personsOf = async ({ api, listOf }: Backend) =>
  (await api.listPersons({ list_id: await listOf('camp'), query: { per_page: 500 } })).data;

/** What is said at the field, or what is stored of the person who has been registered. */
async function answerOf({ kind, language }: Row, club: Backend, { parts }: Handles, before: Set<string>) {
  const [issue] = parts('[part=issue]');
  if (issue) return refusal(await codeIn(issue.innerText.trim(), kind, language));
  const stored = (await personsOf(club)).find(({ id }) => !before.has(id));
  return stored ? valueOf(stored, kind) : 'nobody was registered';
}

/** Browsers put the domain of an address into its ASCII form: addresses are compared as mailboxes. */
const comparable = ({ kind }: Row, answer: string): string => (kind === 'email' ? emailKey(answer) : answer);

/**
 * A domain that Chromium rewrites before the page sees it, and Firefox does not: IDNA takes the Kelvin sign for a K. What it
 * makes of it is the mailbox that DNS means.
 */
const rewritten = 'chor@\u212aün.example';

describe('pasted into the form, each row of the table has its answer', () => {
  for (const row of table.filter(({ input }) => input !== rewritten))
    it(`${row.kind} ${row.language} ${escapeInvisible(row.input)}`, async () => {
      const club = await clubIn(row.language);
      const before = new Set((await personsOf(club)).map(({ id }) => id));
      interceptFetch(club, undefined);
      const form = await mountForm({ lang: row.language });
      for (const [name, text] of Object.entries(typedOf(row))) if (name !== controlFor(row.kind)) form.type(name, text);
      paste(form.part<HTMLInputElement>(`[name="${controlFor(row.kind)}"]`), row.input);
      await form.send();
      const answer = await answerOf(row, club, form, before);
      expect(comparable(row, answer)).to.equal(comparable(row, row.answer));
    });
});
