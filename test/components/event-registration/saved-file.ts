import { expect } from '@open-wc/testing';
import type { Handles } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import { press } from './fill-participants.js';

/** The calendar file `camp.ics` that a button saves. */
export async function savedCalendar(opened: Handles, button: string): Promise<ArrayBuffer> {
  const { click } = HTMLAnchorElement.prototype;
  const saved: { download: string; href: string }[] = [];
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this);
  };
  try {
    press(opened, button);
    await waitUntil(() => saved.length, 'nothing is saved');
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  const [{ download, href }] = saved as [(typeof saved)[0]];
  const file = await fetch(href);
  expect([download, file.headers.get('content-type')]).to.deep.equal(['camp.ics', 'text/calendar']);
  return file.arrayBuffer();
}
