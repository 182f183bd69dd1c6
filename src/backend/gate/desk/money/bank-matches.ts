import type { BankEntryOutcome, DeskBankEntry, DeskBankMatches } from '../../../../model/desk-bank.js';
import type { DeskFeeRow } from '../../../../model/desk-money.js';
import { jsonResponse, Refusal, unprocessable } from '../../../http/middleware/index.js';
import type { MatchedPayment } from '../../../statements/index.js';
import type { FeeOfPerson, FeesOfLists, Tables } from '../../../store/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import { confirmedEntries, readBankFile, type ReadStatement } from './bank-file.js';
import { feeRowsOf, requireMoney, type MoneyAccess } from './fee-rows.js';
import { noSuchFee } from './mark-fees.js';

type Match = MatchedPayment<FeeOfPerson>;

/** The beginning of a text that is shown, in code points. */
const SHOWN_TEXT_LENGTH = 140;

/**
 * A match as an organiser may see it. Fees of other lists are not there: an entry that names one pays nothing here, also where it
 * names one of theirs beside it.
 */
function visibleMatch(match: Match, { list_ids }: FeesOfLists): Match {
  const fees = match.fees.filter(({ list_id }) => list_ids.includes(list_id));
  return fees.length === match.fees.length ? match : { ...match, fees, outcome: 'unknown_reference' };
}

async function visibleMatches(
  tables: Pick<Tables, 'fees' | 'bookedEntries'>,
  statement: ReadStatement,
  lists: FeesOfLists,
): Promise<Match[]> {
  const { matchEntries } = await import('../../../statements/index.js');
  return (await matchEntries(tables, statement)).map((match) => visibleMatch(match, lists));
}

const entryOf = (
  rows: ReadonlyMap<string, DeskFeeRow>,
  entry_id: string,
  { payment: { date, amount, currency, payer, text }, outcome, fees }: Match,
): DeskBankEntry => ({
  entry_id,
  day: date,
  amount,
  currency,
  payer,
  text: [...text].slice(0, SHOWN_TEXT_LENGTH).join(''),
  outcome: outcome as BankEntryOutcome,
  fees: fees.flatMap(({ id }) => rows.get(id) ?? []),
});

/** gate: POST /desk/bank-matches. Which fees the entries of a bank file pay. Changes and stores nothing. */
export const matchBankFile: GateRoute = async (context) => {
  const { lists } = await requireMoney(context);
  const statement = await readBankFile(context, (await context.body()).value);
  const matches = await visibleMatches(context.store, statement, lists);
  const { accounts, digests } = statement;
  const iban = context.workspace.bank_account?.iban;
  const rows = await feeRowsOf(
    context,
    matches.flatMap(({ fees }) => fees),
  );
  const entries = matches.flatMap((match, index) =>
    match.outcome === 'debit' ? [] : [entryOf(rows, digests[index]!, match)],
  );
  const data: DeskBankMatches = {
    entries,
    debits: matches.length - entries.length,
    is_other_account: iban !== undefined && accounts.length > 0 && !accounts.includes(iban),
  };
  return jsonResponse(JSON.stringify({ data }));
};

/** Entry and fees stand otherwise than they were shown. */
const changedSince = () => new Refusal(409, 'These fees have changed. Please read the file again.');

const isSameSet = (ids: readonly string[], confirmed: readonly string[]): boolean =>
  new Set([...ids, ...confirmed]).size === ids.length && ids.length === new Set(confirmed).size;

interface Confirmation {
  readonly context: GateContext;
  readonly access: MoneyAccess;
  readonly statement: ReadStatement;
  /** Ids of fees by the entry that pays them. */
  readonly confirmed: ReadonlyMap<string, readonly string[]>;
}

/**
 * Books the confirmed entries in a transaction with their entries in the journal. One that is booked already and whose fees are paid stays as
 * it is. Throws 409 if another one does not pay the fees that it was shown with: nothing is booked then.
 */
async function book(tables: Tables, { context, access, statement, confirmed }: Confirmation): Promise<void> {
  const { bookEntry } = await import('../../../statements/index.js');
  const { workspace_id, digests } = statement;
  const { lists, session } = access;
  const matches = await visibleMatches(tables, statement, lists);
  const booked = await tables.bookedEntries.among(workspace_id, [...confirmed.keys()]);
  for (const [index, match] of matches.entries()) {
    const digest = digests[index]!;
    const fee_ids = confirmed.get(digest);
    if (!fee_ids) continue;
    if (booked.has(digest)) {
      const shown = await tables.deskFees.byIds(lists, fee_ids);
      if (shown.some(({ paid_at }) => paid_at === null)) throw changedSince();
      continue;
    }
    const ids = match.fees.map(({ id }) => id);
    if (match.outcome !== 'paid' || !isSameSet(ids, fee_ids)) throw changedSince();
    await bookEntry(tables, workspace_id, digest, match, context.now);
    for (const { list_id, person_id } of match.fees) {
      const entry = { workspace_id, at: context.now, email_key: session.email_key, action: 'import' } as const;
      await tables.deskJournal.note({ ...entry, list_id, person_id });
    }
  }
}

/**
 * gate: POST /desk/bank-matches/confirm. Marks the fees of confirmed entries as paid on the day of the entry: all of them, or none. Sent again,
 * it is answered the same. Throws 404 for fees that are not there, and 409 if entries or fees have changed since they were shown.
 */
export const confirmBankMatches: GateRoute = async (context) => {
  const access = await requireMoney(context);
  const { value } = await context.body();
  const confirmed = confirmedEntries(value);
  const statement = await readBankFile(context, value);
  if ([...confirmed.keys()].some((id) => !statement.digests.includes(id)))
    throw unprocessable([{ field: 'entries', code: 'not_allowed' }]);
  const ids = [...new Set([...confirmed.values()].flat())];
  const fees = await context.store.transaction(async (tables) => {
    if ((await tables.deskFees.byIds(access.lists, ids)).length !== ids.length) throw noSuchFee();
    await book(tables, { context, access, statement, confirmed });
    return tables.deskFees.byIds(access.lists, ids);
  });
  const rows = await feeRowsOf(context, fees);
  return jsonResponse(JSON.stringify({ data: ids.flatMap((id) => rows.get(id) ?? []) }));
};
