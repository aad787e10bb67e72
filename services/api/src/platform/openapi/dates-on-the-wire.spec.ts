import { modules } from '@alur/domain';
import type * as z from 'zod/mini';
import { expect, it } from 'vitest';

/** What a schema is once nothing more is wrapped around it. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType, out } = schema._zod.def as { innerType?: z.core.$ZodType; out?: z.core.$ZodType };
  const inside = innerType ?? out;
  return inside ? bare(inside) : schema;
};

const DAY = /^date$|Date$|(Born|Planned|Registered|Issued|Estimated|Expected)On$|_(from|to)$/;

/** The fields of a schema and of all inside it that are called like a day, with their format. */
const daysIn = (schema: z.core.$ZodType, path: string): { path: string; format: string }[] => {
  const { shape, element, options } = bare(schema)._zod.def as {
    shape?: Record<string, z.core.$ZodType>;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  return [
    ...(element ? daysIn(element, path) : []),
    ...(options ?? []).flatMap(option => daysIn(option, path)),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => [
      ...(DAY.test(name) ? [{ path: `${path} ${name}`, format: formatOf(field) }] : []),
      ...daysIn(field, `${path} ${name}`),
    ]),
  ];
};

const formatOf = (schema: z.core.$ZodType): string => {
  const { format, type } = bare(schema)._zod.def as { format?: string; type: string };
  return format ?? type;
};

it('every day that a command or a filter takes is yyyy-MM-dd (SPEC 9)', () => {
  const days = modules.flatMap(module => [
    ...module.acts.flatMap(({ command }) => daysIn(command.body, command.path)),
    ...module.lists.flatMap(list => daysIn(list.filters, `${list.path}?`)),
  ]);
  expect(days.length).toBeGreaterThan(30);
  expect(days.filter(({ format }) => format !== 'date')).toEqual([]);
});

// Rows are not held to the format: an erased person has no day of birth, and other days were checked by a command.
it('every day in a list or a row is a text', () => {
  const days = modules.flatMap(module => [
    ...module.lists.flatMap(list => daysIn(list.row, list.path)),
    ...module.views.flatMap(view => daysIn(view.row, view.name)),
  ]);
  expect(days.length).toBeGreaterThan(60);
  expect(days.filter(({ format }) => format !== 'date' && format !== 'string')).toEqual([]);
});
