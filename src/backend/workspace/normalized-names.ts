const normalized = (value: unknown): unknown => (typeof value === 'string' ? value.normalize() : value);

/** Keys whose value is the name of a column: in the column itself and in a condition. */
const columnReferences = new Set(['external_id', 'field']);

/**
 * Normalizes the names of columns and the references to them to Unicode NFC, because editors and keyboards write the same name in
 * two encodings that look alike. Used for fault checks only: stored names keep their spelling, and `formOf` compares in NFC too.
 */
export function withNormalizedNames<Content>(content: Content, copies = new Map<unknown, unknown>()): Content {
  if (typeof content !== 'object' || content === null) return content;
  // YAML aliases refer to the same object
  if (copies.has(content)) return copies.get(content) as Content;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(content) ? [] : {};
  copies.set(content, copy);
  for (const [key, value] of Object.entries(content)) {
    const inner = withNormalizedNames(value as unknown, copies);
    const fields = key === 'fields' && Array.isArray(inner) ? inner.map(withNormalizedName) : inner;
    Object.assign(copy, { [key]: columnReferences.has(key) ? normalized(inner) : fields });
  }
  return copy as Content;
}

/** A field of a layout: its name, or an object with its name. */
const withNormalizedName = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'name' in field
    ? { ...field, name: normalized(field.name) }
    : normalized(field);
