import type { MailKind, MailTemplate, WordedMailKind } from '../../model/workspace.js';
import { fault, type DocumentPath } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import type { ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

interface Placeholders {
  readonly allowed: readonly string[];
  /** Placeholders that the text must have, with the consequence for the recipient if one is missing. */
  readonly required?: Readonly<Record<string, string>>;
}

const ofRegistrations = ['name', 'event', 'organisation', 'when', 'where', 'contact'] as const;

/** The placeholders of each mail. A mail about a registration gets its button if its text has no `{{link}}`. */
const placeholders: Readonly<Record<MailKind | WordedMailKind, Placeholders>> = {
  sign_in: { allowed: ['link', 'code', 'name', 'organisation', 'until', 'contact'], required: { link: 'not sign in' } },
  email_confirmation: {
    allowed: ['link', 'organisation', 'until', 'contact'],
    required: { link: 'not confirm the address' },
  },
  email_requested: {
    allowed: ['link', 'name', 'organisation', 'contact'],
    required: { link: 'not undo the change' },
  },
  email_changed: { allowed: ['link', 'name', 'organisation', 'contact'] },
  // it names nobody: somebody else may have typed the address
  unconfirmed: { allowed: [...ofRegistrations.filter((name) => name !== 'name'), 'link', 'until'] },
  registered: { allowed: [...ofRegistrations, 'link'] },
  waiting: { allowed: [...ofRegistrations, 'link'] },
  applied: { allowed: [...ofRegistrations, 'link'] },
  review: { allowed: ofRegistrations },
  offered: { allowed: [...ofRegistrations, 'link', 'until'] },
  lapsed: { allowed: [...ofRegistrations, 'link'] },
  accepted: { allowed: [...ofRegistrations, 'link'] },
  declined: { allowed: ofRegistrations },
  cancelled: { allowed: ofRegistrations },
  price_changed: { allowed: [...ofRegistrations, 'link'] },
};

interface Variant {
  readonly words: string;
  readonly path: DocumentPath;
}

/** All variants of a text: one, or one per language. */
const variantsOf = (text: unknown, path: DocumentPath): Variant[] =>
  (typeof text === 'object' && text !== null ? Object.entries(text) : [['', text] as const]).flatMap(
    ([language, words]: readonly [string, unknown]) =>
      typeof words === 'string' ? [{ words, path: language ? [...path, language] : path }] : [],
  );

function unknownPlaceholders({ words, path }: Variant, allowed: readonly string[]): PathFault[] {
  const names = Array.from(words.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g), ([, name = '']) => name);
  return names
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const suggestion = closestMatch(name, allowed);
      const advice = suggestion
        ? `did you mean {{${suggestion}}}?`
        : `known are ${allowed.map((name) => `{{${name}}}`).join(', ')}`;
      return fault(path, `there is no {{${name}}}; ${advice}`);
    });
}

/** The faults of the club's own words for mails: placeholders that a mail does not know, or a mail without its link. */
export const mailTemplateFaults = (
  templates: ValidPart<Partial<Record<string, MailTemplate>>>,
  path: DocumentPath,
): PathFault[] =>
  Object.entries(templates).flatMap(([kind, template]) => {
    // an unknown kind is a fault of its own
    const { allowed, required = {} } = (placeholders as Readonly<Record<string, Placeholders>>)[kind] ?? {
      allowed: [],
    };
    const texts = variantsOf(template?.text, [...path, kind, 'text']);
    if (!allowed.length) return [];
    const all = [...texts, ...variantsOf(template?.subject, [...path, kind, 'subject'])];
    return [
      ...all.flatMap((variant) => unknownPlaceholders(variant, allowed)),
      ...Object.entries(required).flatMap(([name, consequence]) =>
        texts
          .filter(({ words }) => !new RegExp(`\\{\\{\\s*${name}\\s*\\}\\}`).test(words))
          .map(({ path: at }) => fault(at, `has no {{${name}}}: whoever gets it could ${consequence}`)),
      ),
    ];
  });
