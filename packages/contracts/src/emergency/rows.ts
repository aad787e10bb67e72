import * as z from 'zod/mini';
import { visitLabels } from '../encounter/visit-labels.js';
import { list, topic } from '../declare.js';
import { Payer } from '../kernel/enums.js';
import { Id, Instant, LocalDate, QueryId } from '../kernel/scalars.js';
import { OpenOrder } from '../record/open-orders.js';
import { StayCharging } from '../stay/commands.js';
import { AccidentKind, ArrivalMode, Disposition } from './commands.js';
import { TriageColour, TriageFinding, TriageScale } from './triage.js';

/** Waiting for triage, waiting for the doctor, being treated, waiting for the next unit, done, or cancelled. */
export const EmergencyStatus = z.enum(['arrived', 'triaged', 'in_care', 'leaving', 'done', 'cancelled']);
export type EmergencyStatus = z.infer<typeof EmergencyStatus>;

export const TriageEntry = z.object({
  at: Instant,
  scale: TriageScale,
  level: z.int(),
  colour: TriageColour,
  doctorMinutes: z.nullable(z.int()),
  findings: z.object({
    airway: TriageFinding,
    breathing: TriageFinding,
    circulation: TriageFinding,
    disability: TriageFinding,
  }),
  reasons: z.nullable(z.string()),
  downgradeReason: z.nullable(z.string()),
  by: z.string(),
});
export type TriageEntry = z.infer<typeof TriageEntry>;

const Escort = z.object({ name: z.string(), relation: z.nullable(z.string()), phone: z.nullable(z.string()) });
const Statement = z.object({ signer: z.string(), relation: z.nullable(z.string()), witness: z.nullable(z.string()) });
const Accident = z.object({
  kind: AccidentKind,
  place: z.nullable(z.string()),
  at: z.nullable(Instant),
  police: z.nullable(
    z.object({
      reportNumber: z.nullable(z.string()),
      officer: z.nullable(z.string()),
      station: z.nullable(z.string()),
    }),
  ),
});

/** A visit to the emergency department. */
export const EmergencyRow = z.object({
  id: Id,
  revision: z.int(),
  ...visitLabels,
  /** The person's identity is still unknown. */
  unidentified: z.boolean(),
  /** The day of arrival, and its hour by the facility's clock. */
  date: LocalDate,
  hour: z.int(),
  /** `here` while the visit is on the board; null once it is over. */
  place: z.nullable(z.literal('here')),
  status: EmergencyStatus,
  unitId: Id,
  unitName: z.string(),
  transactionId: Id,
  payer: Payer,
  insurer: z.nullable(z.string()),
  arrivedAt: Instant,
  mode: ArrivalMode,
  referredFrom: z.nullable(z.string()),
  escort: z.nullable(Escort),
  accident: z.nullable(Accident),
  complaint: z.nullable(z.string()),
  /** The last fifty, the newest last. */
  triages: z.array(TriageEntry),
  colour: z.nullable(TriageColour),
  level: z.nullable(z.int()),
  doctorMinutes: z.nullable(z.int()),
  doctor: z.nullable(z.string()),
  /** When a doctor saw the patient first, and how many minutes after arrival that was. */
  seenAt: z.nullable(Instant),
  seenAfter: z.nullable(z.int()),
  /** The patient's bed; its names stay after she has left it. */
  bedId: z.nullable(Id),
  bedName: z.nullable(z.string()),
  roomName: z.nullable(z.string()),
  bedSince: z.nullable(Instant),
  charging: z.nullable(StayCharging),
  disposition: z.nullable(Disposition),
  disposedAt: z.nullable(Instant),
  disposedBy: z.nullable(z.string()),
  dispositionNote: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  statement: z.nullable(Statement),
  diedAt: z.nullable(Instant),
  openOrdersReason: z.nullable(z.string()),
  /** The visit's open orders, the newest fifty. */
  orders: z.array(OpenOrder),
  /** The stay that followed, and when the patient died in it. */
  stayId: z.nullable(Id),
  diedInStayAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type EmergencyRow = z.infer<typeof EmergencyRow>;

/** The department's figures of one day of arrival, without cancelled visits. */
export const EmergencyDayRow = z.object({
  date: LocalDate,
  month: z.string(),
  visits: z.int(),
  red: z.int(),
  yellow: z.int(),
  green: z.int(),
  black: z.int(),
  untriaged: z.int(),
  /** Patients seen by a doctor, those of them seen within their level's time, and the sum of their waiting minutes. */
  seen: z.int(),
  seenInTime: z.int(),
  seenMinutes: z.int(),
  home: z.int(),
  admitted: z.int(),
  intensive_care: z.int(),
  operating_room: z.int(),
  referred: z.int(),
  against_advice: z.int(),
  died: z.int(),
  dead_on_arrival: z.int(),
  undecided: z.int(),
  /** Patients who died within 24 hours of arrival, in the department or in the stay that followed. */
  diedWithin24h: z.int(),
  /** Arrivals by the hour, 0 to 23. */
  hours: z.array(z.int()),
});
export type EmergencyDayRow = z.infer<typeof EmergencyDayRow>;

const access = ['emergency.ongoing:view'] as const;

/** The patients in the department now. */
export const emergencyBoard = topic('emergency.board', {
  params: z.object({ place: z.literal('here') }),
  row: EmergencyRow,
  access,
  logged: true,
});

export const emergencyDetail = topic('emergency.detail', {
  params: z.object({ encounterId: Id }),
  row: EmergencyRow,
  access,
  logged: 'encounterId',
});

export const emergencyList = list('emergency/visits', {
  view: 'emergency_visit',
  row: EmergencyRow,
  filters: z.object({
    date: z.optional(LocalDate),
    patientId: z.optional(QueryId),
    status: z.optional(EmergencyStatus),
  }),
  searchIn: ['patientName', 'recordNumber', 'bedName'],
  access: ['emergency.ongoing:view', 'emergency.report:view'],
  logged: 'patientId',
});

/** The department's report of a month, `yyyy-MM`. */
export const emergencyReport = topic('emergency.report', {
  params: z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) }),
  row: EmergencyDayRow,
  access: ['emergency.report:view'],
  logged: false,
  because: 'figures of a day name nobody',
});
