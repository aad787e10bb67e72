import { chargeNights } from '@alur/contracts/stay/commands';
import { stayDetail, stayGoingHome, stayNewborns, StayRow, wardCots, wardPatients } from '@alur/contracts/stay/rows';
import type { Due } from '../kernel/process.js';
import { GENERAL_CONSENT, MEDICAL_RESUME } from '@alur/contracts/record/forms/form-names';
import { withOrder, withoutOrder } from '../open-orders.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

const key = (event: { data: { encounterId: number } }) => event.data.encounterId;
const MOST = 50;
const listed = <Item>(items: readonly Item[], item: Item): Item[] => [...items, item].slice(-MOST);

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A night is due when its midnight is past: at the end of the day on which it begins. */
const due = (night: string, offset: string) => ({
  nextNight: night,
  nightDueAt: new Date(Date.parse(`${dayAfter(night)}T00:00:00${offset}`)).toISOString(),
});
const nothingDue = { nextNight: null, nightDueAt: null };

const placeIn = ({ data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>) => ({
  ...{ unitId: data.unitId, wardId: data.unitId, unitName: data.unitName, roomName: data.roomName },
  ...{ bedId: data.bedId, bedName: data.bedName, className: data.className, basis: data.basis },
  entitledClassName: data.entitled?.className ?? null,
  inCot: data.with === undefined ? null : ('yes' as const),
});
const placement = ({ data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>) => ({
  ...{ at: data.effectiveAt, bedId: data.bedId, bedName: data.bedName, roomName: data.roomName },
  ...{ unitId: data.unitId, unitName: data.unitName, className: data.className, basis: data.basis },
});
const teamAfter = (team: StayRow['team'], { data }: RecordedEvent<'StayTeamChanged'>): StayRow['team'] => {
  const { member, role, effectiveAt, change } = data;
  const isOver = (each: StayRow['team'][number]) =>
    each.until === null &&
    (each.staffId === member.staffId || (change === 'joined' && role === 'responsible' && each.role === role));
  const closed = team.map(each => (isOver(each) ? { ...each, until: effectiveAt } : each));
  if (change === 'left') return closed;
  return listed(closed, { staffId: member.staffId, name: member.name, role, from: effectiveAt, until: null });
};
const noLeave = { onLeaveSince: null, expectedBackAt: null };
const nowhere = { wardId: null, inCot: null, companion: null, isolation: null };
const notOrdered = {
  ...{ dischargeManner: null, dischargeOn: null, dischargeOrderedBy: null, diedAt: null },
  going: null,
};

const nightPrice = ({ price, companionPrice = 0 }: { price: number; companionPrice?: number | undefined }): number =>
  price + companionPrice;

/** Forms whose signing is shown on the stay. */
const signed: Readonly<Record<string, 'resumeId' | 'consentId'>> = {
  [MEDICAL_RESUME]: 'resumeId',
  [GENERAL_CONSENT]: 'consentId',
};

/** Stays, with their place and what still delays the discharge. */
export const stayView = view({
  name: 'stay',
  version: 13,
  row: StayRow,
  indexes: [
    ['wardId'],
    ['status', 'date'],
    ['patientId'],
    ['personId'],
    ['transactionId'],
    ['nightDueAt'],
    ['going'],
    ['motherEncounterId'],
    ['inCot'],
  ],
  topics: [
    { topic: stayDetail, by: { encounterId: 'encounterId' } },
    { topic: wardPatients, by: { wardId: 'wardId' } },
    { topic: stayGoingHome, by: { going: 'going' } },
    { topic: stayNewborns, by: { motherEncounterId: 'motherEncounterId' } },
    { topic: wardCots, by: { inCot: 'inCot' } },
  ],
  on: {
    EncounterOpened: {
      key: ({ data }) => (data.kind === 'inpatient' ? data.encounterId : null),
      first: ({ data, meta }): StayRow => ({
        ...{ id: data.encounterId, revision: -1, encounterId: data.encounterId, patientId: data.patientId },
        episodeId: data.episodeId,
        ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
        ...{ gender: data.gender, age: data.age, date: data.date, transactionId: data.transactionId },
        ...{ payer: data.payer, insurer: data.insurer, doctor: data.doctor?.name ?? null, department: null },
        ...{ status: 'in_bed', concluded: false, unitId: data.unitId, wardId: null, unitName: data.unitName },
        ...{ roomName: '', bedId: null, bedName: '', className: '', basis: 'entitled', entitledClassName: null },
        ...{ admittedAt: meta.at, placements: [], team: [], visits: [], ...noLeave, ...notOrdered, leftAt: null },
        ...{ motherEncounterId: null, newborn: null, inCot: null, companion: null, isolation: null },
        ...{ nights: 0, nightsAmount: 0, orders: [], ...nothingDue },
        ...{ estimatedOn: null, checked: [], resumeId: null, consentId: null, spri: null, sep: null },
      }),
    },
    StayPlaced: {
      key,
      next: (row, event) => {
        const { data, meta, revision } = event;
        const { responsible, effectiveAt: from } = data;
        const { staffId = 0, name = '' } = responsible ?? {};
        const member = { staffId, name, role: 'responsible' as const };
        return {
          ...{ ...row, revision, ...placeIn(event), department: data.department, admittedAt: from },
          ...{ motherEncounterId: data.with ?? null, newborn: data.newborn ?? null },
          placements: [placement(event)],
          team: [{ ...member, from, until: null }],
          ...due(meta.localDate, meta.offset),
        };
      },
    },
    StayMoved: {
      key,
      next: (row, event) => ({
        ...{ ...row, revision: event.revision, ...placeIn(event) },
        placements: listed(row.placements, placement(event)),
      }),
    },
    StayCompanionAdded: {
      key,
      next: (row, { data: { relation, effectiveAt: since }, revision }) => ({
        ...row,
        revision,
        companion: { relation, since },
      }),
    },
    StayCompanionLeft: { key, next: (row, { revision }) => ({ ...row, revision, companion: null }) },
    StayIsolationStarted: {
      key,
      next: (row, { data: { precaution, reason, until, effectiveAt: since }, revision }) => ({
        ...row,
        revision,
        isolation: { precaution, reason, since, until },
      }),
    },
    StayIsolationEnded: { key, next: (row, { revision }) => ({ ...row, revision, isolation: null }) },
    StayClassChanged: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, basis: data.basis },
        entitledClassName: data.entitled?.className ?? null,
      }),
    },
    StayTeamChanged: {
      key,
      next: (row, event) => ({ ...row, revision: event.revision, team: teamAfter(row.team, event) }),
    },
    StayVisitRecorded: {
      key,
      next: (row, { data: { doctor, date, price }, revision }) => ({
        ...row,
        revision,
        visits: listed(row.visits, { staffId: doctor.staffId, name: doctor.name, date, price }),
      }),
    },
    StayVisitWithdrawn: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        visits: row.visits.filter(each => each.staffId !== data.doctor.staffId || each.date !== data.date),
      }),
    },
    StayLeaveStarted: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'on_leave' as const },
        ...{ onLeaveSince: data.effectiveAt, expectedBackAt: data.expectedBackAt },
      }),
    },
    StayLeaveEnded: {
      key,
      next: (row, { revision }) => ({ ...row, revision, ...noLeave, status: 'in_bed' as const }),
    },
    StayNightCharged: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...{ ...row, revision, nights: row.nights + 1, nightsAmount: row.nightsAmount + nightPrice(data) },
        ...(row.nextNight !== null && data.date >= row.nextNight && due(dayAfter(data.date), meta.offset)),
      }),
    },
    StayNightWithdrawn: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, nights: row.nights - 1, nightsAmount: row.nightsAmount - nightPrice(data) },
      }),
    },
    StayDischargeOrdered: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, dischargeManner: data.manner, dischargeOn: data.plannedOn },
        ...{ dischargeOrderedBy: data.orderedBy.name, diedAt: data.diedAt ?? null },
        going: 'yes' as const,
      }),
    },
    StayDischargePlanned: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, estimatedOn: data.estimatedOn }),
    },
    StayDischargeItemChecked: {
      key,
      next: (row, { data: { item, done, checkedBy, effectiveAt }, revision }) => {
        const others = row.checked.filter(each => each.item !== item);
        const added = done ? [{ item, by: checkedBy.name, at: effectiveAt }] : [];
        return { ...row, revision, checked: [...others, ...added] };
      },
    },
    FormSigned: {
      key: ({ data }) => (data.form in signed ? data.encounterId : null),
      next: (row, { data }) => ({ ...row, [signed[data.form] ?? '']: data.formId }),
    },
    FormStruck: {
      key,
      next: (row, { data: { formId } }) => ({
        ...row,
        ...(row.resumeId === formId && { resumeId: null }),
        ...(row.consentId === formId && { consentId: null }),
      }),
    },
    EncounterDocumentRecorded: {
      key,
      next: (row, { data }) => ({ ...row, [data.document]: data.number }),
    },
    EncounterDocumentWithdrawn: { key, next: (row, { data }) => ({ ...row, [data.document]: null }) },
    StayDischargeWithdrawn: { key, next: (row, { revision }) => ({ ...row, revision, ...notOrdered }) },
    StayLeft: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, ...noLeave, ...nothingDue, ...nowhere },
        ...{ status: 'left' as const, leftAt: data.effectiveAt },
      }),
    },
    StayLeftUndone: {
      key,
      next: (row, { revision }) => ({
        ...{ ...row, revision, wardId: row.unitId, leftAt: null },
        inCot: row.bedId === null ? ('yes' as const) : null,
        status: 'in_bed' as const,
      }),
    },
    StayCancelled: {
      key,
      next: (row, { revision }) => ({
        ...{ ...row, revision, ...noLeave, ...nothingDue, ...nowhere },
        status: 'cancelled' as const,
        going: null,
      }),
    },
    EncounterConcluded: { key, next: row => ({ ...row, concluded: true, ...nothingDue }) },
    /** The clock charges missing nights at the next midnight. */
    EncounterResumed: {
      key,
      next: (row, { meta }) => ({ ...row, concluded: false, ...due(meta.localDate, meta.offset) }),
    },
    EncounterFinished: { key, next: row => ({ ...row, going: null }) },
    EncounterReopened: {
      key,
      next: (row, { meta }) => ({
        ...{ ...row, concluded: false, ...due(meta.localDate, meta.offset) },
        going: row.dischargeManner === null ? null : ('yes' as const),
      }),
    },
    OrderOpened: { key, next: (row, { data }) => ({ ...row, orders: withOrder(row.orders, data) }) },
    OrderEnded: { key, next: (row, { data }) => ({ ...row, orders: withoutOrder(row.orders, data) }) },
    EncounterDoctorChanged: { key, next: (row, { data }) => ({ ...row, doctor: data.doctor.name }) },
    EncounterPayerChanged: {
      key,
      next: (row, { data }) => ({ ...row, payer: data.payer, insurer: data.insurer }),
    },
    EncounterBillAssigned: { key, next: (row, { data }) => ({ ...row, transactionId: data.transactionId }) },
    ...agedPatientLabels<StayRow>(),
  },
});

/** At the facility's midnight, all past nights are charged (DOMAIN-CLINICAL 1.1). */
export const nightDue: Due = {
  name: 'stay-night',
  view: 'stay',
  dueAt: 'nightDueAt',
  react: row => [{ command: chargeNights, target: row['id'] as number, body: { through: row['nextNight'] } }],
};
