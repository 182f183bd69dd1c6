import { languages } from '../../src/i18n/index.js';
import type { Language } from '../../src/i18n/messages.js';
import { serverLanguages } from '../../src/i18n/server-words.js';

/** Parts of a language that mails about registrations have words of. */
const MAIL_PARTS = ['form', 'fees', 'nextSteps'] as const;

/** Loads the words of mails now: an `import()` comes back by way of another thread, at no moment of ours. Returns what undoes it. */
export async function loadWordsAtOnce(): Promise<() => void> {
  const server = serverLanguages as Record<string, (typeof serverLanguages)[string]>;
  const elements = languages as Record<string, (typeof languages)[string]>;
  const before = { server: { ...server }, elements: { ...elements } };
  for (const [tag, load] of Object.entries(before.server)) {
    const words = await load();
    server[tag] = () => Promise.resolve(words);
  }
  for (const [tag, load] of Object.entries(before.elements)) {
    const parts = await Promise.all(MAIL_PARTS.map(async (part) => [part, await load(part)] as const));
    const loaded = Object.fromEntries(parts) as Partial<Language>;
    elements[tag] = (part) => Promise.resolve(loaded[part]!);
  }
  return () => {
    Object.assign(server, before.server);
    Object.assign(elements, before.elements);
  };
}
