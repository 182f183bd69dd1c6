import { ApiError, publicClient, canBeGate, memberClient } from '../api/index.js';
import type { FormState } from '../model/club-event.js';
import type { Portal } from '../model/portal-session.js';
import type { AnyFinding } from '../model/finding.js';
import { found } from './finding.js';
import { nearest } from './nearest.js';
import { portalNames, snippetOf } from './tag.js';
import { parseSlug } from '../model/slug.js';

/** How many forms are named where none is near to what was asked for. */
const some = 3;

/** What an embed asks for, and where. */
export interface Question {
  /** Address of the gate, without a slash at the end. */
  readonly base: string;
  readonly slug: string;
  /** Name of the element. */
  readonly element: string;
  /** Address of the script, for a line to paste. */
  readonly script: string | undefined;
}

/** What the gate says of it. */
export type Answer = Question &
  (
    | {
        readonly told: 'form';
        readonly state: FormState;
        readonly opens_at: string | null;
        readonly closes_at: string | null;
      }
    | { readonly told: 'events' }
    | { readonly told: 'portal'; readonly status: Portal['status']; readonly listed: boolean }
    | { readonly told: 'no_form'; readonly forms: readonly string[] }
    | { readonly told: 'no_club' }
    /** `reachable`: something is there, and the browser does not let the page read it. */
    | { readonly told: 'nothing'; readonly error: ApiError; readonly reachable: boolean }
  );

type Fetch = typeof fetch;

/** How long somebody waits who wants to know why: milliseconds. */
const patience = 6000;

const invalidResponse = new ApiError(0, 'No answer of a gate', [], undefined, 'invalid_response');

const states: readonly unknown[] = ['open', 'full', 'not_yet_open', 'closed'] satisfies FormState[];

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function answerTo({ base, slug, element }: Question, request: Fetch) {
  const { club, form } = parseSlug(slug);
  const options = {
    base: `${base}/${encodeURIComponent(club)}`,
    fetch: (asked: Request) => request(asked),
    timeoutMs: patience,
  };
  const gate = publicClient(options);
  const events = async () => (await gate.listEvents()).data.map((event) => event.slug);
  try {
    if (portalNames.includes(element)) {
      const { status, listed } = (await memberClient(options).readPortal()).data;
      return { told: 'portal', status, listed } as const;
    }
    if (form === undefined) {
      await events();
      return { told: 'events' } as const;
    }
    try {
      const { state, opens_at, closes_at } = (await gate.readForm({ slug: form })).data;
      if (!states.includes(state)) throw invalidResponse;
      return { told: 'form', state, opens_at, closes_at } as const;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { told: 'no_form', forms: await events() } as const;
    }
  } catch (error) {
    if (isMissing(error)) return { told: 'no_club' } as const;
    // what answers like nobody we know is not the gate
    if (!(error instanceof ApiError)) return { told: 'nothing', error: invalidResponse, reachable: true } as const;
    // without asking to read the answer, a browser lets a page send what it may not read
    const opaque = () =>
      request(`${options.base}/events`, {
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(patience),
      });
    const reachable =
      error.reason === 'offline' &&
      (await opaque().then(
        () => true,
        () => false,
      ));
    return { told: 'nothing', error, reachable } as const;
  }
}

/** Asks the gate what an embed asks it. Rejects never: that nobody answers is an answer. */
export const ask = async (question: Question, request: Fetch = (...args) => fetch(...args)): Promise<Answer> => ({
  ...question,
  ...(await answerTo(question, request)),
});

export interface Surroundings {
  readonly online: boolean;
  /** Origin of the page. */
  readonly origin: string;
}

/** An address that is no gate's: that of a server or of its service. Nothing where it answered as a gate does, say through a proxy. */
export function notAGate({ base, element, slug, told }: Answer): AnyFinding[] {
  if (canBeGate(base) || !/^(no_club|nothing)$/.test(told)) return [];
  const gate = `${base.replace(/\/api$/, '')}/public`;
  const about = `<${element} slug="${slug}" base-url="${base}">`;
  return [found('not_a_gate', { base, gate }, { about, lines: [`base-url="${gate}"`] })];
}

function silence(error: ApiError, { base }: Question, reachable: boolean, online: boolean): AnyFinding {
  if (error.status) return found('gate_faulty', { base, status: error.status });
  if (error.reason === 'invalid_response') return found('gate_faulty', { base, status: 200 });
  if (!online) return found('offline', {});
  if (error.reason === 'too_slow') return found('gate_late', { base });
  return reachable ? found('gate_without_cors', { base }) : found('gate_silent', { base });
}

/** What the gate's answers explain. */
export function fromAnswer(answer: Answer, { online, origin }: Surroundings): AnyFinding[] {
  const { base, slug, element, script } = answer;
  const { club } = parseSlug(slug);
  const misplaced = notAGate(answer);
  if (misplaced.length) return misplaced;
  switch (answer.told) {
    case 'no_club':
      return [found('no_such_club', { club, base })];
    case 'no_form': {
      const { form: wanted = '' } = parseSlug(slug);
      // the club is the same in all of them
      const near = nearest(
        wanted,
        answer.forms.map((form) => form.slice(club.length + 1)),
      );
      const lines = near && script ? [snippetOf(script, `${club}/${near}`)] : [];
      const published = answer.forms.slice(0, some).join(', ');
      const values = { slug, nearest: near && `${club}/${near}`, published };
      return [found('no_such_form', values, { about: `<${element} slug="${slug}">`, lines })];
    }
    case 'form': {
      const { state, opens_at, closes_at } = answer;
      const when = (state === 'not_yet_open' ? opens_at : state === 'closed' ? closes_at : null) ?? '';
      return state === 'open' ? [] : [found('shut', { slug, state, when })];
    }
    case 'portal': {
      if (answer.status !== 'enabled') return [found('portal_closed', { club })];
      // a frame without an origin is nobody, and nobody can list it
      const lines = /^https?:/.test(origin) ? [`portal_origins: [${origin}]`] : [];
      return answer.listed ? [] : [found('origin_not_listed', { origin }, { lines })];
    }
    case 'nothing':
      return [silence(answer.error, answer, answer.reachable, online)];
    default:
      return [];
  }
}
