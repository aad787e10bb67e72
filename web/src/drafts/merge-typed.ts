const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A kept draft comes after typing has begun: the fields that were typed stand, the others are the draft's. What is no
 * form of fields is the typed one's whole.
 */
export function mergeTyped(found: unknown, given: unknown, typed: unknown): unknown {
  if (!isForm(found) || !isForm(given) || !isForm(typed)) return typed;
  const fields = Object.entries(typed).filter(([name, value]) => value !== given[name]);
  return { ...typed, ...found, ...Object.fromEntries(fields) };
}
