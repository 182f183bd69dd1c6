import { formOf, recipientAddress, type Form } from '../../../forms/index.js';
import type { Workspace } from '../../../model/workspace.js';
import { isWrittenTo } from '../../../model/desk-message.js';
import type { ListedPerson } from '../../backend.js';
import { readFormMail } from './form-mail.js';
import type { MailContext } from './message-kind.js';

type FormContext = Pick<MailContext, 'memberApi'> & { readonly store: Pick<MailContext['store'], 'forms'> };

/**
 * Reads the forms of registrations of a list, and gives the function that finds the address of a person: their own, else that of the
 * first of their family who has one. Mails about registrations go to the same.
 */
export async function readAddresses(
  context: FormContext,
  workspace: Workspace,
  list_id: string,
  slugs: ReadonlySet<string>,
): Promise<(person: ListedPerson, family: readonly ListedPerson[]) => string | undefined> {
  const api = await context.memberApi(workspace);
  const { data: columns } = await api.listColumns({ list_id });
  const allFields = formOf(columns, null);
  const forms = new Map<string, Form>();
  for (const slug of slugs) {
    const formMail = await readFormMail(context, workspace, slug, null);
    if (formMail) forms.set(slug, formMail.formModel);
  }
  return ({ person, registration }, family) => {
    const form = (registration && forms.get(registration.slug)) ?? allFields;
    const relatives = family.filter((one) => isWrittenTo(one.registration));
    return recipientAddress(form, [person, ...relatives.map((one) => one.person)]);
  };
}
