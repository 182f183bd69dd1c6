/** The states that the desk can be in, one line each. */
import type { States } from '../../support/element-states.js';
import { answersStates } from './answers-states.js';
import { chooseBankFile } from './choose-bank-file.js';
import type { OpenedDesk } from './open-desk.js';
import { failing, openList, openPerson, refusal, until } from './state-steps.js';

const openSettings = async (desk: OpenedDesk) => {
  await openList(desk);
  await desk.press('.settings summary');
};
const begin = (person_id: string, action: string) => async (desk: OpenedDesk) => {
  await openPerson(person_id)(desk);
  await desk.press(`[data-action=${action}]`);
};
const openMessage = async (desk: OpenedDesk) => {
  await openList(desk);
  await desk.press('.write');
  await desk.waitFor('#message-text');
};
const requestLink = async (desk: OpenedDesk) => {
  await desk.type('[name=email]', 'board@example.org');
  await desk.press('form .main');
};
const openDuplicates = async (desk: OpenedDesk) => {
  await openList(desk);
  await desk.press('.open-duplicates');
  await desk.waitFor('.count, .no-pairs');
};
const openMoney = async (desk: OpenedDesk) => {
  await desk.press('.open-money');
  await desk.waitFor('[data-fee]');
};
const markTwoFees = async (desk: OpenedDesk) => {
  await openMoney(desk);
  await desk.press('[data-fee=fee_0]');
  await desk.press('[data-fee=fee_1]');
  await desk.press('.mark');
};
const openBank = async (desk: OpenedDesk) => {
  await desk.press('.open-money');
  await desk.press('.open-bank');
  await desk.waitFor('#bank-file');
};
const chooseFile = async (desk: OpenedDesk) => {
  await openBank(desk);
  await chooseBankFile(desk);
};
const isSignedIn = false;

