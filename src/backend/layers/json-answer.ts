/** What every answer of JSON says that it is. */
export const json = 'application/json; charset=utf-8';

/** An answer of JSON that is written down already. */
export const jsonAnswer = (
  text: string,
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response => new Response(text, { status, headers: { 'content-type': json, ...headers } });
