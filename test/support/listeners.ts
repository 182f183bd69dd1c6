/** Listeners that are there at this moment, on anything outside the element's own tree. */
export function listeners() {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  let count = 0;
  const outside = (target: EventTarget) => target === window || target === document || target === document.body;
  EventTarget.prototype.addEventListener = function (...args) {
    if (outside(this ?? window)) count++;
    addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args) {
    if (outside(this ?? window)) count--;
    removeEventListener.apply(this, args);
  };
  return {
    get count() {
      return count;
    },
    end: () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }),
  };
}
