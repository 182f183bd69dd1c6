import type { MailSettings, Notify } from './workspace.js';

/** When and to whom news of a form go. Undefined if nobody is told. */
export function noticeSettings(
  form: { readonly contact_email: string | null; readonly notify: Notify | null },
  workspace: { readonly contact_email: string | null; readonly mail_settings: MailSettings },
): { readonly contact: string; readonly notify: Exclude<Notify, 'none'> } | undefined {
  const contact = form.contact_email ?? workspace.contact_email;
  const notify = form.notify ?? workspace.mail_settings.notify;
  return contact === null || notify === 'none' ? undefined : { contact, notify };
}
