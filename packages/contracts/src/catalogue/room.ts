import * as z from 'zod/mini';
import { LongText, ShortText } from '../kernel/scalars.js';
import { catalogue } from './catalogue.js';

/** Rooms and clinics (SPEC 3). */
export const room = catalogue('room', {
  fields: {
    name: ShortText,
    code: z.nullable(ShortText),
    description: z.nullable(LongText),
    /** The poly's name as the national insurance knows it. */
    bpjsPolyName: z.nullable(ShortText),
  },
  uniqueBy: ['name', 'code'],
  searchIn: ['name', 'code'],
  access: {
    view: 'settings.outpatient.room:view',
    edit: 'settings.outpatient.room:edit',
    select: [
      'settings.outpatient.schedule:view',
      'front-office.patient-queue:view',
      'outpatient.queue:view',
      'settings.satu-sehat:view',
    ],
  },
});
