// What every peer does around its library: finds its tag, asks for its data, and has a place after the tag.
const script = document.currentScript;

/** What the peer draws, in the peer's own format, requested as soon as its script runs. */
export const data = fetch(new URL(script.dataset.data, script.src)).then((answer) => answer.json());

export const place = document.createElement('div');
script.after(place);
