import { ageOn } from '@alur/contracts/patient/age';
import {
  surgeriesIntoDay,
  surgeriesOfDay,
  surgeryBoard,
  surgeryDetail,
  SurgeryRow,
  visitSurgeries,
  type Checked,
  type SurgeryStep,
} from '@alur/contracts/surgery/rows';
import { ERASED, type Seen } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { SurgeryEvent } from './events.js';
import { surgery } from './surgery.js';

const key = (event: { data: { surgeryId: number } }) => event.data.surgeryId;
const ofVisit = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });
const ofBill = ({ data }: { data: { transactionId: number } }) => ({ transactionId: data.transactionId });
/** The operation that a charge is for. */
const charged = ({ data }: { data: { source: { module: string; id: number | null } } }) =>
  data.source.module === surgery.kind ? data.source.id : null;

/** A row's lists are bounded (SHAPES, Rows). */
const MOST_STEPS = 40;

type Step = Omit<SurgeryStep, 'at' | 'reason'> & { reason?: string | null };

/** The row after a step. */
const stepped = (
  row: SurgeryRow,
  { meta, revision }: Pick<Seen<SurgeryEvent>, 'meta' | 'revision'>,
  { reason = null, ...step }: Step,
  change: Partial<SurgeryRow>,
): SurgeryRow => ({
  ...{ ...row, revision, ...change },
  steps: [...row.steps, { at: meta.at, reason, ...step }].slice(-MOST_STEPS),
});

const unplanned = {
  ...{ theatreId: null, theatreName: null, scheduledAt: null, scheduledUntil: null, firstDay: null, secondDay: null },
  team: [],
};
const unchecked = { signIn: null, timeOut: null, signOut: null };
const notBegun = {
  ...{ startedAt: null, startedBy: null, anaesthesiaFrom: null, incisionAt: null, closedAt: null },
  ...{ anaesthesiaUntil: null, recovery: null },
};
const notFinished = { reportId: null, exit: null, components: [], materials: [] };

const opened = ({ data, meta, revision }: RecordedEvent<'SurgeryRequested'>): SurgeryRow => ({
  ...{ id: data.surgeryId, revision, encounterId: data.encounterId, patientId: data.patientId },
  ...{ personId: data.patientId, patientName: data.patientName, recordNumber: data.recordNumber },
  ...{ gender: data.gender, birthDate: data.birthDate, age: ageOn(data.birthDate, meta.localDate) },
  ...{ date: meta.localDate, listDate: meta.localDate, status: 'waiting_scheduled', board: 'open' },
  ...{ treatmentId: data.treatmentId, name: data.name, icd9Code: data.coding?.code ?? null },
  ...{ diagnosis: data.diagnosis, site: data.site ?? '', side: data.side, priority: data.priority },
  ...{ anaesthesia: data.anaesthesia, notes: data.notes ?? '', wantedOn: data.wantedOn, payer: data.payer },
  ...{ unitId: data.unitId, unitName: data.unitName, unitSource: data.unitSource ?? null, bedName: data.bedName },
  ...{ requesterId: data.requester.staffId, requester: data.requester.name, requestedAt: data.effectiveAt },
  ...{ doctorId: data.operator?.staffId ?? null, doctorName: data.operator?.name ?? null },
  ...{ ...unplanned, ...unchecked, ...notBegun, ...notFinished },
  ...{ transactionId: null, transactionStatus: 'WAITING' },
  steps: [{ step: 'requested', at: meta.at, by: data.requester.name, reason: data.notes }],
});

type Listed = RecordedEvent<'SurgerySignInRecorded' | 'SurgeryTimeOutRecorded' | 'SurgerySignOutRecorded'>;
const checkedOf = ({ data }: Listed): Checked => ({
  ...{ at: data.effectiveAt, by: data.recordedBy.name, items: [...data.items], note: data.note ?? '' },
});

