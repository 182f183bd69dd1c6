import { recordings } from 'virtual:turnout-answers';
import type { DataSet } from './elements.js';
import { responseOf, type Recording } from './recorded-answer.js';

/** The recording of a set of data, where there is one that is still true. */
async function recordingOf(data: DataSet): Promise<Recording | undefined> {
  const recording = await recordings[data]?.();
  return recording && Date.now() < recording.validUntilMs ? recording : undefined;
}

/** The recorded answer to a read, or undefined where only the running backend can answer. */
export async function recordedResponse(
  data: DataSet,
  { method, url, headers }: Request,
): Promise<Response | undefined> {
  if (method !== 'GET' || headers.has('authorization')) return undefined;
  const { pathname, search } = new URL(url);
  const answer = search ? undefined : (await recordingOf(data))?.answers[pathname];
  return answer && responseOf(answer, new URL('.', location.href), Date.now());
}

/** Whether the first reads of a set of data are recorded. */
export const hasRecording = async (data: DataSet): Promise<boolean> => !!(await recordingOf(data));
