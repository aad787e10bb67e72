import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { ensureLogged, personalFieldsOf } from './shows-persons.js';

const person = z.object({ id: z.int(), patientName: z.string() });

it('finds whom rows name, however deep', () => {
  expect(personalFieldsOf(z.object({ id: z.int(), name: z.string() }))).toEqual([]);
  expect(personalFieldsOf(person)).toEqual(['patientName']);
  expect(personalFieldsOf(z.array(z.object({ of: z.nullable(z.optional(person)) })))).toEqual(['patientName']);
  expect(personalFieldsOf(z.union([z.object({ encounterId: z.int() }), person]))).toEqual([
    'encounterId',
    'patientName',
  ]);
});

it('requires a declaration where persons are shown, and a reason where looks are not logged', () => {
  expect(() => ensureLogged('list x', { row: person })).toThrow('shows persons (patientName)');
  expect(() => ensureLogged('list x', { row: person, logged: false })).toThrow('does not say why');
  for (const said of [{ logged: true }, { logged: 'patientId' }, { logged: false, because: 'names are masked' }])
    expect(() => ensureLogged('list x', { row: person, ...said })).not.toThrow();
  expect(() => ensureLogged('list x', { row: z.object({ id: z.int() }) })).not.toThrow();
});
