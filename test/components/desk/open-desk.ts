import { showDesk, type DeskPage } from '../../../src/components/desk/show-desk.js';
import { waitUntil } from '../../support/wait-until.js';
import { DeskGate, GATE, type DeskGateOptions } from './desk-gate.js';

export interface OpenDeskOptions extends DeskGateOptions {
  readonly lang?: string;
  /** Signed in from the start; default: true. */
  readonly isSignedIn?: boolean;
  readonly prepare?: (gate: DeskGate) => void;
}

const address = location.pathname + location.search;
let opened: (DeskPage & { gate: DeskGate }) | undefined;

/** Ends the desk that was opened last, with its gate, session and address. */
export function closeDesk(): void {
  opened?.controller.stop();
  opened?.host.remove();
  opened?.gate.end();
  opened = undefined;
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
  document.documentElement.removeAttribute('lang');
}

/** Opens the desk before a gate in memory. */
export async function openDesk({ lang = 'en', isSignedIn = true, prepare, ...options }: OpenDeskOptions = {}) {
  closeDesk();
  const gate = new DeskGate(options);
  prepare?.(gate);
  document.documentElement.lang = lang;
  if (isSignedIn)
    sessionStorage.setItem(
      `turnout organiser ${GATE}`,
      ['org_token', Date.now() + 3_600_000, 1_800_000, Date.now()].join(' '),
    );
  const place = document.createElement('div');
  document.body.append(place);
  const page = await showDesk(place, GATE);
  place.remove();
  opened = { ...page, gate };
  const root = page.host.shadowRoot!;
  const parts = <Part extends HTMLElement>(selector: string) => [...root.querySelectorAll<Part>(selector)];
  const part = <Part extends HTMLElement>(selector: string) => {
    const match = root.querySelector<Part>(selector);
    if (!match) throw new Error(`There is no ${selector} in ${root.textContent}`);
    return match;
  };
  const waitFor = async <Part extends HTMLElement>(selector: string) => {
    await waitUntil(() => root.querySelector(selector), `there is no ${selector}`);
    return part<Part>(selector);
  };
  return {
    ...page,
    gate,
    root,
    el: page.host,
    part,
    parts,
    waitFor,
    press: async (selector: string) => (await waitFor(selector)).click(),
    pressTwice: async (selector: string) => {
      const button = await waitFor(selector);
      button.click();
      button.click();
    },
    type: async (selector: string, text: string) => {
      const input = await waitFor<HTMLInputElement>(selector);
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    choose: async (selector: string, value: string) => {
      const control = await waitFor<HTMLInputElement | HTMLSelectElement>(selector);
      control.value = value;
      control.dispatchEvent(new Event('change'));
    },
    waitForText: (text: string) => waitUntil(() => root.textContent.includes(text), `it does not say ${text}`),
  };
}

export type OpenedDesk = Awaited<ReturnType<typeof openDesk>>;
