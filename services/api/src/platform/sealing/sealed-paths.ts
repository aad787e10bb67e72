import { secrecy, type Subject } from '@alur/domain/kernel/event';
import type * as z from 'zod/mini';

/** The path of a sealed string in an event's data; `*` is every element of a list or value of a record. */
export interface SealedPath {
  path: readonly string[];
  subject: Subject;
  /** The version of the event since which it is sealed. */
  since: number;
}

interface Def {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  in?: z.core.$ZodType;
}

/** Visits every string of a schema except enumerations and literals, which are codes by nature. */
const strings = function* (
  schema: z.core.$ZodType,
  path: readonly string[],
): Generator<{ path: readonly string[]; schema: z.core.$ZodType }> {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'string':
      yield { path, schema };
      return;
    case 'object':
      for (const [name, field] of Object.entries(def.shape ?? {})) yield* strings(field, [...path, name]);
      return;
    case 'array':
      if (def.element) yield* strings(def.element, [...path, '*']);
      return;
    case 'record':
      if (def.valueType) yield* strings(def.valueType, [...path, '*']);
      return;
    case 'union':
      for (const option of def.options ?? []) yield* strings(option, path);
      return;
    case 'pipe':
      if (def.in) yield* strings(def.in, path);
      return;
    default:
      if (def.innerType) yield* strings(def.innerType, path);
  }
};

/** The sealed strings of an event's schema, found once. */
export const sealedPaths = (schema: z.core.$ZodType): SealedPath[] => {
  const found: SealedPath[] = [];
  for (const { path, schema: field } of strings(schema, [])) {
    const declared = secrecy.get(field);
    if (declared?.kind === 'sealed') found.push({ path, subject: declared.subject, since: declared.since });
  }
  return found;
};

/** Strings not declared as sealed, label or code; there must be none (ARCHITECTURE, "Persons are sealed"). */
export const undeclaredStrings = (schema: z.core.$ZodType): string[] =>
  [...strings(schema, [])].filter(({ schema: field }) => !secrecy.has(field)).map(({ path }) => path.join('.'));
