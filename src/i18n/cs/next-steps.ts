import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Jak to bude dál',
  number: 'Číslo',
  quoteNumber: 'Při dotazech prosím uveďte číslo přihlášky.',
  payNow: 'Částku prosím uhraďte převodem. Vše potřebné je uvedeno výše.',
  changeLater: 'Změna nebo odhlášení: přes odkaz v e-mailu o přihlášce nebo u spolku.',
  onWaitingList: 'Místo zatím není jisté: přihláška je na čekací listině. Pokud se místo uvolní, spolek se ozve.',
  clubReplies: 'Spolek se ozve. Do té doby není třeba nic dělat.',
};
