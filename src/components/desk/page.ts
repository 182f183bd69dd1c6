/** The script of the desk's page. No visitor loads it. */
const script = document.querySelector<HTMLElement>('script[data-desk]');

/** Shows the desk in the place of its script. */
async function openDesk(place: HTMLElement): Promise<void> {
  const { showDesk } = await import('./show-desk.js');
  await showDesk(place, place.dataset['desk']!);
}

if (script) void openDesk(script);
