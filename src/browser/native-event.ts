/** The browser's own `Event`. A page may have something else by that name: MooTools puts a class of its own there. */
export const NativeEvent: typeof Event =
  'composedPath' in Event.prototype ? Event : (Object.getPrototypeOf(MessageEvent) as typeof Event);
