import { folder, type Host } from './host.js';

/** Another page's answer as one of this page. */
async function ours(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const body = /^(204|205|304)$/.test(String(status)) ? null : await answer.arrayBuffer();
  return new Response(body, { status, headers: [...headers] });
}

/** Every request below the demo's folder that is not one of its files. */
const isAsked = (url: string): boolean => url.startsWith(`${folder}at/`);

/** Requests are answered before they leave the page: for many previews at once, and where there is no service worker. */
function answerHere(host: Host): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return isAsked(request.url) ? ours(await host.answer(request)) : real(input, init);
  };
}

/** How long a service worker may take to begin. Milliseconds. */
const patience = 4_000;

const tooLong = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, patience, new Error('The service worker does not begin')));

/** Puts the backend between this page and the network. */
export async function connect(host: Host): Promise<void> {
  if (host.direct || !('serviceWorker' in navigator)) return answerHere(host);
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')]);
  const worker = setupWorker(
    http.all(`${folder}at/*`, async ({ request }) =>
      host.answer(request).then(ours, (error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'TypeError') console.error(error);
        return HttpResponse.error();
      }),
    ),
  );
  try {
    const serviceWorker = { url: `${folder}mockServiceWorker.js`, options: { scope: folder } };
    const started = worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker });
    await Promise.race([started, tooLong()]);
  } catch (error) {
    // private windows and some hosts have none
    console.warn(error);
    answerHere(host);
  }
}
