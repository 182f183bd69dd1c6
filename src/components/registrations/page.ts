/**
 * The script of a form's hosted page. With the token of a mailed link behind the `#` it shows one's own registrations in the
 * place of the form; without one it does nothing and loads nothing.
 */
const tag = document.querySelector<HTMLElement>('script[data-registrations]');

/** Takes the token out of the address, so that it is in no history, and shows what it opens. */
async function openLink(): Promise<void> {
  const token = /^#([\w-]{43})$/.exec(location.hash)?.[1];
  const gate = tag?.dataset['registrations'];
  if (!token || !gate) return;
  history.replaceState(null, '', location.pathname + location.search);
  // hides the form (`page-style.ts`)
  document.querySelector('main')!.dataset['own'] = '';
  const { showOwnRegistrations } = await import('./own-registrations.js');
  await showOwnRegistrations({ gate, token, place: tag });
}

addEventListener('hashchange', () => void openLink());
void openLink();
