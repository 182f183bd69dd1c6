import { ApiError, publicClient, canBeGate, memberClient } from '../api/index.js';
import type { FormState } from '../model/club-event.js';
import type { Portal } from '../model/portal-session.js';
import type { AnyFinding } from '../model/finding.js';
import { createFinding } from './finding.js';
import { closestMatch } from './closest-match.js';
import { portalNames, snippetOf } from './tag.js';
import { parseSlug } from '../model/slug.js';

/** The number of forms that are named if none has a similar name. */
const MAX_NAMED_FORMS = 3;

/** The request of an embed. */
export interface Probe {
  /** Address of the gate, without a slash at the end. */
  readonly base: string;
  readonly slug: string;
  /** Name of the element. */
  readonly element: string;
  /** Address of the script, for a line to paste. */
  readonly script: string | undefined;
}

/** The answer of the gate. */
export type Answer = Probe &
  (
    | {
        readonly kind: 'form';
        readonly state: FormState;
        readonly opens_at: string | null;
        readonly closes_at: string | null;
      }
    | { readonly kind: 'events' }
    | { readonly kind: 'portal'; readonly status: Portal['status']; readonly listed: boolean }
    | { readonly kind: 'no_form'; readonly forms: readonly string[] }
    | { readonly kind: 'no_club' }
    /** `reachable`: a server answers, but the page may not read its answer. */
    | { readonly kind: 'nothing'; readonly error: ApiError; readonly reachable: boolean }
  );

type Fetch = typeof fetch;

const PROBE_TIMEOUT_MS = 6000;

const invalidResponse = new ApiError(0, 'No answer of a gate', [], undefined, 'invalid_response');

const states: readonly unknown[] = ['open', 'full', 'not_yet_open', 'closed'] satisfies FormState[];

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function sendProbe({ base, slug, element }: Probe, request: Fetch) {
  const { club, form } = parseSlug(slug);
  const options = {
    base: `${base}/${encodeURIComponent(club)}`,
    fetch: (sent: Request) => request(sent),
    timeoutMs: PROBE_TIMEOUT_MS,
  };
  const gate = publicClient(options);
  const events = async () => (await gate.listEvents()).data.map((event) => event.slug);
  try {
    if (portalNames.includes(element)) {
      const { status, listed } = (await memberClient(options).readPortal()).data;
      return { kind: 'portal', status, listed } as const;
    }
    if (form === undefined) {
      await events();
      return { kind: 'events' } as const;
    }
    try {
      const { state, opens_at, closes_at } = (await gate.readForm({ slug: form })).data;
      if (!states.includes(state)) throw invalidResponse;
      return { kind: 'form', state, opens_at, closes_at } as const;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return { kind: 'no_form', forms: await events() } as const;
    }
  } catch (error) {
    if (isNotFound(error)) return { kind: 'no_club' } as const;
    // the server is not a gate
    if (!(error instanceof ApiError)) return { kind: 'nothing', error: invalidResponse, reachable: true } as const;
    // 'no-cors' succeeds if a server answers without permission to read the answer
    const opaque = () =>
      request(`${options.base}/events`, {
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
    const reachable =
      error.reason === 'offline' &&
      (await opaque().then(
        () => true,
        () => false,
      ));
    return { kind: 'nothing', error, reachable } as const;
  }
}

/** Sends the request of an embed to the gate. Never rejects: a missing answer is a result as well. */
export const probeGate = async (probe: Probe, request: Fetch = (...args) => fetch(...args)): Promise<Answer> => ({
  ...probe,
  ...(await sendProbe(probe, request)),
});

/** The circumstances of the page that findings depend on. */
export interface PageContext {
  readonly online: boolean;
  /** Origin of the page. */
  readonly origin: string;
}

/** A finding about a `base-url` of a server or its service, unless it answers as a gate does, for example through a proxy. */
export function wrongAddressFindings({ base, element, slug, kind }: Answer): AnyFinding[] {
  if (canBeGate(base) || !/^(no_club|nothing)$/.test(kind)) return [];
  const gate = `${base.replace(/\/api$/, '')}/public`;
  const tag = `<${element} slug="${slug}" base-url="${base}">`;
  return [createFinding('not_a_gate', { base, gate }, { subject: tag, lines: [`base-url="${gate}"`] })];
}

/** The finding for a missing or invalid answer. */
function noAnswer(error: ApiError, { base }: Probe, reachable: boolean, online: boolean): AnyFinding {
  if (error.status) return createFinding('gate_faulty', { base, status: error.status });
  if (error.reason === 'invalid_response') return createFinding('gate_faulty', { base, status: 200 });
  if (!online) return createFinding('offline', {});
  if (error.reason === 'too_slow') return createFinding('gate_late', { base });
  return reachable ? createFinding('gate_without_cors', { base }) : createFinding('gate_silent', { base });
}

/** Findings from the answer of a gate. */
export function answerFindings(answer: Answer, { online, origin }: PageContext): AnyFinding[] {
  const { base, slug, element, script } = answer;
  const { club } = parseSlug(slug);
  const wrongAddress = wrongAddressFindings(answer);
  if (wrongAddress.length) return wrongAddress;
  switch (answer.kind) {
    case 'no_club':
      return [createFinding('no_such_club', { club, base })];
    case 'no_form': {
      const { form = '' } = parseSlug(slug);
      // without the club, which all of them share
      const match = closestMatch(
        form,
        answer.forms.map((published) => published.slice(club.length + 1)),
      );
      const lines = match && script ? [snippetOf(script, `${club}/${match}`)] : [];
      const published = answer.forms.slice(0, MAX_NAMED_FORMS).join(', ');
      const values = { slug, nearest: match && `${club}/${match}`, published };
      return [createFinding('no_such_form', values, { subject: `<${element} slug="${slug}">`, lines })];
    }
    case 'form': {
      const { state, opens_at, closes_at } = answer;
      const when = (state === 'not_yet_open' ? opens_at : state === 'closed' ? closes_at : null) ?? '';
      return state === 'open' ? [] : [createFinding('form_closed', { slug, state, when })];
    }
    case 'portal': {
      if (answer.status !== 'enabled') return [createFinding('portal_closed', { club })];
      // a club cannot list the origin of a sandboxed frame
      const lines = /^https?:/.test(origin) ? [`portal_origins: [${origin}]`] : [];
      return answer.listed ? [] : [createFinding('origin_not_listed', { origin }, { lines })];
    }
    case 'nothing':
      return [noAnswer(answer.error, answer, answer.reachable, online)];
    default:
      return [];
  }
}
