import { adoptStyles, render } from 'lit';
import { directionOf, supportedTag, wordsOf } from '../../i18n/index.js';
import { deskWordsOf } from '../../i18n/desk-words.js';
import { DeskController } from './desk-controller.js';
import { deskStyles } from './desk-styles.js';
import { deskTemplate } from './desk-template.js';

export interface DeskPage {
  readonly host: HTMLElement;
  readonly controller: DeskController;
}

/** Moves the line of the club from the head of the page into the first row of the desk. */
function takeClubLine(host: HTMLElement): void {
  const line = host.parentElement?.querySelector<HTMLElement>(':scope > header > .club');
  const pageHead = line?.parentElement;
  if (!line) return;
  line.slot = 'club';
  host.append(line);
  pageHead?.remove();
}

/** Shows the desk before an element, in the language of the page. `gate` is the address of the gate with the workspace. */
export async function showDesk(place: HTMLElement, gate: string): Promise<DeskPage> {
  const language = supportedTag(document.documentElement.lang);
  const [{ desk: words }, memberWords] = await Promise.all([deskWordsOf(language), wordsOf(language, 'profile')]);
  // the words of the members' area tell of that area
  const { unavailable, busy } = words;
  const loginWords = { ...memberWords, unavailable, busy, missing: unavailable };
  // the server has none of these words
  document.title = `${words.title} · ${document.title}`;
  const host = document.createElement('div');
  host.className = 'desk';
  host.lang = language;
  host.dir = directionOf(language);
  place.before(host);
  takeClubLine(host);
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, deskStyles);
  const context = { language, words, loginWords };
  const controller: DeskController = new DeskController({
    language,
    gate,
    draw: () => render(deskTemplate(controller, context), root),
    find: (selector) => root.querySelector(selector),
  });
  controller.start();
  return { host, controller };
}
