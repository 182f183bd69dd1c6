import type { CardWords, ClosedWords, ConfirmWords, FormWords, NextStepWords, StepWords } from './form-messages.js';
import type { FilterWords, ListWords } from './list-messages.js';
import type {
  FeeWords,
  LoginWords,
  PriceWords,
  ProfileWords,
  SignInCodeWords,
  SignOutWords,
} from './member-messages.js';

export type * from './form-messages.js';
export type * from './list-messages.js';
export type * from './member-messages.js';
export type * from './shared-messages.js';

/** All words of the elements in a language. One without one of these words does not compile. */
export interface Language {
  readonly form: FormWords;
  readonly list: ListWords;
  readonly filters: FilterWords;
  readonly login: LoginWords;
  readonly profile: ProfileWords;
  readonly fees: FeeWords;
  readonly price: PriceWords;
  readonly closed: ClosedWords;
  readonly confirm: ConfirmWords;
  readonly nextSteps: NextStepWords;
  readonly cards: CardWords;
  readonly steps: StepWords;
  readonly signOut: SignOutWords;
  readonly signInCode: SignInCodeWords;
}
