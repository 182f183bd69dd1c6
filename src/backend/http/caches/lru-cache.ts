export interface Remembering<Thing> {
  /** What was made for a key; made now where nobody remembers. */
  of(key: string, make: () => Thing): Thing;
  /** As if nobody had asked. */
  forget(key: string): void;
}

/**
 * Remembers what was made for the keys that were asked for last, so many of them: what strangers name, such as a language,
 * is no end of keys.
 */
export function remembering<Thing>(many: number): Remembering<Thing> {
  const known = new Map<string, Thing>();
  return {
    of(key, make) {
      const thing = known.get(key) ?? make();
      known.delete(key);
      known.set(key, thing);
      if (known.size > many) known.delete(known.keys().next().value!);
      return thing;
    },
    forget: (key) => void known.delete(key),
  };
}
