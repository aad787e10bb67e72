import { emergencyBoard, emergencyDetail, EmergencyRow } from '@alur/contracts/emergency/rows';
import { ageOn } from '@alur/contracts/patient/age';
import { ERASED } from '../kernel/event.js';
import { localTime } from '../kernel/local-time.js';
import { labelledBy, nameless } from '../patient-labels.js';
import { withOrder, withoutOrder } from '../open-orders.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { encounterId: number } }) => event.data.encounterId;
/** The row of the visit itself, or that of the emergency visit that the stay continues. */
const inBed = ({ data }: { data: { encounterId: number } }) => [
  { encounterId: data.encounterId },
  { stayId: data.encounterId },
];
const deaths: readonly string[] = ['died_within_48h', 'died_after_48h'];
const MOST = 50;

const noBed = { bedId: null, bedName: null, roomName: null };
const bedIn = ({ data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>) => ({
  ...{ unitId: data.unitId, unitName: data.unitName },
  ...{ bedId: data.bedId, bedName: data.bedName, roomName: data.roomName },
});
const undisposed = {
  ...{ disposition: null, disposedAt: null, disposedBy: null, dispositionNote: null, destination: null },
  ...{ statement: null, diedAt: null, openOrdersReason: null },
};
const untriaged = { triages: [], colour: null, level: null, doctorMinutes: null };
const unstayed = { stayId: null, diedInStayAt: null };
const unseen = { doctor: null, seenAt: null, seenAfter: null };

/** The status of a visit that is not over. */
const statusOf = ({ disposition, seenAt, triages }: EmergencyRow): EmergencyRow['status'] =>
  disposition !== null ? 'leaving' : seenAt !== null ? 'in_care' : triages.length > 0 ? 'triaged' : 'arrived';

/** Day and hour of arrival at a clock of that offset; undefined if the instant is invalid. */
const arrivalIn = (instant: string, offset: string): { date: string; hour: number } | undefined => {
  const local = localTime(instant, offset);
  if (local === undefined) return undefined;
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
};

/** Arrival to the first doctor, in minutes begun and ended: the clock runs from arrival (DOMAIN-CLINICAL 8). */
const seenAfter = ({ arrivedAt, seenAt }: EmergencyRow): number | null =>
  seenAt === null ? null : Math.max(0, Math.floor((Date.parse(seenAt) - Date.parse(arrivedAt)) / 60_000));

/** The row of a visit that has just begun. */
const opened = ({ data, meta }: RecordedEvent<'EncounterOpened'>): EmergencyRow => ({
  ...{ id: data.encounterId, revision: -1, encounterId: data.encounterId, patientId: data.patientId },
  ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
  ...{ gender: data.gender, age: data.age, unidentified: false, date: data.date, hour: 0 },
  ...arrivalIn(meta.at, meta.offset),
  ...{ place: 'here', status: 'arrived', unitId: data.unitId, unitName: data.unitName },
  ...{ transactionId: data.transactionId, payer: data.payer, insurer: data.insurer, arrivedAt: meta.at },
  ...{
    mode: 'other',
    referredFrom: null,
    escort: null,
    accident: null,
    complaint: null,
    ...untriaged,
    ...unseen,
  },
  ...{ ...noBed, bedSince: null, charging: null, ...undisposed, orders: [], ...unstayed, endedAt: null },
});

const erased = (row: EmergencyRow): EmergencyRow => ({
  ...nameless(row),
  ...{ age: null, complaint: ERASED, referredFrom: null, escort: null, accident: null, statement: null },
  ...{ dispositionNote: null, destination: null, openOrdersReason: null },
  triages: row.triages.map(each => ({ ...each, reasons: null, downgradeReason: null })),
});

/** Visits to the emergency department, on its board while they last. */
export const emergencyView = view({
  name: 'emergency_visit',
  version: 4,
  row: EmergencyRow,
  indexes: [['place'], ['date'], ['patientId', 'date'], ['personId'], ['status', 'date'], ['stayId']],
  topics: [
    { topic: emergencyBoard, by: { place: 'place' } },
    { topic: emergencyDetail, by: { encounterId: 'encounterId' } },
  ],
  derive: row => ({ seenAfter: seenAfter(row) }),
  on: {
    EncounterOpened: {
      key: ({ data }) =>
        data.kind === 'emergency' ? data.encounterId : data.kind === 'inpatient' ? data.episodeId : null,
      first: event => (event.data.kind === 'emergency' ? opened(event) : null),
      // A stay in the episode that began with this visit.
      next: (row, { data }) =>
        data.kind === 'inpatient' ? { ...row, stayId: data.encounterId, diedInStayAt: null } : row,
    },
    EmergencyArrivalRecorded: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, arrivedAt: data.effectiveAt, ...arrivalIn(data.effectiveAt, meta.offset) },
        ...{ mode: data.mode, escort: data.escort, referredFrom: data.referredFrom },
        ...{ accident: data.accident, complaint: data.complaint },
        unidentified: row.revision === -1 ? data.unidentified : row.unidentified,
      }),
    },
    EmergencyTriaged: {
      key,
      next: (row, { data, revision }) => {
        const { effectiveAt: at, scale, level, colour, doctorMinutes, findings, reasons, downgradeReason } = data;
        const entry = { at, scale, level, colour, doctorMinutes, findings, reasons, downgradeReason };
        const triages = [...row.triages, { ...entry, by: data.triagedBy.name }].slice(-MOST);
        const next = { ...row, revision, triages, colour, level, doctorMinutes };
        return { ...next, status: statusOf(next) };
      },
    },
    EncounterStarted: {
      key,
      next: (row, { meta }) => {
        const next = { ...row, seenAt: meta.at };
        return { ...next, status: statusOf(next) };
      },
    },
    EncounterStartUndone: {
      key,
      next: row => {
        // The doctor stays responsible, and may begin again.
        const next = { ...row, seenAt: null };
        return { ...next, status: statusOf(next) };
      },
    },
    EncounterDoctorChanged: { key, next: (row, { data }) => ({ ...row, doctor: data.doctor.name }) },
    EncounterUnitChanged: {
      key,
      next: (row, { data }) => ({ ...row, unitId: data.unitId, unitName: data.unitName }),
    },
    EncounterPayerChanged: { key, next: (row, { data }) => ({ ...row, payer: data.payer, insurer: data.insurer }) },
    EncounterBillAssigned: { key, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    StayPlaced: {
      key,
      next: (row, event) => ({
        ...{ ...row, ...bedIn(event), bedSince: event.data.effectiveAt, charging: event.data.charging ?? null },
      }),
    },
    StayMoved: { key, next: (row, event) => ({ ...row, ...bedIn(event) }) },
    // The row keeps the bed's name, because the disposition may be withdrawn and the patient lies there again.
    StayLeft: {
      where: inBed,
      next: (row, { data: { encounterId, manner, effectiveAt, diedAt } }) =>
        row.encounterId === encounterId
          ? { ...row, bedId: null }
          : { ...row, diedInStayAt: deaths.includes(manner) ? (diedAt ?? effectiveAt) : null },
    },
    StayLeftUndone: {
      where: inBed,
      next: (row, { data }) =>
        row.encounterId === data.encounterId ? { ...row, bedId: data.bedId } : { ...row, diedInStayAt: null },
    },
    StayCancelled: {
      where: inBed,
      next: (row, { data }) =>
        row.encounterId === data.encounterId ? { ...row, bedId: null } : { ...row, ...unstayed },
    },
    EmergencyDisposed: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'leaving' as const, disposition: data.disposition },
        ...{ disposedAt: data.effectiveAt, disposedBy: data.disposedBy.name, dispositionNote: data.note },
        ...{ destination: data.destination, statement: data.statement, diedAt: data.diedAt },
        openOrdersReason: data.openOrdersReason ?? null,
      }),
    },
    EmergencyDispositionWithdrawn: {
      key,
      next: (row, { revision }) => {
        const next = { ...row, revision, ...undisposed };
        return { ...next, status: statusOf(next) };
      },
    },
    OrderOpened: { key, next: (row, { data }) => ({ ...row, orders: withOrder(row.orders, data) }) },
    OrderEnded: { key, next: (row, { data }) => ({ ...row, orders: withoutOrder(row.orders, data) }) },
    EncounterFinished: {
      key,
      next: (row, { meta }) => ({ ...row, status: 'done' as const, place: null, endedAt: meta.at }),
    },
    EncounterReopened: {
      key,
      next: row => {
        const next = { ...row, place: 'here' as const, endedAt: null };
        return { ...next, status: statusOf(next) };
      },
    },
    EncounterCancelled: {
      key,
      next: (row, { meta }) => ({ ...row, status: 'cancelled' as const, place: null, endedAt: meta.at }),
    },
    // An unknown person whose identity is corrected is identified from then on.
    ...labelledBy<EmergencyRow>(
      (row, { name, recordNumber, gender, birthDate }) => ({
        ...{ ...row, patientName: name, recordNumber, gender, age: ageOn(birthDate, row.date) },
        unidentified: row.unidentified && name === row.patientName,
      }),
      erased,
    ),
  },
});