const scheduled = (row: SurgeryRow, e: RecordedEvent<'SurgeryScheduled'>): SurgeryRow => {
  const { theatre, from, until, dates, team, scheduledBy } = e.data;
  const operator = team.find(({ role }) => role === 'operator')?.staff;
  const [firstDay = null, secondDay = null] = dates;
  return stepped(
    row,
    e,
    { step: 'scheduled', by: scheduledBy.name, reason: theatre.name },
    {
      ...{ status: 'scheduled', theatreId: theatre.id, theatreName: theatre.name, scheduledAt: from },
      ...{ ...unchecked, scheduledUntil: until, firstDay, secondDay, listDate: firstDay ?? row.listDate },
      ...{ doctorId: operator?.staffId ?? row.doctorId, doctorName: operator?.name ?? row.doctorName },
      team: team.map(({ role, staff: { staffId, name } }) => ({ role, staffId, name })),
    },
  );
};

const erased = (row: SurgeryRow): SurgeryRow => {
  const note = (checked: SurgeryRow['signIn']) => checked && { ...checked, note: checked.note && ERASED };
  return {
    ...{ ...row, birthDate: null, diagnosis: ERASED, site: row.site && ERASED, notes: row.notes && ERASED },
    ...{ signIn: note(row.signIn), timeOut: note(row.timeOut), signOut: note(row.signOut) },
    steps: row.steps.map(each => ({ ...each, reason: each.reason && ERASED })),
  };
};

const bill = (transactionStatus: SurgeryRow['transactionStatus']) => ({
  where: ofBill,
  next: (row: SurgeryRow): SurgeryRow => ({ ...row, transactionStatus }),
});
const charging = {
  key: charged,
  next: (row: SurgeryRow, { data }: { data: { transactionId: number } }): SurgeryRow => ({
    ...{ ...row, transactionId: data.transactionId, transactionStatus: 'WAITING' },
  }),
};
/** It has ended today, and is on the board no longer. */
const ended = (status: SurgeryRow['status'], { meta }: Pick<Seen<SurgeryEvent>, 'meta'>) => ({
  ...{ status, board: null, listDate: meta.localDate },
});

