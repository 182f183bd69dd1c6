import { folder, type Host } from './host.js';

/** A copy of a response that belongs to this page: the original may come from another one. */
async function copyResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = /^(204|205|304)$/.test(String(status)) ? null : await response.arrayBuffer();
  return new Response(body, { status, headers: [...headers] });
}

/** Whether a request goes to the backend in the page. All others ask for files of the demo. */
const isForBackend = (url: string): boolean => url.startsWith(`${folder}at/`);

/** Whether the service worker answers, so that requests show among those of the browser's developer tools. */
let isWorkerReady = false;

/** Puts the backend between this page and the network, by replacing `fetch`: nothing has to be loaded for it. */
export function connectBackend(host: Host): void {
  const nativeFetch = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return isForBackend(request.url) && !isWorkerReady
      ? copyResponse(await host.answer(request))
      : nativeFetch(input, init);
  };
}

const MAX_WORKER_START_MS = 4_000;

const rejectAfterStartTime = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(reject, MAX_WORKER_START_MS, new Error('The service worker did not start in time')),
  );

/**
 * Whether a service worker is registered that does not control this page, as after a reload without the browser's cache, or
 * while the worker of a page that was just left ends.
 */
async function isUncontrolled(): Promise<boolean> {
  const { controller } = navigator.serviceWorker;
  return !controller && !!(await navigator.serviceWorker.getRegistration(folder));
}

/** Lets a service worker answer from now on. It is large, so it is loaded when the element stands. */
export async function connectWorker(host: Host): Promise<void> {
  if (host.withoutWorker || !('serviceWorker' in navigator)) return;
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  const worker = setupWorker(
    http.all(`${folder}at/*`, async ({ request }) =>
      host.answer(request).then(copyResponse, (error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'TypeError') console.error(error);
        return HttpResponse.error();
      }),
    ),
  );
  // to gain control, msw would load the page again, and what somebody has typed by now would be lost
  if (await isUncontrolled()) return;
  try {
    const serviceWorker = { url: `${folder}mockServiceWorker.js`, options: { scope: folder } };
    const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker });
    await Promise.race([started, rejectAfterStartTime()]);
    isWorkerReady = true;
  } catch (error) {
    // private windows and some hosts have no service workers
    console.warn(error);
  }
}
