import type { CompiledQuery, Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { compileOnce } from './compile-once.js';
import { compareByRowKey, recordColumns, type PersonRecord, type PersonRow } from './person-row.js';
import type { Schema } from './schema.js';

const selectRecordBy = (column: 'id' | 'external_id') =>
  compileOnce((db, workspace_id: string, list_id: string, identifier: string) =>
    db
      .selectFrom('person')
      .select(recordColumns)
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where(column, '=', identifier),
  );
const [selectRecordById, selectRecordByExternalId] = [selectRecordBy('id'), selectRecordBy('external_id')];

/** Identifiers of members (specification: POST /member_portal_sessions). */
export type MemberIdentifier = 'id' | 'external_id' | 'email_key' | 'membership_number';

/** Look-ups of persons by an identifier. They find membership applications too, except where it says otherwise. */
export const personLookups = (db: Kysely<Schema>) => {
  const inWorkspace = (workspace_id: string) =>
    db.selectFrom('person').selectAll().where('workspace_id', '=', workspace_id);
  const inList = (workspace_id: string, list_id: string) => inWorkspace(workspace_id).where('list_id', '=', list_id);

  return {
    /**
     * Finds a person by `id`, else by `external_id` (docs/api-rules.md#values): first as sent, since earlier
     * versions stored identifiers without normalization, then in NFC.
     */
    async find(workspace_id: string, list_id: string, identifier: string): Promise<PersonRow | undefined> {
      const rows = inList(workspace_id, list_id);
      const by = (column: 'id' | 'external_id', value: string) => rows.where(column, '=', value).executeTakeFirst();
      const normalized = identifier.normalize();
      return (
        (await by('id', identifier)) ??
        (await by('external_id', identifier)) ??
        (normalized === identifier ? undefined : await by('external_id', normalized))
      );
    },

    /** The record of a person, found in the same way. */
    async findRecord(workspace_id: string, list_id: string, identifier: string): Promise<PersonRecord | undefined> {
      const [person] = await selectRecordById(db, workspace_id, list_id, identifier);
      if (person) return person;
      const [matchingRow] = await selectRecordByExternalId(db, workspace_id, list_id, identifier);
      const normalized = identifier.normalize();
      return (
        matchingRow ??
        (normalized === identifier
          ? undefined
          : (await selectRecordByExternalId(db, workspace_id, list_id, normalized))[0])
      );
    },

    /** All persons with one of these identifiers, in the workspace or in one list. */
    async findAll(
      workspace_id: string,
      column: 'id' | 'external_id',
      identifiers: readonly string[],
      list_id?: string,
    ): Promise<PersonRow[]> {
      const rows = list_id === undefined ? inWorkspace(workspace_id) : inList(workspace_id, list_id);
      const fixedParameters = list_id === undefined ? [workspace_id] : [workspace_id, list_id];
      let query: CompiledQuery<PersonRow> | undefined;
      const persons = await inBatches(identifiers, async (batch) => {
        // compiled once for all batches of the same size: building hundreds of parameters takes longer than the look-up
        if (query?.parameters.length !== fixedParameters.length + batch.length)
          query = rows.where(column, 'in', batch).compile();
        return (await db.executeQuery<PersonRow>({ ...query, parameters: [...fixedParameters, ...batch] })).rows;
      });
      return persons.flat();
    },

    /** The members, without applications, with an identifier, in the order of creation. */
    async members(workspace_id: string, list_id: string, by: MemberIdentifier, value: string): Promise<PersonRow[]> {
      // sorted here: with ORDER BY, the database may scan the whole list in that order
      const persons = await inList(workspace_id, list_id).where(by, '=', value).where('confirmed', '=', 1).execute();
      return persons.sort(compareByRowKey);
    },

    async hasExternalId(workspace_id: string, list_id: string, external_id: string): Promise<boolean> {
      return !!(await inList(workspace_id, list_id).where('external_id', '=', external_id).executeTakeFirst());
    },
  };
};
