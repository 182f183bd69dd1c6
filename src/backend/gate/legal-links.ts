import { serverWordsOf } from '../../i18n/server-words.js';
import type { ConsentLink } from '../../model/registration-form.js';
import type { Workspace } from '../../model/workspace.js';

/** Links that the law asks of a club, in the order in which they are shown. */
const pages = ['privacy', 'imprint'] as const;

/**
 * Links to the privacy notice and the imprint of a club, in the languages of the club, as its own texts are: browsers load no
 * words for them. Empty if it names neither.
 */
export async function legalLinks(workspace: Workspace): Promise<{ legal?: ConsentLink[] }> {
  const named = pages.flatMap((page) => {
    const url = workspace[`${page}_url`];
    return url === null ? [] : [{ page, url }];
  });
  if (!named.length) return {};
  const words = await Promise.all(
    workspace.languages.map(async (language) => [language, await serverWordsOf(language, 'pages')] as const),
  );
  const textOf = (page: (typeof pages)[number]) =>
    Object.fromEntries(words.map(([language, urls]) => [language, urls[page]]));
  return { legal: named.map(({ page, url }) => ({ text: textOf(page), url })) };
}