export const states: States = {
  'sign-in': until('[name=email]', undefined, { isSignedIn }),
  'wrong address': until('.issue', (desk) => desk.press('form .main'), { isSignedIn }),
  'mail sent': until('[name=code]', requestLink, { isSignedIn }),
  'mail not sent': until('.alert', requestLink, {
    isSignedIn,
    prepare: failing('POST /link-requests', () => refusal(503)),
  }),
  'link followed': until('.in .main', ({ controller }) => controller.session.open('l'.repeat(43)), { isSignedIn }),
  'link over': until('.alert', ({ controller }) => controller.session.rejectLink(), { isSignedIn }),
  loading: until('[role=status]', undefined, {
    prepare: failing('GET /sessions/current', () => new Promise<never>(() => {})),
  }),
  failed: until('.alert', undefined, { prepare: failing('GET /sessions/current', () => refusal(503)) }),
  lists: until('.cards'),
  'lists before a hosted service': until('.hosted', undefined, { isHosted: true }),
  journal: until('.journal li', (desk) => desk.press('.open-journal')),
  'an empty journal': until('[role=status]', (desk) => desk.press('.open-journal'), { entries: 0 }),
  'a list': until('[data-person]', openList),
  'a list of nobody': until('.nobody', (desk) => desk.press('.card h2 button'), { rows: 0 }),
  'nobody found': until('.actions button', async (desk) => {
    await openList(desk);
    await desk.type('#search', 'nobody at all');
  }),
  'columns to choose': until('.choices', async (desk) => {
    await openList(desk);
    await desk.press('.columns summary');
  }),
  'places of a list': until('#places', openSettings),
  'places set here': until('.done', async (desk) => {
    await openSettings(desk);
    await desk.type('#places', '80');
    await desk.press('.save-places');
  }),
  'places of no number': until('.issue', async (desk) => {
    await openSettings(desk);
    await desk.type('#places', 'many');
    await desk.press('.save-places');
  }),
  'fewer places than are taken': until('.settings .question', async (desk) => {
    await openSettings(desk);
    await desk.type('#places', '2');
    await desk.press('.save-places');
  }),
  'a list closed here': until('.done', async (desk) => {
    await openSettings(desk);
    await desk.press('[data-closed=true]');
  }),
  'a list for the kitchen': until('.count', (desk) => desk.press('.card h2 button'), { role: 'kitchen' }),
  'a person with a fee': until('.history', openPerson('per_0')),
  'a question': until('.question', begin('per_0', 'cancel')),
  'a question with a sentence': until('#sentence', async (desk) => {
    await desk.press('[data-count=applied]');
    await desk.press('[data-person=per_applied]');
    await desk.press('[data-action=decline]');
  }),
  ...answersStates,
  'a person who waits': until('[data-action=promote]', openPerson('per_2')),
  'a person with an offer': until('[data-action=promote]', openPerson('per_5')),
  'a question before a place is given': until('.question', begin('per_2', 'promote')),
  'a waiting list': until('[data-person]', (desk) => desk.press('[data-count=waiting]')),
  'an action that failed': until(
    '.question [role=alert]',
    async (desk) => {
      await begin('per_0', 'cancel')(desk);
      await desk.press('.yes');
    },
    { prepare: failing('POST /lists/lst_camp/registrations/per_0/cancel', () => refusal(500)) },
  ),
  'an outcome': until('.outcome', async (desk) => {
    await begin('per_0', 'cancel')(desk);
    await desk.press('.yes');
  }),
  'a person who is gone': until('.notice', async (desk) => {
    await openPerson('per_0')(desk);
    await desk.waitFor('section');
    desk.controller.goTo({ screen: 'person', list_id: 'lst_camp', person_id: 'per_nobody' });
  }),
  reviews: until('.card [data-action]', (desk) => desk.press('[data-count=held]')),
  'a release that failed': until(
    '.failure',
    async (desk) => {
      await desk.press('[data-count=held]');
      await desk.press('[data-action=release]');
    },
    { prepare: failing('POST /reviews/rev_1/release', () => refusal(500)) },
  ),
  'a message': until('.journal li', openMessage),
  'a message without a text': until('.issue', async (desk) => {
    await openMessage(desk);
    await desk.press('.preview');
  }),
  'a message to be sent': until('.send', async (desk) => {
    await openMessage(desk);
    await desk.type('#message-subject', 'News about {{event}}');
    await desk.type('#message-text', 'Hello {{first_name}}');
    await desk.press('.preview');
  }),
  attendance: until('.attendance input', async (desk) => {
    await openList(desk);
    await desk.press('.tools.end > button');
  }),
  duplicates: until('.pair', openDuplicates),
  'no duplicates': until('.no-pairs', openDuplicates, {
    prepare: (gate) => {
      gate.duplicates.pairs = [];
    },
  }),
  'a question before two are merged': until('.question', async (desk) => {
    await openDuplicates(desk);
    await desk.press('[data-merge]');
  }),
  'two who were not merged': until(
    '.pair-failure',
    async (desk) => {
      await openDuplicates(desk);
      await desk.press('[data-merge]');
      await desk.press('.yes');
    },
    { prepare: failing('POST /lists/lst_camp/duplicates/merge', () => refusal(500)) },
  ),
  settings: until('section', (desk) => desk.press('.open-workspace')),
  'settings of an event': until('[data-list][open]', async (desk) => {
    await desk.press('.open-workspace');
    await desk.press('[data-list=lst_camp] summary');
  }),
  'settings that did not come': until('.alert', (desk) => desk.press('.open-workspace'), {
    prepare: failing('GET /workspace', () => refusal(503)),
  }),
  fees: until('.sums', openMoney),
  'no fees': until('.sums', (desk) => desk.press('.open-money'), { fees: 0 }),
  'fees that did not come': until('.alert', (desk) => desk.press('.open-money'), {
    prepare: failing('GET /fees', () => refusal(503)),
  }),
  'paid fees': until('[data-fee=fee_3]', async (desk) => {
    await openMoney(desk);
    await desk.choose('#money-state', 'paid');
  }),
  'all fees selected': until('.selection', async (desk) => {
    await openMoney(desk);
    await desk.press('#select-all');
  }),
  'a day of payment that is wrong': until('.issue', async (desk) => {
    await openMoney(desk);
    await desk.press('[data-fee=fee_0]');
    await desk.choose('#money-day', '2030-01-07');
    await desk.press('.mark');
  }),
  'fees that were marked': until('.outcome', markTwoFees),
  'a reminder to be sent': until('.send-reminder', async (desk) => {
    await openMoney(desk);
    await desk.press('#select-all');
    await desk.press('.remind');
  }),
  'a reminder that was sent': until('.reminder-notice', async (desk) => {
    await openMoney(desk);
    await desk.press('#select-all');
    await desk.press('.remind');
    await desk.press('.send-reminder');
  }),
  'nobody to be reminded': until('.reminder .again', async (desk) => {
    await openMoney(desk);
    await desk.press('[data-fee=fee_1]');
    await desk.press('.remind');
  }),
  'a bank file to choose': until('#bank-file', openBank),
  'the payments of a bank file': until('[data-entry]', chooseFile),
  'a bank file that cannot be read': until('.bank-notice', chooseFile, {
    prepare: failing('POST /bank-matches', () =>
      Response.json({ status: 422, title: 'no', issues: [{ field: 'file', code: 'wrong_format' }] }, { status: 422 }),
    ),
  }),
  'payments that were confirmed': until('.outcome', async (desk) => {
    await chooseFile(desk);
    await desk.press('.confirm');
  }),
  'fees that could not be marked': until('.alert.money-notice', markTwoFees, {
    prepare: failing('POST /fees/paid', () => refusal(500)),
  }),
};
