const normalized = (value: unknown): unknown => (typeof value === 'string' ? value.normalize() : value);

/** Keys whose value names a column: of the column itself, and of a condition on it. */
const columnReferences = new Set(['external_id', 'field']);

/**
 * A workspace file in which columns, and what refers to them, are spelled alike (Unicode NFC): editors and keyboards write one
 * name in two ways that nobody can tell apart. For looking for faults; what is stored keeps its spelling, and `formOf` compares
 * as this does.
 */
export function withNormalizedNames<Content>(content: Content, copies = new Map<unknown, unknown>()): Content {
  if (typeof content !== 'object' || content === null) return content;
  // an alias of YAML leads to the same object again
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

/** A field of a layout: its name alone, or how it is asked for. */
const withNormalizedName = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && 'name' in field
    ? { ...field, name: normalized(field.name) }
    : normalized(field);
