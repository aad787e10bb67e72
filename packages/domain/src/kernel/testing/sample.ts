import * as z from 'zod/mini';
import { secrecy, type Subject } from '../event.js';

const texts: Readonly<Record<string, string>> = {
  date: '2026-11-23',
  birthDate: '1990-03-15',
  expiry: '2027-06-30',
  startTime: '08:00',
  endTime: '12:00',
  age: 'P36Y',
  slot: '2026-11-23T07:00:00.000Z',
};

interface How {
  /** What strings sealed with a patient's or a user's key are to read as; else they are like any other text. */
  sealed: Partial<Record<Subject['type'], string>>;
}

const sealedText = (schema: z.core.$ZodType, { sealed }: How): string | undefined => {
  const declared = secrecy.get(schema);
  return declared?.kind === 'sealed' ? sealed[declared.subject.type] : undefined;
};

/** A value that the schema accepts, always the same one; nullable fields are filled. */
export const sampleOf = (schema: z.core.$ZodType, how: How = { sealed: {} }, name = ''): unknown => {
  const def = schema._zod.def as z.core.$ZodTypes['_zod']['def'];
  switch (def.type) {
    case 'string':
      return sealedText(schema, how) ?? texts[name] ?? `a ${name || 'text'}`;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'nullable':
    case 'optional':
    case 'default':
      return sampleOf(def.innerType, how, name);
    case 'array':
      return [sampleOf(def.element, how, name)];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([field, inner]) => [field, sampleOf(inner, how, field)]),
      );
    case 'record':
      return { [String(sampleOf(def.keyType, how, 'key'))]: sampleOf(def.valueType, how, name) };
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType, how, name);
    case 'unknown':
    case 'any':
      return 'anything';
    default:
      throw new Error(`no sample of ${def.type} (${name})`);
  }
};
