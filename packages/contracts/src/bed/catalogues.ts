import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';

const access = {
  view: 'settings.inpatient:view',
  edit: 'settings.inpatient:edit',
  select: [
    'inpatient.ongoing:view',
    'emergency.ongoing:view',
    'settings.emergency:view',
    'casemix.claim:view',
    'settings.satu-sehat:view',
    'settings.bpjs:view',
  ],
} as const;

/** SHAPES, Encounter: the intensive care unit is a unit, not a kind of visit; the emergency department has beds too. */
export const WardKind = z.enum(['ward', 'intensive_care', 'emergency']);

/** Where patients lie: a ward (*bangsal*) or an intensive care unit. */
export const ward = catalogue('ward', {
  fields: {
    ...{ name: ShortText, kind: WardKind, description: z.nullable(LongText) },
    /** The ward's own store; without one, medicine is taken from the pharmacy's. */
    storeId: z.nullable(Id),
  },
  refers: { storeId: 'store' },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** SPEC 3 and 9: a class, and the price of a night in it. */
export const roomClass = catalogue('room-class', {
  fields: { name: ShortText, description: z.nullable(LongText), pricePerNight: TypedRupiah },
  uniqueBy: ['name'],
  priced: ['pricePerNight'],
  searchIn: ['name'],
  // Whoever keeps the prices of a list keeps those of classes, too.
  access: {
    ...access,
    select: [...access.select, 'treatments:edit', 'laboratorium.config:edit', 'radiology.config:edit'],
  },
});

/** A room of a ward, of one class; its beds have streams of their own. */
export const wardRoom = catalogue('ward-room', {
  fields: { name: ShortText, description: z.nullable(LongText), wardId: Id, classId: Id },
  refers: { wardId: 'ward', classId: 'room-class' },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});
