import { wordsOf } from '../../i18n/index.js';
import type { AttachedExpense, FeeInput } from '../../model/fee.js';
import type { Workspace } from '../../model/workspace.js';
import type { Registration, Store } from '../store/index.js';

/** The longest description of a fee, in code points. */
const MAX_DESCRIPTION_LENGTH = 250;

const shorten = (text: string): string => [...text].slice(0, MAX_DESCRIPTION_LENGTH).join('');

/** The tables that a fee is described from. */
export type FeeSources = Pick<Store, 'events' | 'forms'>;

/** The title of the event and what its fees are booked on. */
interface FeeSubject {
  readonly title: string;
  readonly attached_expense?: AttachedExpense;
}

async function subjectOf(
  { events, forms }: FeeSources,
  { workspace_id, slug, list_id }: Registration,
): Promise<FeeSubject> {
  const form = await forms.find(workspace_id, slug);
  const event = (await events.all(workspace_id)).find((one) => one.list_id === list_id);
  const { cost_unit, category } = form?.layout?.prices ?? {};
  return {
    title: event?.title ?? form?.title ?? slug,
    ...(cost_unit === undefined
      ? {}
      : {
          attached_expense: {
            costunit_name: cost_unit,
            ...(category === undefined ? {} : { category_name: category }),
          },
        }),
  };
}

interface NamedPerson {
  readonly name?: { readonly first_name?: string | null; readonly last_name?: string | null } | null;
}

/** Title and name, in the first language of the club; a person without a name is the first, second … of the family. */
async function descriptionOf(
  title: string,
  { name }: NamedPerson,
  { position }: Registration,
  { languages }: Workspace,
): Promise<string> {
  const fullName = [name?.first_name, name?.last_name].filter(Boolean).join(' ');
  const label = fullName || (await wordsOf(languages[0]!, 'form')).participant(position + 1);
  return shorten(`${title}: ${label}`);
}

/** The fee of `amount` cents for a registration. */
export async function feeInputOf(
  tables: FeeSources,
  { workspace, registration, person }: { workspace: Workspace; registration: Registration; person: NamedPerson },
  amount: number,
): Promise<FeeInput> {
  const { title, attached_expense } = await subjectOf(tables, registration);
  return {
    amount,
    description: await descriptionOf(title, person, registration, workspace),
    person_id: registration.person_id,
    ...(attached_expense ? { attached_expense } : {}),
  };
}
