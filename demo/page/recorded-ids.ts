import type { Backend } from '../../src/backend/backend.js';
import { recordedPaths } from './elements.js';

/** Ids of lists and columns. In recorded answers they are numbers, with zeros before them. */
const anyId = /\b(?:lst|col)_[0-9a-z]{24}\b/g;
const recordedId = /\b(?:lst|col)_0{18}\d{6}\b/g;

/** Replaces random ids by their number, in the order of their first use, so that two recordings are equal. */
export function numberIds(texts: readonly string[]): Map<string, string> {
  const numbered = new Map<string, string>();
  for (const text of texts)
    for (const id of text.match(anyId) ?? [])
      if (!numbered.has(id)) numbered.set(id, id.slice(0, 4) + String(numbered.size + 1).padStart(24, '0'));
  return numbered;
}

/** The ids of a club by the ids in the recorded answers. */
async function clubIds(backend: Backend, origin: string): Promise<Map<string, string>> {
  const texts: string[] = [];
  for (const path of recordedPaths) texts.push(await (await backend(new Request(`${origin}${path}`))).text());
  return new Map([...numberIds(texts)].map(([id, recorded]) => [recorded, id]));
}

/** The request of an element that was drawn from a recording, with the ids of the club that is to answer. */
export async function withClubIds(request: Request, backend: Backend): Promise<Request> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.clone().text();
  if (!`${url} ${body}`.match(recordedId)) return request;
  const ids = await clubIds(backend, new URL(url).origin);
  const translate = (text: string): string => text.replace(recordedId, (id) => ids.get(id) ?? id);
  return new Request(translate(url), { method, headers, body: body && translate(body) });
}
