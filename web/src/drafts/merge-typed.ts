const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a stored draft that arrives after typing has begun: fields that were typed win, the others take the draft's
 * value. Where the value is no form of fields, what was typed wins as a whole.
 */
export function mergeTyped(found: unknown, given: unknown, typed: unknown): unknown {
  if (!isForm(found) || !isForm(given) || !isForm(typed)) return typed;
  const fields = Object.entries(typed).filter(([name, value]) => value !== given[name]);
  return { ...typed, ...found, ...Object.fromEntries(fields) };
}
