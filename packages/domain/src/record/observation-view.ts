import { FluidKind, FLUID_CODES } from '@alur/contracts/record/fluids';
import {
  fluidChart,
  FluidRow,
  MOST_CORRECTIONS,
  observationChart,
  ObservationRow,
  type ObservedScore,
} from '@alur/contracts/record/observation-rows';
import { parameterNamed } from '@alur/contracts/record/parameters';
import { COMPLAINT } from '@alur/contracts/record/vitals';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

type Recorded = RecordedEvent<'ObservationsRecorded' | 'ObservationsCorrected'>;
const key = ({ data }: { data: { observationId: number } }) => data.observationId;

/** The facility's day of an observation, by the offset that the event names. */
export const dayOf = ({
  data,
  meta,
}: {
  data: { effectiveAt: string };
  meta: { offset: string; localDate: string };
}): string => {
  const shift = Date.parse('2000-01-01T00:00:00Z') - Date.parse(`2000-01-01T00:00:00${meta.offset}`);
  const at = Date.parse(data.effectiveAt) + shift;
  return Number.isNaN(at) ? meta.localDate : new Date(at).toISOString().slice(0, 10);
};

const scoreOf = ({ data: { score } }: Recorded): ObservedScore | null => score ?? null;

/** A set of values for screens, without text such as a complaint. */
export const observedIn = (event: Recorded) => {
  const { data } = event;
  return {
    ...{ observationId: data.observationId, at: data.effectiveAt, category: data.category ?? ('vital_signs' as const) },
    values: data.items
      .filter(({ coding }) => coding.code !== COMPLAINT.loinc)
      .map(({ coding, value, choice = null }) => ({ name: parameterNamed(coding) ?? coding.code, value, choice })),
    ...{ score: scoreOf(event), level: data.level ?? null, nextDueAt: data.nextDueAt ?? null },
  };
};

/** The note, or for a total that was counted elsewhere, its origin. */
const noteOf = ({ data: { note, items } }: Recorded): string | null =>
  note ??
  items.find(({ coding }) => coding.code !== COMPLAINT.loinc)?.text ??
  items.find(({ text }) => text)?.text ??
  null;

/** Who corrected the values, when and why. */
const correctionOf = ({ data, meta }: RecordedEvent<'ObservationsCorrected'>) => ({
  ...{ correctedBy: data.correctedBy.name, correctedAt: meta.at, reason: data.replaces.reason },
});
const erasedReasons = <One extends { reason: string }>(all: readonly One[]): One[] =>
  all.map(each => ({ ...each, reason: ERASED }));

/** The charts of a visit: one row per set of values. */
export const observationView = view({
  name: 'observation',
  version: 2,
  row: ObservationRow,
  indexes: [['encounterId', 'date'], ['encounterId', 'category'], ['personId'], ['patientId']],
  topics: [{ topic: observationChart, by: { encounterId: 'encounterId', date: 'date' } }],
  on: {
    ObservationsRecorded: {
      key,
      first: (event): ObservationRow => {
        const { data, meta, revision } = event;
        return {
          ...{ id: data.observationId, revision, encounterId: data.encounterId, patientId: data.patientId },
          ...{ personId: data.patientId, date: dayOf(event), ...observedIn(event) },
          ...{ variant: data.variant ?? null, recordedAt: meta.at, recordedBy: data.recordedBy.name },
          ...{ note: noteOf(event), alert: data.alert?.reasons ?? [], acknowledgedBy: null, acknowledgedAt: null },
          ...{ status: 'recorded' as const, voidedBy: null, voidReason: null, version: 1, corrections: [] },
        };
      },
    },
    ObservationsCorrected: {
      key,
      next: (row, event) => {
        const { data, revision } = event;
        const { version, values, score, level, corrections } = row;
        const before = { version, values, score, level, ...correctionOf(event) };
        return {
          ...{ ...row, revision, ...observedIn(event), version: data.version },
          ...{ corrections: [...corrections, before].slice(-MOST_CORRECTIONS), variant: data.variant ?? null },
          ...{ note: noteOf(event), alert: data.alert?.reasons ?? [], acknowledgedBy: null, acknowledgedAt: null },
        };
      },
    },
    ObservationsVoided: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        ...{ status: 'voided' as const, voidedBy: data.voidedBy.name, voidReason: data.reason },
      }),
    },
    ObservationAlertAcknowledged: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        ...{ acknowledgedBy: data.acknowledgedBy.name, acknowledgedAt: data.effectiveAt },
      }),
    },
    ...labelledBy<ObservationRow>(
      row => row,
      row => ({
        ...{ ...row, note: row.note && ERASED, voidReason: row.voidReason && ERASED },
        corrections: erasedReasons(row.corrections),
      }),
    ),
  },
});

const fluidOf = ({ data }: Recorded) => {
  const item = data.items.find(({ coding }) => coding.system === FLUID_CODES);
  const kind = FluidKind.safeParse(item?.coding.code);
  return kind.success ? { kind: kind.data, volume: item?.value ?? 0 } : null;
};
const observed = (observationId: number) => `observation-${observationId}`;

/** Fluid intake and output: what nurses record, and the volume of infusions that were stopped. */
export const fluidView = view({
  name: 'fluid',
  version: 2,
  row: FluidRow,
  indexes: [['encounterId', 'date'], ['personId'], ['patientId']],
  topics: [{ topic: fluidChart, by: { encounterId: 'encounterId', date: 'date' } }],
  on: {
    ObservationsRecorded: {
      key: event => (fluidOf(event) === null ? null : observed(event.data.observationId)),
      first: (event, id): FluidRow => {
        const { data } = event;
        return {
          ...{ id: String(id), observationId: data.observationId, encounterId: data.encounterId },
          ...{ patientId: data.patientId, personId: data.patientId, at: data.effectiveAt },
          ...{ date: dayOf(event), recordedBy: data.recordedBy.name },
          ...(fluidOf(event) ?? { kind: 'infusion' as const, volume: 0 }),
          ...{ status: 'recorded' as const, version: 1, corrections: [] },
        };
      },
    },
    ObservationsCorrected: {
      key: event => (fluidOf(event) === null ? null : observed(event.data.observationId)),
      next: (row, event) => {
        const { version, kind, volume, corrections } = row;
        const before = { version, kind, volume, ...correctionOf(event) };
        return {
          ...{ ...row, ...fluidOf(event), version: event.data.version },
          corrections: [...corrections, before].slice(-MOST_CORRECTIONS),
        };
      },
    },
    ObservationsVoided: {
      key: ({ data }) => (data.category === 'fluid' ? observed(data.observationId) : null),
      next: row => ({ ...row, status: 'voided' as const }),
    },
    MedicationInfusionStopped: {
      key: ({ data, id }) => (data.volume === null ? null : `infusion-${id}`),
      first: (event, id): FluidRow => {
        const { data } = event;
        return {
          ...{ id: String(id), observationId: null, encounterId: data.encounterId, patientId: data.patientId },
          ...{ personId: data.patientId, date: dayOf(event), at: data.effectiveAt },
          ...{ kind: 'infusion' as const, volume: data.volume ?? 0, recordedBy: data.stoppedBy.name },
          ...{ status: 'recorded' as const, version: 1, corrections: [] },
        };
      },
    },
    ...labelledBy<FluidRow>(
      row => row,
      row => ({ ...row, corrections: erasedReasons(row.corrections) }),
    ),
  },
});
