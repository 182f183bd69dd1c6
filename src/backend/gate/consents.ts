import type { Client } from '../../api/index.js';
import type { Service } from '../../contract/index.js';
import { textIn } from '../../forms/index.js';
import type { Column } from '../../model/column.js';
import { columnNamed, consentWordings, type ConsentWording, type GivenConsent } from '../../model/consent.js';
import { hexDigest, valueDigest } from '../crypto/index.js';
import type { Store, StoredForm } from '../store/index.js';
import type { GateContext } from './gate-context.js';

/** The text of a consent in a language: label, help, and each link with its address, one per line. */
const textOf = ({ label, help, links }: ConsentWording, language: string): string =>
  [
    textIn(label ?? undefined, language),
    textIn(help ?? undefined, language),
    ...links.map(({ text, url }) => `${textIn(text, language)} <${url}>`),
  ]
    .filter((line) => line !== undefined)
    .join('\n');

/**
 * Identifies the texts of the consents of a form; undefined without consents. A form token contains it, so that a registration
 * is stored with the texts that the form had when the visitor began.
 */
export async function wordingOf(
  { list_id, layout }: Pick<StoredForm, 'list_id' | 'layout'>,
  api: Pick<Client<Service>, 'listColumns'>,
): Promise<string | undefined> {
  const wordings = consentWordings(layout, []);
  if (!wordings.length) return undefined;
  // the names of columns are read only if one of them is shown
  const needsColumns = wordings.some(({ label }) => label === null);
  return valueDigest(needsColumns ? consentWordings(layout, (await api.listColumns({ list_id })).data) : wordings);
}

/** The language in which a form was shown: the first that the request prefers, else the club's first. */
function shownLanguageOf({ request, workspace }: Pick<GateContext, 'request' | 'workspace'>): string {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(/[,;]/);
  return /^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i.test(first.trim()) ? first.trim() : (workspace.languages[0] ?? 'en');
}

/** The consents among the answers of a form, with the texts that were shown. */
export async function givenConsentsOf(
  context: Pick<GateContext, 'request' | 'workspace'> & { readonly store: Pick<Store, 'consents'> },
  {
    form,
    columns,
    values,
  }: { form: StoredForm; columns: readonly Column[]; values: Readonly<Record<string, unknown>> },
  /** The wording in the form token; default: the current one. */
  shownWording?: string,
): Promise<GivenConsent[]> {
  const current = consentWordings(form.layout, columns);
  if (!current.length) return [];
  const isCurrent = shownWording === undefined || shownWording === (await valueDigest(current));
  const former = isCurrent
    ? undefined
    : await context.store.consents.former(context.workspace.id, form.slug, shownWording);
  const language = shownLanguageOf(context);
  const consents = (former ?? current).flatMap((wording) => {
    const column = columnNamed(columns, wording.name);
    const field = column ? (column.external_id ?? column.id) : wording.name;
    return values[field] === true ? [{ field, language, text: textOf(wording, language) }] : [];
  });
  return Promise.all(consents.map(async (one) => ({ ...one, hash: await hexDigest(one.text) })));
}
