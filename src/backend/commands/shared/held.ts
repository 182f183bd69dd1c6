import type { HeldReason, HeldRegistration, Store } from '../../store/index.js';
import { UsageError } from '../../workspace/index.js';

/** What made a registration wait, in words for who decides. */
export const reasons: Readonly<Record<HeldReason, string>> = {
  note: 'something was written into the field that nobody sees',
};

/** The held registrations with these ids, each once. Throws `UsageError` where one is not there. */
export async function heldBy(store: Store, workspace_id: string, ids: readonly string[]): Promise<HeldRegistration[]> {
  const all = new Map((await store.held.all(workspace_id)).map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const found = all.get(id);
    if (!found)
      throw new UsageError(`No registration ${id} is held. turnout held list has those that are. Nothing was done.`);
    return found;
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What somebody has sent, a line for each value. */
export const linesOf = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    isObject(value)
      ? linesOf(value, `${prefix}${name}.`)
      : [`  ${prefix}${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`],
  );

/** What a person is called, or what they can be written to. */
export function whoIs({ name, email }: Record<string, unknown>): string {
  const { first_name, last_name } = (name ?? {}) as { first_name?: string | null; last_name?: string | null };
  const parts = [first_name, last_name].filter(Boolean);
  return parts.join(' ') || String(email ?? 'somebody without a name');
}
