import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Gender } from '../kernel/enums.js';
import { Id, Instant } from '../kernel/scalars.js';
import { Apgar } from './apgar.js';
import { AmnioticFluid, DeliveryMethod, LabourOutcome } from './enums.js';

const person = {
  encounterId: Id,
  patientId: Id,
  /** The patient as she is known now: another record, if hers was merged into it. */
  personId: Id,
};

export const BabyRow = z.object({
  entryId: Id,
  /** Its number among its mother's babies of this labour. */
  number: Id,
  bornAt: Instant,
  gender: Gender,
  method: DeliveryMethod,
  weight: z.nullable(z.number()),
  length: z.nullable(z.number()),
  isAlive: z.boolean(),
  apgar: z.array(Apgar),
  by: z.string(),
  note: z.nullable(z.string()),
  isStruck: z.boolean(),
  /** The baby's own visit, once it is registered as a patient. */
  newbornEncounterId: z.nullable(Id),
});
export type BabyRow = z.infer<typeof BabyRow>;

/** A labour: its beginning, the babies, its end. */
export const LabourRow = z.object({
  id: Id,
  ...person,
  startedAt: Instant,
  startedBy: z.string(),
  gravida: z.int(),
  para: z.int(),
  abortus: z.int(),
  gestationWeeks: z.nullable(z.number()),
  membranesRupturedAt: z.nullable(Instant),
  babies: z.array(BabyRow),
  endEntryId: z.nullable(Id),
  endedAt: z.nullable(Instant),
  outcome: z.nullable(LabourOutcome),
  placentaAt: z.nullable(Instant),
  bloodLoss: z.nullable(z.number()),
});
export type LabourRow = z.infer<typeof LabourRow>;

/** One entry of the partograph. `id` is `<encounterId>_<entry>`. */
export const LabourProgressRow = z.object({
  id: z.string(),
  entryId: Id,
  ...person,
  at: Instant,
  by: z.string(),
  cervix: z.nullable(z.number()),
  descent: z.nullable(z.number()),
  fetalHeartRate: z.nullable(z.number()),
  contractions: z.nullable(z.number()),
  contractionSeconds: z.nullable(z.number()),
  fluid: z.nullable(AmnioticFluid),
  pulse: z.nullable(z.number()),
  systolic: z.nullable(z.number()),
  diastolic: z.nullable(z.number()),
  temperature: z.nullable(z.number()),
  note: z.nullable(z.string()),
  isStruck: z.boolean(),
});
export type LabourProgressRow = z.infer<typeof LabourProgressRow>;

const access = ['inpatient.ongoing.midwifery:view'] as const;

export const labourOf = topic('labour.one', {
  params: z.object({ encounterId: Id }),
  row: LabourRow,
  access: [...access],
  logged: 'encounterId',
});

/** The partograph's entries. */
export const labourProgress = topic('labour.progress', {
  params: z.object({ encounterId: Id }),
  row: LabourProgressRow,
  access: [...access],
  logged: 'encounterId',
});
