import type { Answers } from '../../fields/index.js';
import { evaluateConditions, participantValues, type Form, type IsMet } from '../../forms/index.js';
import { participantsStyles } from '../form/participants-styles.js';
import type { FormKit } from './form-kit.js';
import { MultipleParticipants } from './multiple-participants.js';
import type { ParticipantsOptions } from './participants.js';

/** Whether conditions hold for a participant, by the answers in the form and the day on which ages count. */
export type ConditionsFor = (key: number, form: Form, answers: Answers, firstDay: string) => IsMet;

const conditionsFor: ConditionsFor = (key, form, answers, firstDay) =>
  evaluateConditions(form, participantValues(key, form, answers), firstDay).isMet;

/** Features that only some forms need: several persons, conditions of questions and prices, rules about ages. */
export default (kit: FormKit) => ({
  createParticipants: (options: ParticipantsOptions) => new MultipleParticipants(options, kit),
  participantsStyles: participantsStyles(kit),
  conditionsFor,
});
