import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { Formula } from './formulas.js';

const access = {
  view: 'laboratorium.config:view',
  edit: 'laboratorium.config:edit',
  select: ['laboratorium.queue:order', 'laboratorium.queue:register', 'laboratorium.ongoing:view'],
} as const;

/** The form of a result: a number, a titre, one of several choices, free text, a culture. */
export const ResultKind = z.enum(['number', 'ratio', 'choice', 'text', 'microbiology']);
export type ResultKind = z.infer<typeof ResultKind>;

/** The heading of a result in the report: haematology, clinical chemistry … */
export const laboratoryGroup = catalogue('laboratory-group', {
  fields: { name: ShortText, sequence: z.nullable(z.int().check(z.gte(1), z.lte(999))) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** A specimen, and the tube that it is collected in. */
export const laboratorySpecimen = catalogue('laboratory-specimen', {
  fields: { name: ShortText, container: z.nullable(ShortText), description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name', 'container'],
  access,
});

const prices = {
  price: TypedRupiah,
  /** Prices for an insurance and for BPJS, if they differ. */
  insurancePrice: z.nullable(TypedRupiah),
  bpjsPrice: z.nullable(TypedRupiah),
};
const pricesOfTests = ['price', 'insurancePrice', 'bpjsPrice'] as const;

/** A test. Its reference ranges are a stream of its own. */
export const laboratoryParameter = catalogue('laboratory-parameter', {
  fields: {
    name: ShortText,
    /** Its short name on analysers and worklists: HGB. */
    code: ShortText,
    groupId: z.nullable(Id),
    specimenId: z.nullable(Id),
    kind: ResultKind,
    /** UCUM. */
    unit: z.nullable(ShortText),
    method: z.nullable(ShortText),
    decimals: z.nullable(z.int().check(z.gte(0), z.lte(6))),
    /** For a choice: the possible results, separated by commas. */
    choices: z.nullable(LongText),
    formula: z.nullable(Formula),
    /** A larger difference from the last value, in percent, raises a delta alarm. */
    deltaPercent: z.nullable(z.number().check(z.positive(), z.lte(1000))),
    loinc: z.nullable(z.string().check(z.trim(), z.regex(/^\d{1,7}-\d$/))),
    /** Turnaround goal from the order to the validated result. */
    goalMinutes: z.nullable(z.int().check(z.gte(1), z.lte(43_200))),
    sequence: z.nullable(z.int().check(z.gte(1), z.lte(9_999))),
    ...prices,
    cost: z.nullable(TypedRupiah),
  },
  refers: { groupId: 'laboratory-group', specimenId: 'laboratory-specimen' },
  uniqueBy: ['name', 'code'],
  priced: pricesOfTests,
  byClass: true,
  searchIn: ['name', 'code'],
  spelledIn: ['name'],
  access,
});

/** Tests that are ordered together, at a price of their own. The list of tests is a stream of its own. */
export const laboratoryPanel = catalogue('laboratory-panel', {
  fields: { name: ShortText, code: ShortText, ...prices },
  uniqueBy: ['name', 'code'],
  priced: pricesOfTests,
  byClass: true,
  searchIn: ['name', 'code'],
  spelledIn: ['name'],
  access,
});
