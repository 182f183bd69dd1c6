/** What a member does with their own data. */
import { profile as words } from '../../../src/i18n/en/index.js';
import { sharedEmail } from '../../support/family-club.js';
import {
  requestBodies,
  waitForElement,
  openPortal,
  type OpenedPortal,
  type OpenPortalOptions,
} from '../../support/open-portal.js';
import { waitUntil } from '../../support/wait-until.js';

/** Signed in with the address that Bob and Ada share. */
export const openProfile = (more: OpenPortalOptions = {}) => openPortal({ as: sharedEmail, ...more });

/** Begins to change who is shown. */
export async function edit(opened: OpenedPortal): Promise<OpenedPortal> {
  await waitForElement(opened.root, '.person .main');
  await opened.press(words.edit);
  await waitForElement(opened.root, 'form.editing');
  await opened.el.updateComplete;
  return opened;
}

/** Signed in, with the form of the first person open. */
export const openEditing = async (more: OpenPortalOptions = {}) => edit(await openProfile(more));

/** Presses the button, and waits until something came of it. */
export async function save(opened: OpenedPortal): Promise<void> {
  opened.part('form button.main').click();
  await opened.el.updateComplete;
  await waitUntil(() => !opened.root.querySelector('form [aria-disabled=true]'), 'it is still saving');
  await opened.el.updateComplete;
  // what is done once it is drawn again, such as moving the focus
  await new Promise((resolve) => setTimeout(resolve));
}

/** What was to be changed, request by request. */
export const changes = (opened: OpenedPortal) => requestBodies(opened, 'PUT');

export const value = ({ part }: OpenedPortal, name: string): string => part<HTMLInputElement>(`[name="${name}"]`).value;

/** Shows another of those who are signed in. */
export async function turnTo(opened: OpenedPortal, name: string): Promise<void> {
  const button = opened.parts('nav button').find(({ textContent }) => textContent.includes(name))!;
  button.click();
  await waitUntil(() => opened.root.querySelector('.whose')?.textContent.includes(name), `${name} is not shown`);
  await waitUntil(() => opened.root.querySelector('.person, form'), 'nothing is shown');
  // what was read is there, and drawn
  await new Promise((resolve) => setTimeout(resolve, 30));
}
