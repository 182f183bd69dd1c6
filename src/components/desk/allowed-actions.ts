import type { DeskPersonAction } from '../../i18n/desk-words.js';
import type { DeskAction, DeskRow, DeskSession } from '../../model/desk.js';
import type { RegistrationState } from '../../model/own-registration.js';

interface Rule {
  readonly action: DeskPersonAction;
  /** The permission that the organiser needs. */
  readonly right: DeskAction;
  readonly states: readonly RegistrationState[];
}

const rules: readonly Rule[] = [
  { action: 'offer', right: 'waiting_list', states: ['waiting', 'lapsed'] },
  { action: 'promote', right: 'promote', states: ['waiting', 'offered', 'lapsed'] },
  { action: 'accept', right: 'applications', states: ['applied'] },
  { action: 'decline', right: 'applications', states: ['applied'] },
  { action: 'cancel', right: 'cancel', states: ['registered', 'unconfirmed', 'waiting', 'offered', 'lapsed'] },
];

const correctableStates: readonly RegistrationState[] = [
  'registered',
  'unconfirmed',
  'waiting',
  'offered',
  'lapsed',
  'applied',
];

/** Whether the organiser may correct the answers of a registration in its state. */
export const canCorrect = ({ actions }: Pick<DeskSession, 'actions'>, { state }: Pick<DeskRow, 'state'>): boolean =>
  actions.includes('correct') && state !== null && correctableStates.includes(state);

const movableStates: readonly RegistrationState[] = ['registered', 'waiting', 'offered', 'lapsed'];

/** Whether the organiser may move a registration in its state to another event. */
export const canMove = ({ actions }: Pick<DeskSession, 'actions'>, { state }: Pick<DeskRow, 'state'>): boolean =>
  actions.includes('move') && state !== null && movableStates.includes(state);

/** The actions on a registration that the organiser may do and that its state allows. */
export const allowedActions = (
  { actions }: Pick<DeskSession, 'actions'>,
  { state }: Pick<DeskRow, 'state'>,
): DeskPersonAction[] =>
  rules
    .filter(({ right, states }) => actions.includes(right) && state !== null && states.includes(state))
    .map(({ action }) => action);
