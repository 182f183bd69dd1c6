import type { Layout } from '../../model/registration-form.js';
import type { PortalSettings } from '../../model/workspace.js';
import { momentIn } from './instant.js';

/** One thing that a step changes, in the words of a workspace.yaml. */
export interface Change {
  /** `max_persons`, `subscription.list_types` */
  readonly field: string;
  /** Null where nothing was said. */
  readonly from: unknown;
  readonly to: unknown;
}

/** How a workspace.yaml says what is stored, where it says it another way. */
const asWritten: Readonly<Record<string, (value: never, zone: string) => object>> = {
  published: (published: 0 | 1 | boolean) => ({ published: Boolean(published) }),
  opens_at: (instant: number | null, zone) => ({ opens_at: instant === null ? null : momentIn(instant, zone) }),
  closes_at: (instant: number | null, zone) => ({
    closes_at: instant === null ? null : momentIn(instant, zone, { endOfDay: true }),
  }),
  layout: (layout: Layout | null) => ({
    intro: layout?.intro ?? null,
    thanks: layout?.thanks ?? null,
    participants: layout?.participants ?? null,
    waiting_list: layout?.waiting_list ?? null,
    sections: layout?.sections ?? null,
  }),
  subscription: ({ variant, list_types }: { variant: string; list_types: string[] }) => ({
    'subscription.variant': variant,
    'subscription.list_types': list_types,
  }),
  portal_status: (status: string) => ({ 'member_portal.status': status }),
  portal: ({ page, mails, profile }: PortalSettings) => ({
    'member_portal.page': page,
    'member_portal.mails': mails,
    profile: profile?.sections ?? null,
    'profile.intro': profile?.intro ?? null,
  }),
  // people count from one
  position: (position: number) => ({ position: position + 1 }),
};

const written = (entry: object, zone: string): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(entry).map(([key, value]) => asWritten[key]?.(value as never, zone) ?? { [key]: value }),
  ) as Record<string, unknown>;

export const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** What is otherwise than wanted; times are on the clocks of a zone. */
export function changesOf(there: object, wanted: object, zone: string): Change[] {
  const [before, after] = [written(there, zone), written(wanted, zone)];
  return Object.keys(after).flatMap((field) =>
    same(before[field], after[field]) ? [] : [{ field, from: before[field] ?? null, to: after[field] ?? null }],
  );
}

const longest = 40;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object' || isTexts(value);

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(text);

function shown(value: unknown, nothing: string): string {
  if (value === null) return nothing;
  if (isTexts(value)) return cut(value.map((text) => JSON.stringify(text)).join(', ') || nothing);
  return isText(value) && !isMoment(value) ? JSON.stringify(cut(value)) : String(value);
}

/** What was added to texts, and what taken away; undefined where that is not what has changed. */
function parted(from: readonly string[], to: readonly string[]): string | undefined {
  const without = (texts: readonly string[], others: readonly string[], sign: string) =>
    texts.filter((text) => !others.includes(text)).map((text) => `${sign}${JSON.stringify(cut(text))}`);
  const [added, removed] = [without(to, from, '+'), without(from, to, '-')];
  const all = [...added, ...removed];
  return all.length > 8 ? `+${added.length} -${removed.length}` : all.join(' ') || undefined;
}

/** The fields that sections of a form ask for. */
const askedIn = (value: unknown): string[] =>
  ((value ?? []) as { fields: { name: string }[] }[]).flatMap(({ fields }) => fields.map(({ name }) => name));

/** A change in one line: `max_persons 20 → none`. */
export function saidOf({ field, from, to }: Change): string {
  if (field === 'sections' || field === 'profile') return `${field} ${parted(askedIn(from), askedIn(to)) ?? 'changed'}`;
  if (isTexts(from) && isTexts(to)) return `${field} ${parted(from, to) ?? 'in another order'}`;
  if (!isPlain(from) || !isPlain(to)) return `${field} changed`;
  const [before, after] = [shown(from, '–'), shown(to, 'none')];
  if (before !== after || !isText(from) || !isText(to)) return `${field} ${before} → ${after}`;
  // both are long and begin alike: shown from a little before where they part
  const parting = [...from].findIndex((letter, index) => letter !== [...to][index]);
  const tail = (text: string) =>
    JSON.stringify(`…${cut([...text].slice(Math.max(0, (parting < 0 ? from.length : parting) - 10)).join(''))}`);
  return `${field} ${tail(from)} → ${tail(to)}`;
}
