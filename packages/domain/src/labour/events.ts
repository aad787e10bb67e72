import { Gender } from '@alur/contracts/kernel/enums';
import { Apgar } from '@alur/contracts/labour/apgar';
import { AmnioticFluid, DeliveryMethod, LabourEntryKind, LabourOutcome } from '@alur/contracts/labour/enums';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, type EventOf } from '../kernel/event.js';

const happened = { ...careHeader, effectiveAt: code() };
const number = () => z.nullable(z.number());

/**
 * Stream `labour-<encounterId>`: a labour of the mother's visit. What concerns only the baby is in the baby's visit.
 */
export const labourEvents = {
  LabourStarted: event(
    z.object({
      ...happened,
      ...{ gravida: z.int(), para: z.int(), abortus: z.int(), gestationWeeks: number() },
      membranesRupturedAt: z.nullable(code()),
      startedBy: staff(),
    }),
  ),
  LabourProgressRecorded: event(
    z.object({
      ...happened,
      entryId: z.int(),
      ...{ cervix: number(), descent: number(), fetalHeartRate: number() },
      ...{ contractions: number(), contractionSeconds: number(), fluid: z.nullable(AmnioticFluid) },
      ...{ pulse: number(), systolic: number(), diastolic: number(), temperature: number() },
      note: z.nullable(clinical()),
      recordedBy: staff(),
    }),
  ),
  BabyDelivered: event(
    z.object({
      ...careHeader,
      entryId: z.int(),
      number: z.int(),
      bornAt: code(),
      gender: Gender,
      method: DeliveryMethod,
      ...{ weight: number(), length: number(), isAlive: z.boolean(), apgar: z.array(Apgar) },
      note: z.nullable(clinical()),
      attendedBy: staff(),
    }),
  ),
  /** The baby is registered as a patient with a visit of its own. */
  NewbornRegistered: event(
    z.object({
      ...happened,
      ...{ entryId: z.int(), number: z.int(), newbornId: z.int(), newbornEncounterId: z.int() },
      registeredBy: staff(),
    }),
  ),
  LabourEnded: event(
    z.object({
      ...happened,
      entryId: z.int(),
      outcome: LabourOutcome,
      placentaAt: z.nullable(code()),
      bloodLoss: number(),
      note: z.nullable(clinical()),
      endedBy: staff(),
    }),
  ),
  /** The entry was wrong; it stays, shown as struck. If the end is struck, the labour continues. */
  LabourEntryStruck: event(
    z.object({ ...careHeader, entryId: z.int(), kind: LabourEntryKind, struckBy: staff(), reason: clinical() }),
  ),
};
export type LabourEvent = EventOf<typeof labourEvents>;
export type EventData<Type extends LabourEvent['type']> = Extract<LabourEvent, { type: Type }>['data'];
