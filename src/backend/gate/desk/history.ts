import type { DeskHistoryEntry, JournalAction } from '../../../model/desk.js';
import type { JournalEntry, Registration } from '../../store/index.js';
import { isoTime } from '../visible-forms.js';

/** States that nobody but the club sets. */
const SET_BY_CLUB: readonly string[] = ['offered', 'lapsed', 'accepted', 'declined'];

/** Changes by the club, by the action in the journal: the state that followed, or the correction. */
const didOfActions: Partial<Record<JournalAction, string>> = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  offer: 'offered',
  promote: 'registered',
  correct: 'corrected',
};

/** The lists of a move, by the entries under both of them, which stand together in the journal. */
interface Move {
  readonly at: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function movesIn(journal: readonly JournalEntry[]): Move[] {
  const arrivals = journal.filter(({ action }) => action === 'arrive');
  return journal.flatMap(({ action, at, list_id }) => {
    if (action !== 'move') return [];
    const arrival = arrivals.shift();
    return [{ at, from: list_id, to: arrival?.list_id }];
  });
}

/** The clocks of two requests, or of gate and service, differ by less. */
const SAME_CHANGE_MS = 60_000;

/**
 * The history of a registration, the oldest first: its arrival, what the desk did, and the last change of its state, which is the club's
 * where the journal has it. `titleOf` gives the title of a list of a move; null if the organiser may not see that list.
 */
export function historyOf(
  { created_at, changed_at, state }: Registration,
  journal: readonly JournalEntry[],
  titleOf: (list_id: string | undefined) => string | null,
): DeskHistoryEntry[] {
  const isUnchanged = created_at === changed_at;
  const isAdded = journal.some(({ action }) => action === 'add');
  const arrival = {
    ...{ at: created_at, what: isUnchanged ? state : 'created' },
    by: isAdded ? ('club' as const) : ('visitor' as const),
  };
  const byDesk = journal.flatMap(({ at, action }) => {
    const what = didOfActions[action];
    return what === undefined ? [] : [{ at, what, by: 'club' as const }];
  });
  const moves = movesIn(journal).map(({ at, from, to }) => ({
    ...{ at, what: 'moved', by: 'club' as const },
    ...{ from: titleOf(from), to: titleOf(to) },
  }));
  const isInJournal =
    byDesk.some(({ at, what }) => what === state && Math.abs(changed_at - at) < SAME_CHANGE_MS) ||
    moves.some(({ at }) => Math.abs(changed_at - at) < SAME_CHANGE_MS);
  const by = SET_BY_CLUB.includes(state) ? 'club' : 'visitor';
  const change = isUnchanged || isInJournal ? [] : [{ at: changed_at, what: state, by } as const];
  // a registration that is moved to a waiting list waits from then on
  const arrivals = moves.some(({ at }) => at <= created_at && created_at - at < SAME_CHANGE_MS) ? [] : [arrival];
  return [...arrivals, ...byDesk, ...moves, ...change]
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...entry }) => ({ at: isoTime(at)!, ...entry }));
}
