import type { ServerResponse } from 'node:http';
import type { DoubleAnswer } from './answer.js';
import type { Fault } from './faults.js';

const captivePortal = '<!doctype html><title>Wi-Fi</title><h1>Welcome to the hotel</h1><form action="/login"></form>';

/** The answer that a fault makes of the endpoint's own; undefined where the connection ends or hangs. */
function answerWith(fault: Exclude<Fault, { kind: 'slow' }>, success: number): DoubleAnswer | undefined {
  const json = { 'content-type': 'application/json' };
  switch (fault.kind) {
    case 'refuse': {
      const wait = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
      return { status: fault.status, headers: { ...json, ...wait }, body: '{"message":"The service is not able to."}' };
    }
    case 'html':
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: captivePortal };
    case 'not_an_object':
      return { status: success, headers: json, body: '["ok"]' };
    case 'empty':
      return { status: success, headers: {}, body: '' };
    case 'redirect':
      return { status: fault.status, headers: { location: fault.location }, body: '' };
    default:
      return undefined;
  }
}

const send = (response: ServerResponse, { status, headers, body }: DoubleAnswer): void => {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length });
  response.end(status === 204 ? undefined : body);
};

/** Sends the headers and half of the body, and ends the connection. */
function sendHalf(response: ServerResponse, { status, headers, body }: DoubleAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) + 1 });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/**
 * Sends an answer, or does with it what a fault asks for. `success` is the status of the endpoint's success.
 * Gives the status that was sent; undefined for none.
 */
export function sendAnswer(
  response: ServerResponse,
  answer: DoubleAnswer,
  fault: Exclude<Fault, { kind: 'slow' }> | undefined,
  success: number,
): number | undefined {
  const sent = fault ? answerWith(fault, success) : answer;
  if (sent) send(response, sent);
  else if (fault?.kind === 'truncate') sendHalf(response, answer);
  else if (fault?.kind !== 'hang') response.destroy();
  return sent?.status;
}
