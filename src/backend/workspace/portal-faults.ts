import { fault } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import type { RawFile, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** The allowed and the required placeholders of each mail. */
const placeholders = {
  sign_in: { allowed: ['link', 'name', 'organisation', 'until', 'contact'], required: ['link'] },
  email_confirmation: { allowed: ['link', 'organisation', 'until', 'contact'], required: ['link'] },
  email_requested: { allowed: ['link', 'name', 'organisation', 'contact'], required: ['link'] },
  email_changed: { allowed: ['link', 'name', 'organisation', 'contact'], required: [] },
} as const satisfies Record<string, { allowed: readonly string[]; required: readonly string[] }>;

/** The consequences of a mail without its link. */
const consequences = {
  sign_in: 'not sign in',
  email_confirmation: 'not confirm the address',
  email_requested: 'not undo the change',
  email_changed: 'not undo the change',
} as const;

/** All variants of a text: one, or one per language. */
const textVariants = (text: unknown, path: readonly (string | number)[]) =>
  (typeof text === 'object' && text !== null ? Object.entries(text) : [['', text] as const]).flatMap(
    ([language, words]: readonly [string, unknown]) =>
      typeof words === 'string' ? [{ words, path: language ? [...path, language] : path }] : [],
  );

/** The faults of the member portal: a page that may not show personal data, or a mail without its link. */
export function portalFaults({ member_portal, portal_origins = [] }: ValidPart<RawFile['workspace']>): PathFault[] {
  const { page, mails = {} } = member_portal ?? {};
  const origin = page !== undefined && URL.canParse(page) ? new URL(page).origin : undefined;
  const isUnlisted = origin !== undefined && !portal_origins.includes(origin) && !portal_origins.includes(undefined);
  const hasQueryOrHash = page !== undefined && /[#?]/.test(page);
  const pagePath = ['workspace', 'member_portal', 'page'];
  return [
    ...(isUnlisted ? [fault(pagePath, `portal_origins does not list ${origin}: no personal data is shown there`)] : []),
    ...(hasQueryOrHash ? [fault(pagePath, 'write it without ? and #: the link adds its own')] : []),
    ...Object.entries(placeholders).flatMap(([kind, { allowed, required }]) => {
      const { subject, text } = mails[kind as keyof typeof placeholders] ?? {};
      const mailPath = ['workspace', 'member_portal', 'mails', kind];
      const texts = textVariants(text, [...mailPath, 'text']);
      const usedPlaceholders = [...texts, ...textVariants(subject, [...mailPath, 'subject'])].flatMap(
        ({ words, path }) => Array.from(words.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g), ([, name = '']) => ({ name, path })),
      );
      return [
        ...usedPlaceholders.flatMap(({ name, path }) => {
          if ((allowed as readonly string[]).includes(name)) return [];
          const suggestion = closestMatch(name, allowed);
          return [fault(path, `there is no {{${name}}}${suggestion ? `; did you mean {{${suggestion}}}?` : ''}`)];
        }),
        ...required.flatMap((name) =>
          texts
            .filter(({ words }) => !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(words))
            .map(({ path }) =>
              fault(
                path,
                `has no {{${name}}}: whoever gets it could ${consequences[kind as keyof typeof consequences]}`,
              ),
            ),
        ),
      ];
    }),
  ];
}
