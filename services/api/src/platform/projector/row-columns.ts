import type * as z from 'zod/mini';

export interface Column {
  name: string;
  type: 'text' | 'bigint' | 'double precision' | 'boolean' | 'jsonb';
}

interface Def {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  format?: string;
  check?: string;
  checks?: readonly { _zod: { def: { check?: string; format?: string } } }[];
  values?: readonly unknown[];
  options?: readonly z.core.$ZodType[];
}

const isInteger = (def: Def): boolean =>
  def.format === 'safeint' || (def.checks ?? []).some(check => check._zod.def.format === 'safeint');

const typeOf = (schema: z.core.$ZodType): Column['type'] => {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case 'string':
    case 'enum':
    case 'template_literal':
      return 'text';
    case 'number':
      return isInteger(def) ? 'bigint' : 'double precision';
    case 'boolean':
      return 'boolean';
    case 'literal':
      return (def.values ?? []).every(value => typeof value === 'string') ? 'text' : 'jsonb';
    case 'union': {
      const types = new Set((def.options ?? []).map(typeOf));
      return types.size === 1 ? ([...types][0] as Column['type']) : 'jsonb';
    }
    case 'pipe':
      return def.in ? typeOf(def.in) : 'jsonb';
    default:
      return def.innerType ? typeOf(def.innerType) : 'jsonb';
  }
};

const RESERVED = new Set(['merchant_id', 'key', 'position']);

/** The columns of a row's schema: scalars as themselves, lists and objects as jsonb. */
export const columnsOf = (row: z.core.$ZodType): Column[] => {
  const { shape } = row._zod.def as unknown as Def;
  if (!shape) throw new Error('a row is an object');
  return Object.entries(shape).map(([name, field]) => {
    if (RESERVED.has(name)) throw new Error(`a row cannot have a field ${name}: the platform adds it`);
    return { name, type: typeOf(field) };
  });
};
