import type { Organiser } from '../../model/desk.js';
import type { EventDeletion } from '../../model/event-deletion.js';
import type { Layout } from '../../model/registration-form.js';
import type { BankAccount, MailSettings, PortalSettings } from '../../model/workspace.js';
import { formatLocalTime } from './local-time.js';

/** A changed key of a workspace.yaml. */
export interface Change {
  /** `max_persons`, `subscription.list_types` */
  readonly field: string;
  /** Null if the key was absent. */
  readonly from: unknown;
  readonly to: unknown;
}

const nothingDeleted: EventDeletion = { persons: null, answers: {} };

/** Converts stored values to keys of a workspace.yaml, if the two differ. */
const fileFormats: Readonly<Record<string, (value: never, zone: string) => object>> = {
  published: (published: 0 | 1 | boolean) => ({ published: Boolean(published) }),
  opens_at: (instant: number | null, zone) => ({ opens_at: instant === null ? null : formatLocalTime(instant, zone) }),
  closes_at: (instant: number | null, zone) => ({
    closes_at: instant === null ? null : formatLocalTime(instant, zone, { endOfDay: true }),
  }),
  layout: (layout: Layout | null) => ({
    intro: layout?.intro ?? null,
    thanks: layout?.thanks ?? null,
    participants: layout?.participants ?? null,
    waiting_list: layout?.waiting_list ?? null,
    promotion: layout?.promotion ?? null,
    offer_hours: layout?.offer_hours ?? null,
    confirm_email: layout?.confirm_email ?? null,
    changes_until: layout?.changes_until ?? null,
    cancel_until: layout?.cancel_until ?? null,
    prices: layout?.prices ?? null,
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
  mail_settings: ({ notify, templates }: MailSettings) => ({ notify, mails: templates }),
  deletion: (deletion: string | null) => {
    const { persons, answers } = deletion === null ? nothingDeleted : (JSON.parse(deletion) as EventDeletion);
    return {
      delete_after: persons,
      'columns.delete_after': Object.entries(answers).map(([name, days]) => `${name} ${days}`),
    };
  },
  organisers: (organisers: Organiser[]) => ({
    organisers: organisers.map(({ email, name, role, lists, fields }) =>
      [email, ...(name === null ? [] : [name]), role, ...(lists ?? []), ...(fields ?? [])].join(' '),
    ),
  }),
  bank_account: (account: BankAccount | null) => ({
    'bank_account.holder': account?.holder ?? null,
    'bank_account.iban': account?.iban ?? null,
    'bank_account.bic': account?.bic ?? null,
    'bank_account.bank': account?.bank ?? null,
  }),
  // positions are shown starting from one
  position: (position: number) => ({ position: position + 1 }),
};

const toFileKeys = (entry: object, zone: string): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(entry).map(([key, value]) => fileFormats[key]?.(value as never, zone) ?? { [key]: value }),
  ) as Record<string, unknown>;

export const isSameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The differences between the stored and the target state; times are local times of `zone`. */
export function changesOf(existing: object, target: object, zone: string): Change[] {
  const [before, after] = [toFileKeys(existing, zone), toFileKeys(target, zone)];
  return Object.keys(after).flatMap((field) =>
    isSameJson(before[field], after[field]) ? [] : [{ field, from: before[field] ?? null, to: after[field] ?? null }],
  );
}

const MAX_SHOWN_LENGTH = 40;

const truncate = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object' || isTexts(value);

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(text);

function formatValue(value: unknown, placeholder: string): string {
  if (value === null) return placeholder;
  if (isTexts(value)) return truncate(value.map((text) => JSON.stringify(text)).join(', ') || placeholder);
  return isText(value) && !isMoment(value) ? JSON.stringify(truncate(value)) : String(value);
}

/** The added and removed texts; undefined if only the order has changed. */
function listDifference(from: readonly string[], to: readonly string[]): string | undefined {
  const missingIn = (texts: readonly string[], comparedTexts: readonly string[], sign: string) =>
    texts.filter((text) => !comparedTexts.includes(text)).map((text) => `${sign}${JSON.stringify(truncate(text))}`);
  const [added, removed] = [missingIn(to, from, '+'), missingIn(from, to, '-')];
  const all = [...added, ...removed];
  return all.length > 8 ? `+${added.length} -${removed.length}` : all.join(' ') || undefined;
}

/** The names of the fields in the sections of a form. */
const fieldNamesOf = (value: unknown): string[] =>
  ((value ?? []) as { fields: { name: string }[] }[]).flatMap(({ fields }) => fields.map(({ name }) => name));

/** A change in one line: `max_persons 20 → none`. */
export function formatChange({ field, from, to }: Change): string {
  if (field === 'sections' || field === 'profile')
    return `${field} ${listDifference(fieldNamesOf(from), fieldNamesOf(to)) ?? 'changed'}`;
  if (isTexts(from) && isTexts(to)) return `${field} ${listDifference(from, to) ?? 'in another order'}`;
  if (!isPlain(from) || !isPlain(to)) return `${field} changed`;
  const [before, after] = [formatValue(from, '–'), formatValue(to, 'none')];
  if (before !== after || !isText(from) || !isText(to)) return `${field} ${before} → ${after}`;
  // both are truncated and begin alike: the text around the first difference is shown
  const firstDifference = [...from].findIndex((letter, index) => letter !== [...to][index]);
  const tail = (text: string) =>
    JSON.stringify(
      `…${truncate([...text].slice(Math.max(0, (firstDifference < 0 ? from.length : firstDifference) - 10)).join(''))}`,
    );
  return `${field} ${tail(from)} → ${tail(to)}`;
}
