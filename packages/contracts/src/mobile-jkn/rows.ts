import * as z from 'zod/mini';
import { BpjsProblem } from '../bpjs/enums.js';
import { topic } from '../declare.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { Unfinished, unfinishedParams } from '../kernel/unfinished.js';
import { AntreanStep, AntreanStepStatus } from './enums.js';

/** One thing that BPJS is told of a number; `problem` is of the last attempt. */
export const AntreanStepEntry = z.object({
  step: AntreanStep,
  status: AntreanStepStatus,
  requestedAt: Instant,
  /** When it happened here, as BPJS is told, however late. */
  happenedAt: Instant,
  /** Of a number that was moved: where BPJS has it. */
  place: z.nullable(z.object({ unitId: Id, date: LocalDate })),
  problem: z.nullable(
    z.object({ problem: BpjsProblem, code: z.nullable(z.int()), message: z.nullable(z.string()), at: Instant }),
  ),
});
export type AntreanStepEntry = z.infer<typeof AntreanStepEntry>;

/** A visit whose number BPJS is told of. */
export const AntreanVisitRow = z.object({
  id: Id,
  encounterId: Id,
  patientId: Id,
  personId: Id,
  steps: z.array(AntreanStepEntry),
  /** Since when the next of them waits to be sent; null while none does, or one before it failed. */
  waitsSince: z.nullable(Instant),
  /** Set while something waits or failed. */
  unfinished: Unfinished,
});
export type AntreanVisitRow = z.infer<typeof AntreanVisitRow>;

/** Visits of which something waits to be told, or was refused. */
export const antreanOpen = topic('mobile-jkn.open', {
  params: unfinishedParams,
  row: AntreanVisitRow,
  access: ['front-office.pcare:view'],
  logged: true,
});

/** What BPJS was told of one visit's number. */
export const antreanVisit = topic('mobile-jkn.visit', {
  params: z.object({ encounterId: QueryId }),
  row: AntreanVisitRow,
  access: ['front-office.patient-queue:pcare', 'front-office.pcare:view'],
  logged: true,
});