/** Where she lies now, as long as it is to be done. */
const placed = (row: SurgeryRow, { data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>): SurgeryRow =>
  row.board === null ? row : { ...row, unitId: data.unitId, unitName: data.unitName, bedName: data.bedName };

/** Operations from their request to their report, for the desk, the plan of a day, and the visit. */
export const surgeryView = view({
  name: 'surgery',
  version: 3,
  row: SurgeryRow,
  indexes: [
    ...([['board'], ['firstDay'], ['secondDay'], ['transactionId'], ['encounterId']] as const),
    ...([
      ['listDate', 'status'],
      ['status', 'id'],
      ['unitSource', 'id'],
      ['doctorId', 'status'],
      ['personId', 'date'],
      ['patientId', 'date'],
    ] as const),
  ],
  topics: [
    { topic: surgeryBoard, by: { board: 'board' } },
    { topic: surgeriesOfDay, by: { date: 'firstDay' } },
    { topic: surgeriesIntoDay, by: { date: 'secondDay' } },
    { topic: surgeryDetail, by: { id: 'id' } },
    { topic: visitSurgeries, by: { encounterId: 'encounterId' } },
  ],
  on: {
    SurgeryRequested: { key, first: opened },
    SurgeryScheduled: { key, next: scheduled },
    SurgeryPostponed: {
      key,
      next: (row, e) => {
        const step = { step: 'postponed', by: e.data.postponedBy.name, reason: e.data.note } as const;
        return stepped(row, e, step, { status: 'waiting_scheduled', ...unplanned, ...unchecked, listDate: row.date });
      },
    },
    SurgerySignInRecorded: {
      key,
      next: (row, e) => stepped(row, e, { step: 'signed_in', by: e.data.recordedBy.name }, { signIn: checkedOf(e) }),
    },
    SurgeryTimeOutRecorded: {
      key,
      next: (row, e) => stepped(row, e, { step: 'timed_out', by: e.data.recordedBy.name }, { timeOut: checkedOf(e) }),
    },
    SurgerySignOutRecorded: {
      key,
      next: (row, e) => stepped(row, e, { step: 'signed_out', by: e.data.recordedBy.name }, { signOut: checkedOf(e) }),
    },
    SurgeryStarted: {
      key,
      next: (row, e) => {
        const { startedBy, effectiveAt: startedAt } = e.data;
        const begun = { status: 'process', startedAt, startedBy: startedBy.name } as const;
        return stepped(row, e, { step: 'started', by: startedBy.name }, begun);
      },
    },
    SurgeryStartUndone: {
      key,
      next: (row, e) => {
        const step = { step: 'start_undone', by: e.data.undoneBy.name, reason: e.data.reason } as const;
        return stepped(row, e, step, { status: 'scheduled', ...unchecked, ...notBegun });
      },
    },
    SurgeryTimesRecorded: {
      key,
      next: (row, e) => {
        const { anaesthesiaFrom, incisionAt, closedAt, anaesthesiaUntil, recordedBy } = e.data;
        const times = { anaesthesiaFrom, incisionAt, closedAt, anaesthesiaUntil };
        return stepped(row, e, { step: 'times_recorded', by: recordedBy.name }, times);
      },
    },
    SurgeryRecoveryScored: {
      key,
      next: (row, e) => {
        const { total, limit, effectiveAt: at, scoredBy } = e.data;
        const recovery = { total, limit, at, by: scoredBy.name };
        return stepped(row, e, { step: 'recovery_scored', by: scoredBy.name }, { recovery });
      },
    },
    SurgeryFinished: {
      key,
      next: (row, e) => {
        const { reportId, exit, components, materials, finishedBy } = e.data;
        const charges = components.map(({ name, quantity, price, performer }) => ({
          ...{ name, quantity, price, performer: performer?.staff.name ?? null },
        }));
        const used = materials.map(({ name, unit, quantity, missing }) => ({ name, unit, quantity, missing }));
        const done = { reportId, exit, components: charges, materials: used };
        return stepped(row, e, { step: 'finished', by: finishedBy.name }, { ...ended('finish', e), ...done });
      },
    },
    SurgeryReopened: {
      key,
      next: (row, e) => {
        const step = { step: 'reopened', by: e.data.reopenedBy.name, reason: e.data.reason } as const;
        const again = { status: 'process', board: 'open', listDate: row.firstDay ?? row.date } as const;
        return stepped(row, e, step, { ...again, ...notFinished });
      },
    },
    SurgeryCancelled: {
      key,
      next: (row, e) => {
        const step = { step: 'cancelled', by: e.data.cancelledBy.name, reason: e.data.reason } as const;
        return stepped(row, e, step, { ...ended('cancelled', e), ...unplanned });
      },
    },
    SurgeryRefused: {
      key,
      next: (row, e) => {
        const step = { step: 'not_done', by: e.data.refusedBy.name, reason: e.data.reason } as const;
        return stepped(row, e, step, { ...ended('not_done', e), ...unplanned });
      },
    },
    ChargesPosted: charging,
    LateChargesPosted: charging,
    ChargeExpected: charging,
    BillClosed: bill('ONGOING'),
    BillReopened: bill('WAITING'),
    TransactionPaid: bill('PAID'),
    TransactionCancelled: bill('CANCELLED'),
    TransactionVoided: bill('VOID'),
    EncounterBillAssigned: {
      where: ofVisit,
      next: (row, { data }) => ({ ...row, transactionId: data.transactionId, transactionStatus: 'WAITING' as const }),
    },
    // From wherever it was asked for: she may be admitted, or come back, before it is done.
    StayPlaced: { where: ({ data }) => ({ personId: data.patientId }), next: placed },
    StayMoved: { where: ({ data }) => ({ patientId: data.patientId }), next: placed },
    EncounterPayerChanged: { where: ofVisit, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    ...agedPatientLabels<SurgeryRow>(erased),
  },
});
