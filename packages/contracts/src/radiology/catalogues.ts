import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, seen, ShortText, TypedRupiah } from '../kernel/scalars.js';

const access = {
  view: 'radiology.config:view',
  edit: 'radiology.config:edit',
  select: ['radiology.queue:order', 'radiology.queue:order-for', 'radiology.queue:register', 'radiology.ongoing:view'],
} as const;

/** SPEC 5: at most 255 characters, with a message of its own. */
export const Abbreviation = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(255, 'radiology.abbreviation-too-long'), seen());

/** SPEC 3: name, abbreviation, description. */
const named = { name: ShortText, abbreviation: z.nullable(Abbreviation), description: z.nullable(LongText) };
const found = { uniqueBy: ['name'], searchIn: ['name', 'abbreviation'], access } as const;

/** A kind of device: X-ray, ultrasound, CT, MRI. */
export const radiologyModality = catalogue('radiology-modality', {
  fields: {
    ...named,
    /** It examines in a magnetic field, so that whoever orders is asked for implants. */
    magnetic: z.boolean(),
  },
  ...found,
});

/** How it is examined: plain, with contrast, Doppler. */
export const radiologyMethod = catalogue('radiology-method', { fields: named, ...found });

/** The system of the body that is examined. */
export const radiologySystem = catalogue('radiology-system', { fields: named, ...found });

/** An examination, as it is ordered, prepared for, reported and charged. */
export const radiologyExamination = catalogue('radiology-examination', {
  fields: {
    name: ShortText,
    /** Its short name on worklists: TOR-PA. */
    code: ShortText,
    modalityId: Id,
    methodId: z.nullable(Id),
    systemId: z.nullable(Id),
    icd9Code: z.nullable(z.string().check(z.trim(), z.regex(/^\d{2}(\.\d{1,2})?$/))),
    /** A contrast medium is given, so that allergy and kidney function are asked for. */
    contrast: z.boolean(),
    minutes: z.nullable(z.int().check(z.gte(1), z.lte(1_440))),
    /** Turnaround goal from the order to the validated report. */
    goalMinutes: z.nullable(z.int().check(z.gte(1), z.lte(43_200))),
    /** What the patient has to do before; shown to whoever orders. */
    preparation: z.nullable(LongText),
    /** The texts with which a report begins. */
    findingsTemplate: z.nullable(LongText),
    impressionTemplate: z.nullable(LongText),
    price: TypedRupiah,
    /** Prices for an insurance and for BPJS, if they differ. */
    insurancePrice: z.nullable(TypedRupiah),
    bpjsPrice: z.nullable(TypedRupiah),
  },
  refers: { modalityId: 'radiology-modality', methodId: 'radiology-method', systemId: 'radiology-system' },
  uniqueBy: ['name', 'code'],
  priced: ['price', 'insurancePrice', 'bpjsPrice'],
  byClass: true,
  searchIn: ['name', 'code'],
  spelledIn: ['name'],
  access,
});
