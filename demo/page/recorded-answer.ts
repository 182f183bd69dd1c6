import { numberIds } from './recorded-ids.js';

/** An answer of the backend that was recorded when the page was built. */
export interface RecordedAnswer {
  readonly status: number;
  /** The media type. */
  readonly type: string;
  /** The text, with placeholders for what depends on the moment and the address. */
  readonly body: string;
}

/** The answers to the first reads of a club, by path: `/public/sv-wiesental/events`. */
export interface Recording {
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
  /** Milliseconds since 1970: on the next date in the answers they may change. */
  readonly validUntilMs: number;
}

/** The backend answers at this origin when it is recorded. */
export const originPlaceholder = 'https://turnout-demo.invalid';

const DAY_MS = 24 * 60 * 60_000;
const TIME_ZONE = 'Europe/Berlin';

/** The fields of answers that contain the moment of the answer, or of the club's creation. */
const momentFields = /"(now|changed_at|today)":"[^"]*"/g;

/** The day of a moment in the club's time zone: `2027-03-01`. */
const dayOf = (now: number): string => new Date(now).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE });

const fillMoments = (body: string, now: number): string =>
  body.replace(momentFields, (_, name: string) => {
    const value = name === 'today' ? dayOf(now) : new Date(now).toISOString();
    return `"${name}":"${value}"`;
  });

/** Makes answers independent of ids and of the moment: two recordings are equal. */
export function normalizeAnswers(answers: Recording['answers']): Recording['answers'] {
  const ids = numberIds(Object.values(answers).map(({ body }) => body));
  const replaceIds = (text: string): string =>
    [...ids].reduce((body, [id, number]) => body.replaceAll(id, number), text);
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      { ...answer, body: replaceIds(fillMoments(answer.body, 0)) },
    ]),
  );
}

/** The recording of answers that were given at a moment, in milliseconds since 1970. */
export function recordingOf(answers: Recording['answers'], now: number): Recording {
  const normalized = normalizeAnswers(answers);
  const dates = Object.values(normalized).flatMap(({ body }) => body.match(/\b20\d\d-\d\d-\d\d/g) ?? []);
  // a day earlier, for every time zone
  const changes = dates.map((date) => Date.parse(date) - DAY_MS).filter((time) => time > now);
  return { answers: normalized, validUntilMs: Math.min(...changes, Number.MAX_SAFE_INTEGER) };
}

/** A recorded answer as the backend would give it at this moment (milliseconds since 1970), to a page in this folder. */
export function responseOf({ status, type, body }: RecordedAnswer, folder: URL, now: number): Response {
  const text = fillMoments(body, now)
    .replaceAll(`${originPlaceholder}/example/`, `${folder.href}example/`)
    .replaceAll(originPlaceholder, folder.origin);
  return new Response(text, { status, headers: { 'content-type': type } });
}
