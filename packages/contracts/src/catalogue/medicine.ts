import * as z from 'zod/mini';
import { Vaccine } from '../immunization/enums.js';
import { Figure, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { catalogue } from './catalogue.js';

/** Legal classes of medicines (DOMAIN 7). */
export const MedicineClass = z.enum([
  'free',
  'limited_free',
  'prescription',
  'psychotropic',
  'narcotic',
  'precursor',
  'certain_medicine',
]);

/** Medicines and consumables. Price and stock are per base unit. */
export const medicine = catalogue('medicine', {
  fields: {
    /** The generic name with what tells it apart, as it is prescribed: "Amoksisilin 500 mg". */
    name: ShortText,
    brand: z.nullable(ShortText),
    /** Tablet, syrup, ointment. */
    form: ShortText,
    /** Amount of the substance in one base unit; empty when doses are counted in base units. */
    strength: z.nullable(Figure.check(z.positive())),
    strengthUnit: z.nullable(ShortText),
    baseUnit: ShortText,
    category: z.nullable(ShortText),
    medicineClass: MedicineClass,
    price: TypedRupiah,
    /** Highest retail price allowed (HET). */
    ceilingPrice: z.nullable(TypedRupiah),
    minimumStock: z.nullable(z.int().check(z.nonnegative())),
    maximumStock: z.nullable(z.int().check(z.nonnegative())),
    highAlert: z.boolean(),
    lookAlike: z.boolean(),
    fornas: z.boolean(),
    /** Whether it treats a chronic illness, so that it is given only for a limited number of days at a time. */
    chronic: z.nullable(z.boolean()),
    rack: z.nullable(ShortText),
    kfaCode: z.nullable(ShortText),
    /** Its active substances and their group, if the name does not tell them, because allergies are matched by them. */
    ingredients: z.nullable(ShortText),
    /** Whether the facility makes it itself, by a formula (*sediaan racikan*); it is not bought then. */
    prepared: z.nullable(z.boolean()),
    /** Which vaccine it is, whose base unit is one dose then. */
    vaccine: z.nullable(Vaccine),
    /** Whether the government's programme supplies it, so that a dose costs nothing. */
    programmeVaccine: z.nullable(z.boolean()),
  },
  uniqueBy: ['name'],
  apart: ['prepared'],
  priced: ['price', 'ceilingPrice'],
  searchIn: ['name', 'brand', 'kfaCode'],
  spelledIn: ['name', 'brand'],
  access: {
    view: 'inventory.item:view',
    edit: 'inventory.item:edit',
    select: [
      'outpatient.ongoing:prescribe',
      'pharmacy.internal-outpatient:view',
      'inventory.requisition:make',
      'inventory.purchase:edit',
      'inventory.count:count',
      'apotek:sell',
      'operation.ongoing:finish',
      'settings.bpjs:view',
    ],
  },
});

/** Directions for use as doctors write them: "3 x 1 tablet, sesudah makan". */
export const signa = catalogue('signa', {
  fields: {
    text: ShortText,
    timesPerDay: z.nullable(z.number().check(z.positive(), z.lte(24))),
    dosePerTime: z.nullable(Figure.check(z.positive())),
    latin: z.nullable(ShortText),
  },
  uniqueBy: ['text'],
  searchIn: ['text', 'latin'],
  access: {
    view: 'settings.other:view',
    edit: 'settings.other:edit',
    select: ['outpatient.ongoing:prescribe', 'pharmacy.internal-outpatient:view', 'apotek:sell'],
  },
});
