import type { DeskGate } from './desk-gate.js';
import { openDesk, type OpenedDesk, type OpenDeskOptions } from './open-desk.js';

/** A refusal without a body of its own. */
export const refusal = (status: number) => Response.json({ title: 'no', status }, { status });

export const failing =
  (line: string, answer: () => Response | Promise<Response>) =>
  (gate: DeskGate): void => {
    gate.intercept = (request) => (request === line ? answer() : undefined);
  };

export const until =
  (selector: string, act: (desk: OpenedDesk) => unknown = () => {}, options: OpenDeskOptions = {}) =>
  async ({ lang }: { lang: string }): Promise<OpenedDesk> => {
    const desk = await openDesk({ ...options, lang });
    await act(desk);
    await desk.waitFor(selector);
    return desk;
  };

export const openList = async (desk: OpenedDesk) => {
  await desk.press('.card h2 button');
  await desk.waitFor('[data-person]');
};
export const openPerson = (person_id: string) => async (desk: OpenedDesk) => {
  await openList(desk);
  await desk.press(`[data-person=${person_id}]`);
};
