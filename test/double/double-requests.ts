import type { Double } from './start-double.js';
import type { Fields } from './seed.js';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: unknown;
  readonly body: Fields;
}

/** Sends requests to a double with plain `fetch`, with the main key unless another is named. */
export const requesterOf =
  ({ baseUrl, key }: Pick<Double, 'baseUrl' | 'key'>, secret = key) =>
  async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Fields;
    return { status: response.status, headers: response.headers, text, data: json['data'], body: json };
  };
