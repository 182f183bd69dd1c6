/**
 * Remembers what was made for the keys that were asked for last, so many of them: what strangers name, such as a language,
 * is no end of keys.
 */
export function remembering<Thing>(many: number): (key: string, make: () => Thing) => Thing {
  const known = new Map<string, Thing>();
  return (key, make) => {
    const thing = known.get(key) ?? make();
    known.delete(key);
    known.set(key, thing);
    if (known.size > many) known.delete(known.keys().next().value!);
    return thing;
  };
}
