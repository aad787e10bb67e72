import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { Formula } from './formulas.js';

const access = {
  view: 'laboratorium.config:view',
  edit: 'laboratorium.config:edit',
  select: ['laboratorium.queue:order', 'laboratorium.queue:register', 'laboratorium.ongoing:view'],
} as const;

/** What a result is: a number, a titre, one of some words, any words, a culture. */
export const ResultKind = z.enum(['number', 'ratio', 'choice', 'text', 'microbiology']);
export type ResultKind = z.infer<typeof ResultKind>;

/** Haematology, clinical chemistry …: under which heading a result stands. */
export const laboratoryGroup = catalogue('laboratory-group', {
  fields: { name: ShortText, sequence: z.nullable(z.int().check(z.gte(1), z.lte(999))) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** What is taken of a patient, and the tube that it comes in. */
export const laboratorySpecimen = catalogue('laboratory-specimen', {
  fields: { name: ShortText, container: z.nullable(ShortText), description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name', 'container'],
  access,
});

const prices = {
  price: TypedRupiah,
  /** What an insurance, or BPJS, is charged where that differs. */
  insurancePrice: z.nullable(TypedRupiah),
  bpjsPrice: z.nullable(TypedRupiah),
};
const pricesOfTests = ['price', 'insurancePrice', 'bpjsPrice'] as const;

/** What is measured. Its reference ranges are a stream beside it. */
export const laboratoryParameter = catalogue('laboratory-parameter', {
  fields: {
    name: ShortText,
    /** As analysers and worklists call it: HGB. */
    code: ShortText,
    groupId: z.nullable(Id),
    specimenId: z.nullable(Id),
    kind: ResultKind,
    /** UCUM. */
    unit: z.nullable(ShortText),
    method: z.nullable(ShortText),
    decimals: z.nullable(z.int().check(z.gte(0), z.lte(6))),
    /** Of a choice: what may be chosen, with commas between. */
    choices: z.nullable(LongText),
    formula: z.nullable(Formula),
    /** By how much of the last value it may differ before that is pointed out. */
    deltaPercent: z.nullable(z.number().check(z.positive(), z.lte(1000))),
    loinc: z.nullable(z.string().check(z.trim(), z.regex(/^\d{1,7}-\d$/))),
    /** From the order to the validated result. */
    goalMinutes: z.nullable(z.int().check(z.gte(1), z.lte(43_200))),
    sequence: z.nullable(z.int().check(z.gte(1), z.lte(9_999))),
    ...prices,
    cost: z.nullable(TypedRupiah),
  },
  uniqueBy: ['name', 'code'],
  priced: pricesOfTests,
  searchIn: ['name', 'code'],
  access,
});

/** What is ordered together, at a price of its own. What is in it is a stream beside it. */
export const laboratoryPanel = catalogue('laboratory-panel', {
  fields: { name: ShortText, code: ShortText, ...prices },
  uniqueBy: ['name', 'code'],
  priced: pricesOfTests,
  searchIn: ['name', 'code'],
  access,
});
