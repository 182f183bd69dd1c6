import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { json, Refusal, refusalAnswer, type DoubleAnswer, type DoubleOptions, type DoubleRequest } from './answer.js';
import { endpoints, findEndpoint, type EndpointName } from './endpoints/index.js';
import { storesAlthough, type Fault, type Faults } from './faults.js';
import { sendAnswer } from './send-answer.js';
import type { Workspace } from './workspace.js';

/** One request, without its headers and body: they hold the key and personal data. */
export interface LoggedRequest {
  readonly method: string;
  /** Below {base_url}, with the query. */
  readonly path: string;
  /** Undefined for none of the twelve endpoints. */
  readonly endpoint: EndpointName | undefined;
  readonly fault: Exclude<Fault, { kind: 'slow' }>['kind'] | undefined;
  /** The status that was sent; undefined where there was no answer, or none yet. */
  status: number | undefined;
}

export interface ServerOptions {
  readonly workspaces: readonly Workspace[];
  readonly faults: Faults;
  readonly log: LoggedRequest[];
  /** Hears of each request when it is answered. */
  readonly onRequest: (logged: LoggedRequest) => void;
  readonly options: DoubleOptions;
  readonly port: number;
}

/** {base_url} has a path, as a service that shares its host with others. */
export const BASE_PATH = '/hosted/v2';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function bodyOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Refusal(422, 'The payload is not JSON.');
  }
}

/** How requests are authenticated is not shown; this service takes bearer tokens. */
function holderOf(workspaces: readonly Workspace[], authorization: string | undefined) {
  for (const workspace of workspaces)
    for (const key of workspace.keys) if (authorization === `Bearer ${key.secret}`) return { workspace, key };
  throw new Refusal(401, 'Unauthenticated.');
}

/** The status of an endpoint's success in the specification's tables. */
const successOf = (name: EndpointName): number =>
  name.startsWith('DELETE')
    ? 204
    : name.startsWith('POST') || name === 'PUT /lists/{list_id}/custom_columns'
      ? 201
      : 200;

/** Does what a request asks for. */
function answerTo(
  request: IncomingMessage,
  route: ReturnType<typeof findEndpoint>,
  address: URL,
  text: string,
  { workspaces, options }: ServerOptions,
): DoubleAnswer {
  try {
    const { workspace, key } = holderOf(workspaces, request.headers.authorization);
    if (!route) throw new Refusal(404, 'Not found.');
    const { origin, pathname } = address;
    const urls = { address: `${origin}${pathname}`, portal: `${origin}/members`, embed: `${origin}/widget/form.js` };
    const { parameters } = route;
    const { searchParams: query } = address;
    const doubleRequest: DoubleRequest = { workspace, key, parameters, query, body: bodyOf(text), urls, options };
    return endpoints[route.name](doubleRequest);
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error, options.errorForm);
    return json(500, { message: 'Server Error' });
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, options: ServerOptions): Promise<void> {
  const { method = 'GET' } = request;
  const address = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const isBelow = address.pathname.startsWith(`${BASE_PATH}/`);
  const path = isBelow ? address.pathname.slice(BASE_PATH.length) : address.pathname;
  const route = isBelow ? findEndpoint(method, path) : undefined;
  const { delayMs, fault } = options.faults.take(route?.name);
  const logged: LoggedRequest = {
    ...{ method, path: `${path}${address.search}`, endpoint: route?.name },
    ...{ fault: fault?.kind, status: undefined },
  };
  options.log.push(logged);
  const text = await textOf(request);
  if (delayMs) await wait(delayMs);
  const noAnswer: DoubleAnswer = { status: 0, headers: {}, body: '' };
  const answer = storesAlthough(fault) ? answerTo(request, route, address, text, options) : noAnswer;
  logged.status = sendAnswer(response, answer, fault, route ? successOf(route.name) : 200);
  options.onRequest(logged);
}

/** Serves the double on 127.0.0.1. Port 0 takes a free one. */
export async function serve(options: ServerOptions): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    handle(request, response, options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
