import { ageOn } from '@alur/contracts/patient/age';
import {
  inpatientTreatments,
  inpatientTreatmentsUnfinished,
  outpatientTreatments,
  outpatientTreatmentsUnfinished,
  treatmentOrder,
  TreatmentOrderRow,
  type TreatmentStep,
} from '@alur/contracts/treatment/rows';
import { ERASED, type Seen } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import type { TreatmentEvent } from './events.js';

const key = (event: { data: { orderId: number } }) => event.data.orderId;
const ofVisit = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });

/** A row's lists are bounded (SHAPES, Rows). */
const MOST_STEPS = 30;

type Ended = Pick<TreatmentOrderRow, 'status' | 'startedBy' | 'performer' | 'materials'>;

/** The row after a step; a list shows what has ended on the day on which it ended. */
const stepped = (
  row: TreatmentOrderRow,
  { meta }: Pick<Seen<TreatmentEvent>, 'meta'>,
  step: Omit<TreatmentStep, 'at'>,
  change: Partial<Ended>,
): TreatmentOrderRow => {
  const after = { ...row, ...change, steps: [...row.steps, { at: meta.at, ...step }].slice(-MOST_STEPS) };
  return { ...after, listDate: isOpen(after) ? row.date : meta.localDate };
};

const isOpen = ({ status }: Pick<TreatmentOrderRow, 'status'>) => status === 'ordered' || status === 'begun';

const opened = ({ data, meta }: RecordedEvent<'TreatmentOrdered'>): TreatmentOrderRow | null => {
  const { request, requester, orderId, encounterId, patientId, unitId, treatmentId, name, quantity } = data;
  if (request === undefined) return null;
  const { birthDate, note, ...asked } = request;
  return {
    ...{ id: orderId, encounterId, patientId, personId: patientId, unitId, treatmentId, name, quantity, ...asked },
    ...{ birthDate, age: ageOn(birthDate, meta.localDate), note: note ?? '' },
    ...{ date: meta.localDate, listDate: meta.localDate, status: 'ordered' },
    ...{ requesterId: requester.staffId, requester: requester.name, orderedAt: data.effectiveAt },
    ...{ startedBy: null, performer: null, materials: [] },
    steps: [{ step: 'ordered', at: meta.at, by: requester.name, reason: note }],
    ...{ outpatientDate: null, outpatientUnfinished: null, inpatientDate: null, inpatientUnfinished: null },
  };
};

const erased = (row: TreatmentOrderRow): TreatmentOrderRow => ({
  ...row,
  birthDate: null,
  note: row.note && ERASED,
  steps: row.steps.map(each => ({ ...each, reason: each.reason && ERASED })),
});

/** Where she lies now, as long as it is to be done. */
const placed = (
  row: TreatmentOrderRow,
  { data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>,
): TreatmentOrderRow =>
  !isOpen(row) ? row : { ...row, unitId: data.unitId, unitName: data.unitName, bedName: data.bedName };

/** What was asked of others, for the lists of those who carry it out; what was done at once is on none. */
export const treatmentOrderView = view({
  name: 'treatment_order',
  version: 2,
  row: TreatmentOrderRow,
  indexes: [
    ...([['outpatientDate'], ['outpatientUnfinished'], ['inpatientDate'], ['inpatientUnfinished']] as const),
    ...([
      ['setting', 'date'],
      ['date', 'setting'],
      ['status', 'id'],
      ['unitId', 'date'],
      ['encounterId'],
      ['personId', 'date'],
      ['patientId', 'date'],
    ] as const),
  ],
  topics: [
    { topic: outpatientTreatments, by: { date: 'outpatientDate' } },
    { topic: outpatientTreatmentsUnfinished, by: { unfinished: 'outpatientUnfinished' } },
    { topic: inpatientTreatments, by: { date: 'inpatientDate' } },
    { topic: inpatientTreatmentsUnfinished, by: { unfinished: 'inpatientUnfinished' } },
    { topic: treatmentOrder, by: { id: 'id', setting: 'setting' } },
  ],
  derive: row => {
    const unfinished = isOpen(row) ? ('yes' as const) : null;
    const [mine, none] = [
      { date: row.listDate, unfinished },
      { date: null, unfinished: null },
    ];
    const [outpatient, inpatient] = row.setting === 'outpatient' ? [mine, none] : [none, mine];
    return {
      ...{ outpatientDate: outpatient.date, outpatientUnfinished: outpatient.unfinished },
      ...{ inpatientDate: inpatient.date, inpatientUnfinished: inpatient.unfinished },
    };
  },
  on: {
    TreatmentOrdered: { key, first: opened },
    TreatmentStarted: {
      key,
      next: (row, e) => {
        const by = e.data.startedBy.name;
        return stepped(row, e, { step: 'started', by, reason: null }, { status: 'begun', startedBy: by });
      },
    },
    TreatmentStartUndone: {
      key,
      next: (row, e) => {
        const step = { step: 'start_undone', by: e.data.undoneBy.name, reason: null } as const;
        return stepped(row, e, step, { status: 'ordered', startedBy: null });
      },
    },
    TreatmentDone: {
      key,
      next: (row, e) => {
        const { performer, materials = [] } = e.data;
        const used = materials.map(({ name, unit, quantity, missing }) => ({ name, unit, quantity, missing }));
        const done = { status: 'done', performer: performer.name, materials: used } as const;
        return stepped(row, e, { step: 'done', by: performer.name, reason: null }, done);
      },
    },
    TreatmentCancelled: {
      key,
      next: (row, e) => {
        const { cancelledBy, reason } = e.data;
        return stepped(row, e, { step: 'cancelled', by: cancelledBy?.name ?? null, reason }, { status: 'cancelled' });
      },
    },
    TreatmentRefused: {
      key,
      next: (row, e) => {
        const { refusedBy, reason } = e.data;
        return stepped(row, e, { step: 'refused', by: refusedBy.name, reason }, { status: 'not_done' });
      },
    },
    // From wherever it was asked for: she may be admitted, or come back, before it is done.
    StayPlaced: { where: ({ data }) => ({ personId: data.patientId }), next: placed },
    StayMoved: { where: ({ data }) => ({ patientId: data.patientId }), next: placed },
    EncounterPayerChanged: { where: ofVisit, next: (row, { data }) => ({ ...row, payer: data.payer }) },
    ...agedPatientLabels<TreatmentOrderRow>(erased),
  },
});
