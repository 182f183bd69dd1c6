/**
 * The script of a form's page that follows its element. `data-element` of `<main>` says what the element shows: `drawn` for a form or the
 * reason why there is none, `done` for the confirmation, `failed` for an error. The style of the page hides what is then not needed.
 */
export const elementStateScript = `customElements.whenDefined('event-registration').then(() => {
  const main = document.querySelector('main');
  const root = main.querySelector(':scope > event-registration')?.shadowRoot;
  if (!root) return;
  const shows = (selector) => !!root.querySelector(selector);
  const update = () => {
    const before = main.dataset.element;
    if (shows('.done')) main.dataset.element = 'done';
    // a notice that says that it takes long is that of a form that loads
    else if (shows('form, .notice.status:not(:has(.later))')) main.dataset.element = 'drawn';
    else if (shows('.notice.alert, slot')) main.dataset.element = 'failed';
    if (before !== 'done' && main.dataset.element === 'done') scrollTo({ top: 0, behavior: 'instant' });
  };
  new MutationObserver(update).observe(root, { childList: true, subtree: true });
  update();
})`;

/** The script that removes images which cannot be loaded, so that they leave no hole. It has to stand before them. */
export const brokenImagesScript = `addEventListener('error', ({ target }) => target.localName === 'img' && target.remove(), true)`;
