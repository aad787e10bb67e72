import { visitWatch, wardWatch, WatchRow } from '@alur/contracts/record/observation-rows';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import { observedIn } from './observation-view.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;
type Observed = WatchRow['observations'][number];

const LAST = 3;
const MOST_ALERTS = 20;
const MOST = 50;

const tableOf = (each: Observed): string => each.values[0]?.name ?? each.score?.table ?? '';

/** The last three by time of observation, not of typing. */
const withLast = (list: readonly Observed[], added: Observed): Observed[] =>
  [...list, added].toSorted((one, other) => one.at.localeCompare(other.at)).slice(-LAST);

const withScale = (list: readonly Observed[], added: Observed): Observed[] => {
  const table = tableOf(added);
  const same = list.filter(each => tableOf(each) === table);
  return [...list.filter(each => tableOf(each) !== table), ...withLast(same, added)].slice(-MOST);
};

const observe = (row: WatchRow, event: RecordedEvent<'ObservationsRecorded' | 'ObservationsCorrected'>): WatchRow => {
  const it = observedIn(event);
  const { alert } = event.data;
  const raised = { observationId: it.observationId, at: it.at, level: it.level, reasons: alert?.reasons ?? [] };
  const alerts = alert ? [...row.alerts, raised].slice(-MOST_ALERTS) : row.alerts;
  if (it.category === 'scale') return { ...row, alerts, scales: withScale(row.scales, it) };
  return it.category === 'fluid' ? row : { ...row, alerts, observations: withLast(row.observations, it) };
};

const without = (row: WatchRow, id: number): WatchRow => {
  const isOther = ({ observationId }: { observationId: number }) => observationId !== id;
  const { observations, scales, alerts } = row;
  return {
    ...{ ...row, observations: observations.filter(isOther) },
    ...{ scales: scales.filter(isOther), alerts: alerts.filter(isOther) },
  };
};

/** When the next scale is due: each scale's last result says so, and the earliest counts. */
const scaleDue = ({ scales }: WatchRow): string | null => {
  const newest = new Map(scales.map(each => [tableOf(each), each.nextDueAt]));
  const due = [...newest.values()].filter(each => each !== null);
  return due.toSorted((one, other) => one.localeCompare(other))[0] ?? null;
};

/** A patient who has left has nothing due, is on no board, and is not counted. */
const due = (row: WatchRow): Partial<WatchRow> =>
  row.wardId === null
    ? { nextDueAt: null, scaleDueAt: null, alerts: [] }
    : {
        nextDueAt: row.observations.findLast(each => each.nextDueAt !== null)?.nextDueAt ?? null,
        scaleDueAt: scaleDue(row),
      };

const placed = (row: WatchRow, { data }: RecordedEvent<'StayPlaced'> | RecordedEvent<'StayMoved'>): WatchRow => ({
  ...row,
  ...{ unitId: data.unitId, wardId: data.unitId, since: data.unitId === row.wardId ? row.since : data.effectiveAt },
});
const gone = (row: WatchRow): WatchRow => ({ ...row, wardId: null });
const withoutOrder = (row: WatchRow, orderId: number): WatchRow => ({
  ...row,
  samples: row.samples.filter(each => each.orderId !== orderId),
});

/**
 * What a nursing post watches of each inpatient: one row per stay, separate from the stay's own row, which rarely
 * changes.
 */
export const watchView = view({
  name: 'ward_watch',
  version: 2,
  row: WatchRow,
  indexes: [['wardId'], ['personId'], ['patientId']],
  topics: [
    { topic: wardWatch, by: { wardId: 'wardId' } },
    { topic: visitWatch, by: { encounterId: 'encounterId' } },
  ],
  derive: due,
  on: {
    EncounterOpened: {
      key: ({ data }) => (data.kind === 'inpatient' || data.kind === 'emergency' ? data.encounterId : null),
      first: ({ data, meta }): WatchRow => ({
        ...{ id: data.encounterId, encounterId: data.encounterId, patientId: data.patientId },
        ...{ personId: data.patientId, unitId: data.unitId, wardId: null, since: meta.at },
        ...{ observations: [], scales: [], alerts: [], devices: [], orders: [], samples: [] },
        ...{ nextDueAt: null, scaleDueAt: null },
      }),
    },
    StayPlaced: { key, next: placed },
    StayMoved: { key, next: placed },
    StayLeft: { key, next: gone },
    StayCancelled: { key, next: gone },
    EncounterFinished: { key, next: gone },
    StayLeftUndone: { key, next: row => ({ ...row, wardId: row.unitId }) },
    ObservationsRecorded: { key, next: observe },
    // Values older than the last three are not shown, but their alert is.
    ObservationsCorrected: {
      key,
      next: (row, event) => {
        const isShown = [...row.observations, ...row.scales].some(
          each => each.observationId === event.data.observationId,
        );
        const next = observe(without(row, event.data.observationId), event);
        return isShown ? next : { ...row, alerts: next.alerts };
      },
    },
    ObservationsVoided: { key, next: (row, { data }) => without(row, data.observationId) },
    ObservationAlertAcknowledged: {
      key,
      next: (row, { data }) => ({
        ...row,
        alerts: row.alerts.filter(each => each.observationId !== data.observationId),
      }),
    },
    InvasiveDeviceInserted: {
      key,
      next: (row, { data: { deviceId, kind, effectiveAt: insertedAt } }) => ({
        ...row,
        devices: [...row.devices, { deviceId, kind, insertedAt }].slice(-MOST),
      }),
    },
    InvasiveDeviceRemoved: {
      key,
      next: (row, { data }) => ({ ...row, devices: row.devices.filter(each => each.deviceId !== data.deviceId) }),
    },
    InvasiveDeviceEnteredInError: {
      key,
      next: (row, { data }) => ({ ...row, devices: row.devices.filter(each => each.deviceId !== data.deviceId) }),
    },
    OrderOpened: {
      key,
      next: (row, { data: { module, orderId }, meta }) => ({
        ...row,
        orders: [...row.orders, { module, orderId, at: meta.at }].slice(-MOST),
      }),
    },
    OrderEnded: {
      key,
      next: (row, { data }) => ({
        ...row,
        orders: row.orders.filter(each => each.module !== data.module || each.orderId !== data.orderId),
      }),
    },
    LaboratoryOrdered: {
      key,
      next: (row, { data }) => ({
        ...row,
        samples: [...row.samples, { orderId: data.orderId, at: data.scheduledAt }].slice(-MOST),
      }),
    },
    LaboratorySpecimenCollected: { key, next: (row, { data }) => withoutOrder(row, data.orderId) },
    LaboratoryOrderCancelled: { key, next: (row, { data }) => withoutOrder(row, data.orderId) },
    LaboratoryOrderRefused: { key, next: (row, { data }) => withoutOrder(row, data.orderId) },
    /** The sample must be taken again. */
    LaboratorySpecimenRejected: {
      key,
      next: (row, { data }) => ({
        ...row,
        samples: [...withoutOrder(row, data.orderId).samples, { orderId: data.orderId, at: data.effectiveAt }],
      }),
    },
    ...labelledBy<WatchRow>(
      row => row,
      row => row,
    ),
  },
});
