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
/** The bed and the class that it is of; `entitled` is the patient's own class where it is another. */
const placement = {
  /** No bed in a cot, which stands beside the bed of the stay that `with` names. */
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

/** Stream `stay-<encounterId>`: where a patient lies, who treats her, what her nights cost, how she goes. */
export const stayEvents = {
  StayPlaced: event(
    z.object({
      ...happened,
      ...placement,
      department: z.nullable(label()),
      /** Nobody yet, where the bed is of the emergency department. */
      responsible: z.nullable(staff()),
      indication: z.nullable(clinical()),
      admittedBy: staff(),
      /** By hours or days begun; left out: by nights. */
      charging: z.optional(StayCharging),
      /** The order to admit that it fulfilled. */
      admissionId: z.optional(z.int()),
      newborn: z.optional(z.object({ number: z.int(), bornAt: code(), weight: z.nullable(z.number()) })),
    }),
  ),
  /** On the mother's stay: whose cot goes where she goes. */
  StayNewbornAdded: event(z.object({ ...happened, newbornEncounterId: z.int() })),
  StayMoved: event(
    z.object({ ...happened, fromBedId: z.nullable(z.int()), ...placement, reason: z.nullable(clinical()) }),
  ),
  StayClassChanged: event(
    z.object({ ...happened, fromNight: code(), basis: ClassBasis, entitled, reason: clinical() }),
  ),
  StayLeaveStarted: event(z.object({ ...happened, expectedBackAt: z.nullable(code()), reason: clinical() })),
  StayLeaveEnded: event(z.object({ ...happened })),
  /** A bed is brought beside hers for who stays with her (*penunggu*), which is no patient's. */
  StayCompanionAdded: event(z.object({ ...happened, relation: CompanionRelation })),
  StayCompanionLeft: event(z.object({ ...happened })),
  /** `until` is the day on which it is looked at again; it ends nothing by itself. */
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
      /** Her own class where she chose to lie above it (*naik kelas*), and what a night there would have cost. */
      entitled: z.optional(z.object({ classId: z.int(), className: label(), price: z.int() })),
      /** Of the bed of a companion, who stayed with her. */
      companionPrice: z.optional(z.int()),
    }),
  ),
  /** It belongs to another bed or to no night of hers, after all. */
  StayNightWithdrawn: event(
    z.object({ ...careHeader, date: code(), price: z.int(), companionPrice: z.optional(z.int()) }),
  ),
  /** Time in beds that are charged by hours or days begun; `price` is of one (DOMAIN-CLINICAL 1.3). */
  StayTimeCharged: event(
    z.object({ ...careHeader, per: StayCharging, count: z.int(), price: z.int(), from: code(), until: code() }),
  ),
  /** She has not left after all. */
  StayTimeWithdrawn: event(z.object({ ...careHeader, per: StayCharging, count: z.int(), price: z.int() })),
  StayDischargeOrdered: event(
    z.object({
      ...happened,
      manner: DischargeManner,
      plannedOn: code(),
      note: z.nullable(clinical()),
      orderedBy: staff(),
      /** Of who died. */
      diedAt: z.optional(code()),
    }),
  ),
  /** The day on which she is expected to go. */
  StayDischargePlanned: event(z.object({ ...happened, estimatedOn: code() })),
  /** Of what is to be done before she goes, what nothing else tells. */
  StayDischargeItemChecked: event(z.object({ ...happened, item: HandItem, done: z.boolean(), checkedBy: staff() })),
  StayDischargeWithdrawn: event(z.object({ ...happened, reason: clinical() })),
  StayLeft: event(
    z.object({
      ...happened,
      bedId: z.nullable(z.int()),
      manner: DischargeManner,
      destination: z.nullable(clinical()),
      /** Of who died, which is before she leaves. */
      diedAt: z.optional(code()),
    }),
  ),
  /** She is in her bed again: she was said to have left too early. */
  StayLeftUndone: event(z.object({ ...happened, bedId: z.nullable(z.int()), reason: clinical() })),
  /** It should never have begun. */
  StayCancelled: event(z.object({ ...happened, bedId: z.nullable(z.int()), reason: clinical() })),
};
export type StayEvent = EventOf<typeof stayEvents>;
export type EventData<Type extends StayEvent['type']> = Extract<StayEvent, { type: Type }>['data'];
