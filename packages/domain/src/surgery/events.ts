import { UnitSource } from '@alur/contracts/encounter/enums';
import { Gender, Payer } from '@alur/contracts/kernel/enums';
import { ChecklistAnswer, SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';
import {
  Anaesthesia,
  BodySide,
  PostponementCause,
  RecoveryExit,
  SurgeryPriority,
  SurgeryRole,
} from '@alur/contracts/surgery/enums';
import * as z from 'zod/mini';
import { careHeader, coding, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, sealed, type EventOf } from '../kernel/event.js';

const surgery = { ...careHeader, surgeryId: z.int() };
const checklist = <Item extends z.core.$ZodType<string>>(item: Item) =>
  event(
    z.object({
      ...surgery,
      items: z.array(z.object({ item, answer: ChecklistAnswer })),
      note: z.nullable(clinical()),
      recordedBy: staff(),
      effectiveAt: code(),
    }),
  );

/** Stream `surgery-<id>`: one operation, an order of a visit (SHAPES, Order). */
export const surgeryEvents = {
  /** `price` is the treatment's unit price in rupiah; `coding` its code of ICD-9-CM, where the catalogue has one. */
  SurgeryRequested: event(
    z.object({
      ...surgery,
      treatmentId: z.int(),
      name: label(),
      price: z.int(),
      coding: z.nullable(coding(label())),
      diagnosis: clinical(),
      site: z.nullable(clinical()),
      side: BodySide,
      priority: SurgeryPriority,
      /** The operator whom the requester wishes. */
      operator: z.nullable(staff()),
      wantedOn: z.nullable(code()),
      anaesthesia: z.nullable(Anaesthesia),
      notes: z.nullable(clinical()),
      requester: staff(),
      effectiveAt: code(),
      patientName: sealed(),
      recordNumber: sealed(),
      gender: Gender,
      birthDate: z.nullable(sealed()),
      payer: Payer,
      unitName: label(),
      /** Requests from before units were told apart have none. */
      unitSource: z.optional(UnitSource),
      bedName: z.nullable(label()),
    }),
  ),
  /** Replaces what was planned before. `dates`: the facility's days that the slot touches. */
  SurgeryScheduled: event(
    z.object({
      ...surgery,
      theatre: z.object({ id: z.int(), name: label() }),
      from: code(),
      until: code(),
      dates: z.array(code()),
      team: z.array(z.object({ role: SurgeryRole, staff: staff() })),
      scheduledBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Taken off the plan; it waits for another slot. */
  SurgeryPostponed: event(
    z.object({
      ...surgery,
      cause: PostponementCause,
      note: z.nullable(clinical()),
      postponedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** Before induction. */
  SurgerySignInRecorded: checklist(SignInItem),
  /** Before incision. */
  SurgeryTimeOutRecorded: checklist(TimeOutItem),
  /** Before the patient leaves the theatre. */
  SurgerySignOutRecorded: checklist(SignOutItem),
  SurgeryStarted: event(z.object({ ...surgery, startedBy: staff(), effectiveAt: code() })),
  /** It was started too early, or on the wrong patient: what was checked since it was planned is checked again. */
  SurgeryStartUndone: event(z.object({ ...surgery, reason: clinical(), undoneBy: staff(), effectiveAt: code() })),
  /** All times that are known; each record replaces the one before. */
  SurgeryTimesRecorded: event(
    z.object({
      ...surgery,
      anaesthesiaFrom: z.nullable(code()),
      incisionAt: z.nullable(code()),
      closedAt: z.nullable(code()),
      anaesthesiaUntil: z.nullable(code()),
      recordedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** The score after anaesthesia by a version of a table, and the total with which one may leave. */
  SurgeryRecoveryScored: event(
    z.object({
      ...surgery,
      table: code(),
      version: code(),
      parts: z.array(z.object({ input: code(), points: z.int() })),
      total: z.int(),
      limit: z.int(),
      scoredBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** `components`: what was charged beside the operation itself, at its unit price; `materials`: what was used up. */
  SurgeryFinished: event(
    z.object({
      ...surgery,
      reportId: z.int(),
      exit: RecoveryExit,
      components: z.array(
        z.object({
          treatmentId: z.int(),
          name: label(),
          quantity: z.int(),
          price: z.int(),
          performer: z.nullable(z.object({ role: SurgeryRole, staff: staff() })),
        }),
      ),
      materials: z.array(
        z.object({
          medicineId: z.int(),
          name: label(),
          unit: label(),
          storeId: z.int(),
          quantity: z.number(),
          missing: z.number(),
          lots: z.array(
            z.object({
              lotId: z.number(),
              batch: code(),
              expiry: code(),
              owner: code(),
              unitCost: z.number(),
              quantity: z.number(),
            }),
          ),
        }),
      ),
      finishedBy: staff(),
      effectiveAt: code(),
    }),
  ),
  /** It was finished too early: its components and materials are taken back. */
  SurgeryReopened: event(z.object({ ...surgery, reason: clinical(), reopenedBy: staff(), effectiveAt: code() })),
  /** Withdrawn by whoever asked for it. */
  SurgeryCancelled: event(z.object({ ...surgery, reason: clinical(), cancelledBy: staff(), effectiveAt: code() })),
  /** Refused by the operating room. */
  SurgeryRefused: event(z.object({ ...surgery, reason: clinical(), refusedBy: staff(), effectiveAt: code() })),
  /** Whoever asked for it has read the refusal. */
  SurgeryRefusalAcknowledged: event(z.object({ ...surgery, acknowledgedBy: staff(), effectiveAt: code() })),
};
export type SurgeryEvent = EventOf<typeof surgeryEvents>;
export type DataOf<Type extends SurgeryEvent['type']> = Extract<SurgeryEvent, { type: Type }>['data'];

const slot = { theatreId: z.int(), date: code(), surgeryId: z.int(), from: code(), until: code() };

/** Stream `theatre_day-<theatreId>_<yyyy-MM-dd>`: the slots of a theatre that touch a day. */
export const theatreDayEvents = {
  TheatreSlotBooked: event(z.object(slot)),
  TheatreSlotReleased: event(z.object(slot)),
};
export type TheatreDayEvent = EventOf<typeof theatreDayEvents>;
