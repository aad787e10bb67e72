import {
  ClassBasis,
  CompanionRelation,
  DischargeManner,
  HandItem,
  IsolationPrecaution,
  StayCharging,
  TeamRole,
} from '@alur/contracts/stay/commands';
import * as z from 'zod/mini';
import { careHeader, staff } from '../kernel/care-header.js';
import { clinical, code, event, label, type EventOf } from '../kernel/event.js';

const happened = { ...careHeader, effectiveAt: code() };
const entitled = z.nullable(z.object({ classId: z.int(), className: label() }));
/** The bed and its class; `entitled` is the class that the patient is entitled to, if it is another. */
const placement = {
  /** A cot has no bed id; it is beside the bed of the stay that `with` names. */
  ...{
    bedId: z.nullable(z.int()),
    with: z.optional(z.int()),
    bedName: label(),
    roomId: z.int(),
    roomName: label(),
    unitName: label(),
  },
  ...{ classId: z.int(), className: label() },
  basis: ClassBasis,
  entitled,
};

/** Stream `stay-<encounterId>`: where a patient lies, who treats her, what her nights cost, how she is discharged. */
export const stayEvents = {
  StayPlaced: event(
    z.object({
      ...happened,
      ...placement,
      department: z.nullable(label()),
      /** Null in an emergency bed, where no doctor is responsible yet. */
      responsible: z.nullable(staff()),
      indication: z.nullable(clinical()),
      admittedBy: staff(),
      /** Charged by begun hours or days; if missing, by nights. */
      charging: z.optional(StayCharging),
      /** The order to admit that the stay fulfils. */
      admissionId: z.optional(z.int()),
      newborn: z.optional(z.object({ number: z.int(), bornAt: code(), weight: z.nullable(z.number()) })),
    }),
  ),
  /** On the mother's stay: the newborn's cot moves with her. */
  StayNewbornAdded: event(z.object({ ...happened, newbornEncounterId: z.int() })),
  StayMoved: event(
    z.object({ ...happened, fromBedId: z.nullable(z.int()), ...placement, reason: z.nullable(clinical()) }),
  ),
  StayClassChanged: event(
    z.object({ ...happened, fromNight: code(), basis: ClassBasis, entitled, reason: clinical() }),
  ),
  StayLeaveStarted: event(z.object({ ...happened, expectedBackAt: z.nullable(code()), reason: clinical() })),
  StayLeaveEnded: event(z.object({ ...happened })),
  /** A bed is put beside hers for a companion (*penunggu*); it is not one of the beds for patients. */
  StayCompanionAdded: event(z.object({ ...happened, relation: CompanionRelation })),
  StayCompanionLeft: event(z.object({ ...happened })),
  /** `until` is the day of the next review; the isolation does not end by itself. */
  StayIsolationStarted: event(
    z.object({ ...happened, precaution: IsolationPrecaution, reason: clinical(), until: z.nullable(code()) }),
  ),
  StayIsolationEnded: event(z.object({ ...happened })),
  StayTeamChanged: event(
    z.object({ ...happened, member: staff(), role: TeamRole, change: z.enum(['joined', 'left']) }),
  ),
  /** Once a day for each doctor; `price` is the list's of that moment. */
  /** `sharePercent` is the doctor's by the list of inpatient doctors, as it was. */
  StayVisitRecorded: event(
    z.object({ ...happened, doctor: staff(), date: code(), price: z.int(), sharePercent: z.optional(z.number()) }),
  ),
  StayVisitWithdrawn: event(z.object({ ...happened, doctor: staff(), date: code(), reason: clinical() })),
  /** `date` names the night by the day on which it begins (DOMAIN-CLINICAL 1.1). */
  StayNightCharged: event(
    z.object({
      ...careHeader,
      date: code(),
      ...{ bedId: z.nullable(z.int()), bedName: label(), roomName: label() },
      ...{ classId: z.int(), className: label() },
      price: z.int(),
      /** The class that she is entitled to if she chose a higher one (*naik kelas*), and the price of a night there. */
      entitled: z.optional(z.object({ classId: z.int(), className: label(), price: z.int() })),
      /** The price of her companion's bed. */
      companionPrice: z.optional(z.int()),
    }),
  ),
  /** The night belongs to another bed, or is not to be charged at all. */
  StayNightWithdrawn: event(
    z.object({ ...careHeader, date: code(), price: z.int(), companionPrice: z.optional(z.int()) }),
  ),
  /** Time in beds that are charged by begun hours or days; `price` is per unit (DOMAIN-CLINICAL 1.3). */
  StayTimeCharged: event(
    z.object({ ...careHeader, per: StayCharging, count: z.int(), price: z.int(), from: code(), until: code() }),
  ),
  /** The charge is withdrawn because she has not left after all. */
  StayTimeWithdrawn: event(z.object({ ...careHeader, per: StayCharging, count: z.int(), price: z.int() })),
  StayDischargeOrdered: event(
    z.object({
      ...happened,
      manner: DischargeManner,
      plannedOn: code(),
      note: z.nullable(clinical()),
      orderedBy: staff(),
      /** Time of death, if she died. */
      diedAt: z.optional(code()),
    }),
  ),
  /** The expected day of discharge. */
  StayDischargePlanned: event(z.object({ ...happened, estimatedOn: code() })),
  /** An item of the discharge checklist that is ticked by hand, because no other event tells that it is done. */
  StayDischargeItemChecked: event(z.object({ ...happened, item: HandItem, done: z.boolean(), checkedBy: staff() })),
  StayDischargeWithdrawn: event(z.object({ ...happened, reason: clinical() })),
  StayLeft: event(
    z.object({
      ...happened,
      bedId: z.nullable(z.int()),
      manner: DischargeManner,
      destination: z.nullable(clinical()),
      /** Time of death, if she died, which is before she leaves the bed. */
      diedAt: z.optional(code()),
    }),
  ),
  /** She is in her bed again, because she was recorded as having left too early. */
  StayLeftUndone: event(z.object({ ...happened, bedId: z.nullable(z.int()), reason: clinical() })),
  /** The stay was entered in error. */
  StayCancelled: event(z.object({ ...happened, bedId: z.nullable(z.int()), reason: clinical() })),
};
export type StayEvent = EventOf<typeof stayEvents>;
export type EventData<Type extends StayEvent['type']> = Extract<StayEvent, { type: Type }>['data'];
