import { addButtonName } from './form-credentials.js';

/**
 * The script of a form's page. The form of the server is there before the element, and is filled in as soon as it is seen. When the
 * element is ready, it takes the answers of that form, the focus, the selection and the place on the screen, in one task.
 *
 * It waits while the visitor composes a character (IME), presses a button or finger, or has a list of options open, and does
 * nothing once the form is sent. If the embed script cannot be loaded, the form of the server stays, with all its questions.
 */
export const takeoverScript = `(() => {
  const touched = new Set();
  let element, composing = false, pressed = false, sent = false;
  const formNow = () => document.querySelector('form.until-element');
  const listen = (types, listener) => {
    for (const type of types.split(' ')) document.addEventListener(type, listener, true);
  };
  const isCheckable = ({ type }) => type === 'radio' || type === 'checkbox';
  const knowsOpen = CSS.supports('selector(:open)');
  const isListOpen = (control) => control?.localName === 'select' && (!knowsOpen || control.matches(':open'));
  const focusedIn = (form) => (form.contains(document.activeElement) ? document.activeElement : undefined);

  const isAnswered = (control) =>
    touched.has(control.name) ||
    (!isCheckable(control) && control.type !== 'hidden' && 'defaultValue' in control && control.value !== control.defaultValue);

  const selectionOf = (control) => {
    const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = control;
    return { range: [selectionStart, selectionEnd, selectionDirection], scroll: { scrollTop, scrollLeft } };
  };

  // some types of controls have a selection and do not tell it
  const select = (control, { range, scroll }) => {
    if (typeof range[0] === 'number') {
      const { type } = control;
      const isHidden = control.localName === 'input' && control.selectionStart === null;
      if (isHidden) control.type = 'text';
      control.setSelectionRange(...range);
      if (isHidden) control.type = type;
    }
    Object.assign(control, scroll);
  };

  const takeOver = () => {
    const form = formNow();
    if (!form || !element || composing || pressed || sent) return;
    const focused = focusedIn(form);
    if (isListOpen(focused)) return;
    const controls = [...(element.shadowRoot.querySelector('form')?.elements ?? [])];
    const twinOf = ({ name, type, value }) =>
      controls.find((control) => control.name === name && (!isCheckable(control) || control.value === value));
    const twinOfButton = ({ name }) =>
      (name === '${addButtonName}' && element.shadowRoot.querySelector('.more button')) || controls.find(({ type }) => type === 'submit');
    const focusedTwin = focused && (focused.matches('button') ? twinOfButton(focused) : twinOf(focused));
    const selection = focused && selectionOf(focused);
    const top = focused?.getBoundingClientRect().top;
    const changed = [];
    for (const control of form.elements) {
      const twin = control.name && isAnswered(control) && twinOf(control);
      if (!twin) continue;
      if (isCheckable(control)) twin.checked = control.checked;
      else twin.value = control.value;
      changed.push(twin);
    }
    form.remove();
    for (const twin of changed) twin.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    if (!focusedTwin) return;
    focusedTwin.focus({ preventScroll: true });
    select(focusedTwin, selection);
    scrollBy({ top: focusedTwin.getBoundingClientRect().top - top, behavior: 'instant' });
  };

  const later = () => setTimeout(takeOver);
  const release = () => {
    pressed = false;
    takeOver();
  };
  listen('input change', ({ target }) => target.form === formNow() && touched.add(target.name));
  listen('compositionstart compositionupdate', () => (composing = true));
  listen('compositionend', () => {
    composing = false;
    later();
  });
  listen('pointerdown', () => (pressed = true));
  // a click comes after it
  listen('pointerup pointercancel', () => setTimeout(release, 50));
  listen('change focusout keyup', later);
  listen('submit', ({ target }) => (sent ||= target === formNow()));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sent = false;
    takeOver();
  });
  listen('form-ready', ({ target }) => {
    // a page may have more elements, such as one's own registrations
    if (target.parentNode === formNow()?.parentNode) element = target;
    takeOver();
  });
  listen('error', ({ target }) => target.dataset?.headless !== undefined && formNow()?.classList.remove('until-element'));
})();
`;
