import { modules } from '@alur/domain';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';

interface Inside {
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  valueType?: z.core.$ZodType;
}

/** The numbers in a schema and in all inside it. */
const numbersIn = (schema: z.core.$ZodType, path: string): { path: string; schema: z.core.$ZodType }[] => {
  const { type } = schema._zod.def;
  if (type === 'number') return [{ path, schema }];
  const { innerType, in: into, shape = {}, element, options = [], valueType } = schema._zod.def as Inside;
  return [
    ...[innerType, into, element, valueType, ...options].flatMap(each => (each ? numbersIn(each, path) : [])),
    ...Object.entries(shape).flatMap(([name, field]) => numbersIn(field, `${path} ${name}`)),
  ];
};

/** Beyond exact integers no row keeps a number: the view of what was decided would stop there. */
it('every number that a command takes has a limit that a row can keep', () => {
  const numbers = modules.flatMap(module =>
    module.acts.flatMap(({ command }) => numbersIn(command.body, command.name)),
  );
  expect(numbers.length).toBeGreaterThan(100);
  const unlimited = numbers.filter(({ schema }) =>
    [2 ** 53, -(2 ** 53), 1e300].some(value => z.safeParse(schema, value).success),
  );
  expect(unlimited.map(({ path }) => path)).toEqual([]);
});
