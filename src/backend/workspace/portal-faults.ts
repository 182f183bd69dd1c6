import { fault } from './askable.js';
import { nearest } from './nearest.js';
import type { RawFile, Sound } from './raw-file.js';
import type { Found } from './schema-faults.js';

/** What the words of each mail may ask for, and what they cannot do without. */
const placeholders = {
  sign_in: { known: ['link', 'name', 'organisation', 'until', 'contact'], needed: ['link'] },
  email_confirmation: { known: ['link', 'organisation', 'until', 'contact'], needed: ['link'] },
  email_requested: { known: ['link', 'name', 'organisation', 'contact'], needed: ['link'] },
  email_changed: { known: ['link', 'name', 'organisation', 'contact'], needed: [] },
} as const satisfies Record<string, { known: readonly string[]; needed: readonly string[] }>;

/** What nobody could do without the link of a mail. */
const unable = {
  sign_in: 'not sign in',
  email_confirmation: 'not confirm the address',
  email_requested: 'not undo the change',
  email_changed: 'not undo the change',
} as const;

/** Each wording of a text: the one, or one per language. */
const wordingsOf = (text: unknown, path: readonly (string | number)[]) =>
  (typeof text === 'object' && text !== null ? Object.entries(text) : [['', text] as const]).flatMap(
    ([language, words]: readonly [string, unknown]) =>
      typeof words === 'string' ? [{ words, path: language ? [...path, language] : path }] : [],
  );

/** What is wrong with the portal of a workspace: a page that may not show personal data, a mail without its link. */
export function portalFaults({ member_portal, portal_origins = [] }: Sound<RawFile['workspace']>): Found[] {
  const { page, mails = {} } = member_portal ?? {};
  const origin = page !== undefined && URL.canParse(page) ? new URL(page).origin : undefined;
  const unlisted = origin !== undefined && !portal_origins.includes(origin) && !portal_origins.includes(undefined);
  const unsafe = page !== undefined && /[#?]/.test(page);
  const place = ['workspace', 'member_portal', 'page'];
  return [
    ...(unlisted ? [fault(place, `portal_origins does not list ${origin}: no personal data is shown there`)] : []),
    ...(unsafe ? [fault(place, 'write it without ? and #: the link adds its own')] : []),
    ...Object.entries(placeholders).flatMap(([kind, { known, needed }]) => {
      const { subject, text } = mails[kind as keyof typeof placeholders] ?? {};
      const at = ['workspace', 'member_portal', 'mails', kind];
      const texts = wordingsOf(text, [...at, 'text']);
      const asked = [...texts, ...wordingsOf(subject, [...at, 'subject'])].flatMap(({ words, path }) =>
        Array.from(words.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g), ([, name = '']) => ({ name, path })),
      );
      return [
        ...asked.flatMap(({ name, path }) => {
          if ((known as readonly string[]).includes(name)) return [];
          const near = nearest(name, known);
          return [fault(path, `there is no {{${name}}}${near ? `; did you mean {{${near}}}?` : ''}`)];
        }),
        ...needed.flatMap((name) =>
          texts
            .filter(({ words }) => !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(words))
            .map(({ path }) =>
              fault(path, `has no {{${name}}}: whoever gets it could ${unable[kind as keyof typeof unable]}`),
            ),
        ),
      ];
    }),
  ];
}
