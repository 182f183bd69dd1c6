import { adoptStyles, render } from 'lit';
import { registrationsClient } from '../../api/index.js';
import { directionOf, supportedTag, wordsOf } from '../../i18n/index.js';
import { registrationWordsOf } from '../../i18n/registration-words.js';
import { ownRegistrationsStyles } from './own-registrations-styles.js';
import { OwnRegistrationsController } from './own-registrations-controller.js';
import { pageTemplate } from './page-template.js';

export interface OwnRegistrationsOptions {
  /** Address of the gate with the workspace: `https://turnout.example.org/public/club`. */
  readonly gate: string;
  /** The token of the mailed link. */
  readonly token: string;
  /** The registrations are shown before this element. */
  readonly place: HTMLElement;
}

let shown: HTMLElement | undefined;

/** Shows the registrations that a mailed link opens, in the language of the page. A second link replaces the first. */
export async function showOwnRegistrations({ gate, token, place }: OwnRegistrationsOptions): Promise<void> {
  const language = supportedTag(document.documentElement.lang);
  const [words, formWords, feeWords, conflictWords, { askClub }] = await Promise.all([
    registrationWordsOf(language),
    wordsOf(language, 'form'),
    wordsOf(language, 'fees'),
    wordsOf(language, 'profile'),
    wordsOf(language, 'login'),
  ]);
  const context = { language, words, formWords, feeWords, conflictWords, level: 2, openIds: undefined, askClub };
  shown?.remove();
  const host = (shown = document.createElement('div'));
  host.className = 'own-registrations';
  host.lang = language;
  host.dir = directionOf(language);
  place.before(host);
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, ownRegistrationsStyles);
  const controller = new OwnRegistrationsController({
    language,
    token,
    clientWith: (key) => registrationsClient({ base: gate, ...(key ? { key } : {}) }),
    draw: () => render(pageTemplate(controller, context), root),
    find: (selector) => root.querySelector(selector),
  });
  // leaving the page would lose what was typed: the browser asks
  addEventListener('beforeunload', (event) => {
    if (host.isConnected && controller.hasChanges) event.preventDefault();
  });
  await controller.readLink();
}
