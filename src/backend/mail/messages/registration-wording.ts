import { isolate, zonedMoment, supportedTag } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { isPortalOpen, type Workspace } from '../../../model/workspace.js';
import type { Registration } from '../../store/index.js';
import { titleOf, type FormMail, type MailFact } from './form-mail.js';

/** The wording of a mail about a state of registrations. */
export interface RegistrationWording {
  readonly subject: string;
  readonly intro: string;
  /** Before day and place of the event. */
  readonly facts?: readonly MailFact[];
  /** The deadline of an offer, in words. */
  readonly until?: string;
  /** After the button, or after the facts of a mail without one. */
  readonly notes?: readonly string[];
  /** Target of the button: the page of the registrations, or the member portal. Absent without a button. */
  readonly leadsTo?: 'registration' | 'portal';
  readonly button?: string;
  /** Whether it repeats what was sent, and thanks for it in the club's words. */
  readonly repeatsAnswers?: boolean;
}

/**
 * Words the mail about a state, one of each (docs/gate.md#mails-about-registrations). Undefined if nothing is to be told: the
 * address is not confirmed yet, or the offer has ended, which the mail about its end tells.
 */
export async function wordRegistrations(
  [first, ...furtherRegistrations]: readonly [Registration, ...Registration[]],
  formMail: FormMail,
  workspace: Workspace,
  now: number,
): Promise<RegistrationWording | undefined> {
  const { language, formWords } = formMail;
  const words = await serverWordsOf(language, 'registration');
  const title = titleOf(formMail);
  const ownPage = { leadsTo: 'registration', button: words.view, notes: [words.keepLink] } as const;
  switch (first.state) {
    case 'registered':
      return {
        ...ownPage,
        subject: words.registeredSubject(title),
        intro: formWords.registered(title),
        repeatsAnswers: true,
      };
    case 'waiting':
      return { ...ownPage, subject: words.waitingSubject(title), intro: words.waiting(title), repeatsAnswers: true };
    case 'applied':
      return {
        ...ownPage,
        subject: words.appliedSubject(title),
        intro: formWords.applied(title),
        repeatsAnswers: true,
      };
    case 'offered': {
      // one mail is about a family: what has to be answered first counts
      const deadlines = [first, ...furtherRegistrations].flatMap(({ deadline_at }) => deadline_at ?? []);
      const until = Math.min(...deadlines);
      if (until <= now) return undefined;
      const moment = zonedMoment(until, supportedTag(language), workspace.time_zone);
      return {
        subject: words.offeredSubject(title),
        intro: words.offeredMail(title),
        ...(deadlines.length ? { facts: [[words.answerBy, isolate(moment, language)]], until: moment } : {}),
        leadsTo: 'registration',
        button: words.answerOffer,
        notes: [words.offerEnds, words.keepLink],
      };
    }
    case 'lapsed':
      return { ...ownPage, subject: words.lapsedSubject(title), intro: words.lapsedMail(title) };
    case 'accepted': {
      const welcome = { subject: words.acceptedSubject(title), intro: words.acceptedMail(workspace.name) };
      if (!isPortalOpen(workspace)) return { ...ownPage, ...welcome };
      const [{ signInButton }, { membersHelp }] = [
        await serverWordsOf(language, 'mail'),
        await serverWordsOf(language, 'pages'),
      ];
      return { ...welcome, leadsTo: 'portal', button: signInButton, notes: [membersHelp] };
    }
    case 'declined':
      return { subject: words.declinedSubject(title), intro: words.declinedMail(title) };
    case 'cancelled':
      return { subject: words.cancelledSubject(title), intro: words.cancelledMail(title) };
    case 'unconfirmed':
      return undefined;
  }
}
