import { isApiError } from '../../../api/index.js';
import { MAX_BANK_FILE_BYTES, type DeskBankEntry, type DeskBankMatches } from '../../../model/desk-bank.js';
import { failureOf, type ActionFailure } from '../action-runner.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { bankFileParts } from './bank-file-parts.js';

/** Entries that one request confirms at most. */
export const MAX_SELECTED_ENTRIES = 500;

/** Entries without a fee that are drawn at first, and that each further step draws. */
const DRAWN_ENTRIES = 60;

/** Why a file cannot be used, or why its payments were not confirmed. */
export type BankFailure = ActionFailure | 'tooLarge' | 'empty' | 'otherFormat' | 'unreadable';

/** The fees that were marked as paid. */
export interface BankNotice {
  readonly count: number;
  /** Cents. */
  readonly amount: number;
}

const fileFailures: Readonly<Record<string, BankFailure>> = {
  too_long: 'tooLarge',
  required: 'empty',
  wrong_format: 'otherFormat',
  invalid: 'unreadable',
};

/** Why a request failed, also by what is wrong with its file. */
function bankFailureOf(error: unknown): BankFailure {
  const issue = isApiError(error) ? error.issues.find(({ field }) => field === 'file') : undefined;
  return (issue && fileFailures[issue.code]) ?? failureOf(error);
}

export const isMatched = ({ outcome }: DeskBankEntry): boolean => outcome === 'paid';

/** A bank file: its payments beside the fees that they pay, and their confirmation. The file is in this tab only. */
export class BankScreen {
  readonly #host: DeskScreenHost;
  /** Counts files: the answer about an earlier one is thrown away. */
  #generation = 0;
  #file: string[] | undefined;
  readonly #selected = new Set<string>();

  matches: DeskBankMatches | undefined;
  /** Draws so many entries without a fee. */
  drawnCount = DRAWN_ENTRIES;
  isBusy = false;
  failure: BankFailure | undefined;
  notice: BankNotice | undefined;

  constructor(host: DeskScreenHost) {
    this.#host = host;
  }

  get matched(): DeskBankEntry[] {
    return this.matches?.entries.filter(isMatched) ?? [];
  }

  get unmatched(): DeskBankEntry[] {
    return this.matches?.entries.filter((entry) => !isMatched(entry)) ?? [];
  }

  get selected(): DeskBankEntry[] {
    return this.matched.filter(({ entry_id }) => this.#selected.has(entry_id));
  }

  get isSelectionFull(): boolean {
    return this.#selected.size >= MAX_SELECTED_ENTRIES;
  }

  isSelected({ entry_id }: DeskBankEntry): boolean {
    return this.#selected.has(entry_id);
  }

  readonly select = ({ entry_id }: DeskBankEntry, isSelected: boolean): void => {
    if (!isSelected) this.#selected.delete(entry_id);
    else if (!this.isSelectionFull) this.#selected.add(entry_id);
    this.#host.requestUpdate();
  };

  /** Selects all that pay fees, as many as can be confirmed at once; or none. */
  readonly selectAll = (isSelected: boolean): void => {
    this.#selected.clear();
    if (isSelected)
      for (const { entry_id } of this.matched.slice(0, MAX_SELECTED_ENTRIES)) this.#selected.add(entry_id);
    this.#host.requestUpdate();
  };

  readonly showMore = (): void => {
    this.drawnCount += DRAWN_ENTRIES;
    this.#host.requestUpdate();
  };

  /** Reads a file that was chosen, and shows its payments. Never rejects: see `failure`. */
  readonly choose = async (file: Blob): Promise<void> => {
    if (this.isBusy) return;
    this.clear();
    if (file.size > MAX_BANK_FILE_BYTES) this.failure = 'tooLarge';
    else if (!file.size) this.failure = 'empty';
    else
      try {
        this.#file = bankFileParts(new Uint8Array(await file.arrayBuffer()));
      } catch {
        // it was moved or changed after it was chosen
        this.failure = 'unreadable';
      }
    if (this.#file) await this.#match();
    await this.#host.focus('.bank-notice', '.bank-entries');
  };

  /** Finds the fees anew. Never rejects. */
  async #match(): Promise<void> {
    const generation = this.#generation;
    await this.#run(async () => {
      const { data } = await this.#host.session.client.matchBankFile({ body: { file: this.#file! } });
      if (generation !== this.#generation) return;
      this.matches = data;
      this.selectAll(true);
    });
  }

  /** Does one request at a time. False if it failed: see `failure`, which is undefined if the session is over. */
  async #run(request: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.failure = undefined;
    this.#host.requestUpdate();
    try {
      await request();
      return true;
    } catch (error) {
      this.failure = isApiError(error) && error.status === 401 ? undefined : bankFailureOf(error);
      return false;
    } finally {
      this.isBusy = false;
      this.#host.requestUpdate();
    }
  }

  /** Marks the fees of the selected payments as paid. A second call while one is under way does nothing. */
  readonly confirm = async (): Promise<void> => {
    const { selected } = this;
    if (this.isBusy || !selected.length) return;
    this.notice = undefined;
    const entries = selected.map(({ entry_id, fees }) => ({ entry_id, fee_ids: fees.map(({ fee_id }) => fee_id) }));
    const isDone = await this.#run(async () => {
      await this.#host.session.client.confirmBankMatches({ body: { file: this.#file!, entries } });
    });
    if (isDone) this.#settle(selected);
    // others have changed something: what is shown is out of date
    else if (this.failure === 'changed' || this.failure === 'gone') {
      await this.#match();
      this.failure ??= 'changed';
    }
    await this.#host.focus('.bank-notice', '[part=heading]');
  };

  /** Shows what is left after these were confirmed. */
  #settle(confirmed: readonly DeskBankEntry[]): void {
    this.notice = {
      count: confirmed.flatMap(({ fees }) => fees).length,
      amount: confirmed.reduce((sum, { amount }) => sum + amount, 0),
    };
    const { matches } = this;
    if (matches) this.matches = { ...matches, entries: matches.entries.filter((entry) => !confirmed.includes(entry)) };
    this.selectAll(true);
  }

  /** Throws away the file and all that it says. */
  clear(): void {
    this.#generation++;
    this.#file = undefined;
    this.#selected.clear();
    this.matches = this.failure = this.notice = undefined;
    this.drawnCount = DRAWN_ENTRIES;
  }
}
