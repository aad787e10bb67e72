import * as z from 'zod/mini';
import { command } from '../declare.js';
import { Gender, Payer } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { Id, Instant, LongText, Reason, ShortText } from '../kernel/scalars.js';
import { Apgar } from './apgar.js';
import { AmnioticFluid, DeliveryMethod, LabourOutcome } from './enums.js';

const access = ['inpatient.ongoing.midwifery:record'] as const;
const count = z.int().check(z.gte(0), z.lte(20));
const between = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
/** The actual time; now if left out. */
const effectiveAt = maybe(Instant);

/** Labour has begun; the route's id is the visit's. */
export const startLabour = command('labour/start', {
  target: 'existing',
  access: [...access],
  body: z.object({
    effectiveAt,
    ...{ gravida: count, para: count, abortus: count },
    gestationWeeks: maybe(whole(15, 45)),
    membranesRupturedAt: maybe(Instant),
  }),
});

/** Observations of one moment of labour, at least one value. */
export const recordProgress = command('labour/record-progress', {
  target: 'existing',
  access: [...access],
  body: z.object({
    effectiveAt,
    /** Centimetres. */
    cervix: maybe(between(0, 10)),
    /** Fifths of the head that are palpable above the brim. */
    descent: maybe(whole(0, 5)),
    fetalHeartRate: maybe(whole(40, 240)),
    /** Contractions in ten minutes, and their duration in seconds. */
    contractions: maybe(whole(0, 10)),
    contractionSeconds: maybe(whole(1, 180)),
    fluid: maybe(AmnioticFluid),
    pulse: maybe(whole(20, 250)),
    systolic: maybe(whole(40, 300)),
    diastolic: maybe(whole(20, 200)),
    temperature: maybe(between(30, 45)),
    note: maybe(LongText),
  }),
});

/** A baby is born; each twin is recorded by itself. */
export const deliverBaby = command('labour/deliver', {
  target: 'existing',
  access: [...access],
  body: z.object({
    bornAt: Instant,
    gender: Gender,
    method: DeliveryMethod,
    /** Grams and centimetres. */
    weight: maybe(whole(300, 7_000)),
    length: maybe(between(20, 70)),
    isAlive: z._default(z.boolean(), true),
    apgar: z.array(Apgar).check(z.maxLength(5)),
    note: maybe(LongText),
  }),
});

export const endLabour = command('labour/end', {
  target: 'existing',
  access: [...access],
  body: z.object({
    effectiveAt,
    outcome: LabourOutcome,
    placentaAt: maybe(Instant),
    /** Millilitres. */
    bloodLoss: maybe(whole(0, 10_000)),
    note: maybe(LongText),
  }),
});

/**
 * Registers a live-born baby as a patient of its own, *By. Ny. …*, with a visit in a cot beside its mother and on her
 * bill (SHAPES, Encounter). Fields that are left out are taken from the mother. A baby whose visit was cancelled is
 * admitted again.
 */
export const registerNewborn = command('labour/register-newborn', {
  target: 'existing',
  access: ['inpatient.ongoing.midwifery:register-newborn'],
  body: z.object({
    entryId: Id,
    /** From the catalogue of inpatient doctors. */
    doctorId: maybe(Id),
    department: maybe(ShortText),
    payer: maybe(Payer),
    insurer: maybe(ShortText),
  }),
});

/** Strikes a wrong entry; it stays, shown as struck. If the end is struck, the labour continues. */
export const strikeLabourEntry = command('labour/strike', {
  target: 'existing',
  access: [...access],
  body: z.object({ entryId: Id, reason: Reason }),
});
