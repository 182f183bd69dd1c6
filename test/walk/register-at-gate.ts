import { setTimeout as wait } from 'node:timers/promises';
import type { FormToken } from '../../src/model/registration-form.js';

/** A form of a club at a server on this machine. */
export interface GateForm {
  readonly port: number;
  readonly club: string;
  readonly form: string;
  readonly list_id: string;
}

/** Sends a form as an element on a page does, with further headers if there are some. Throws if the server does not register. */
export async function registerAtGate(
  { port, club, form, list_id }: GateForm,
  body: object,
  further: Readonly<Record<string, string>> = {},
): Promise<void> {
  const gate = `http://127.0.0.1:${port}/public/${club}`;
  const tokenResponse = await fetch(`${gate}/forms/${form}/token`, { method: 'POST' });
  const { data } = (await tokenResponse.json()) as { data: FormToken };
  await wait(data.min_age_ms);
  const headers = {
    'content-type': 'application/json',
    'Form-Token': data.token,
    'Idempotency-Key': crypto.randomUUID(),
    ...further,
  };
  const response = await fetch(`${gate}/lists/${list_id}/persons`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
}
