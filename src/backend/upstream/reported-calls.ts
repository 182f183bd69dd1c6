import { statusOf, UpstreamError } from './upstream-client.js';

/** Calls the service; an error is reported once while it lasts, without the text of the service, and thrown. */
export type ReportedCall = <Answer>(
  endpoint: string,
  call: () => Promise<Answer>,
  options?: {
    /** Statuses that are an answer, and no fault: they are thrown and not reported. */
    readonly answers?: readonly number[];
  },
) => Promise<Answer>;

/** Creates calls whose errors go to `report`. */
export function reportedCalls(report: (error: unknown) => void): ReportedCall {
  const lastFaults = new Map<string, string>();
  return async (endpoint, call, { answers = [] } = {}) => {
    try {
      const answer = await call();
      lastFaults.delete(endpoint);
      return answer;
    } catch (error) {
      if (answers.includes(statusOf(error))) throw error;
      const fault = new UpstreamError(endpoint, error);
      if (lastFaults.get(endpoint) !== fault.message) report(fault);
      lastFaults.set(endpoint, fault.message);
      throw error;
    }
  };
}
