import { consentWordings, type ConsentWording } from '../../model/consent.js';
import { valueDigest } from '../crypto/index.js';
import type { Tables } from '../store/index.js';

type Wordings = ReadonlyMap<string, readonly ConsentWording[]>;

/** The texts of the consents of all forms of a workspace, by slug. */
export async function wordingsOf({ forms, lists, columns }: Tables, workspace_id: string): Promise<Wordings> {
  const entries = (await forms.all(workspace_id)).map(async ({ slug, list_id, layout }) => {
    const list = await lists.find(workspace_id, list_id);
    return [slug, consentWordings(layout, list ? await columns.of(workspace_id, list.id) : [])] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Keeps the texts of consents that were replaced, for visitors who have them on their screens. */
export async function retireWordings(
  tables: Tables,
  workspace_id: string,
  before: Wordings,
  now: number,
): Promise<void> {
  const after = await wordingsOf(tables, workspace_id);
  for (const [slug, wordings] of before) {
    const [wording, next] = await Promise.all([valueDigest(wordings), valueDigest(after.get(slug))]);
    if (wordings.length && wording !== next)
      await tables.consents.retire({ workspace_id, slug, wording }, wordings, now);
  }
}
