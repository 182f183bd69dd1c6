/** A module as it is, but for the pragma by which SQLite flushes each commit. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.startsWith('file:') || loaded.format !== 'module' || loaded.source === null) return loaded;
  const source = Buffer.from(loaded.source).toString();
  return { ...loaded, source: source.replace(/pragma synchronous = full/, 'pragma synchronous = off') };
}
