import { exact } from '@alur/contracts/inventory/quantity';
import { medicationChart, MedicationRow, wardMedications } from '@alur/contracts/medication/rows';
import { nextDue } from '@alur/contracts/medication/slots';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { isDoubleChecked, medicationId } from './medication.js';

const key = ({ data }: { data: { prescriptionId: number; lineId: number } }) =>
  medicationId(data.prescriptionId, data.lineId);
const hers = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });
const MOST = 50;

/** When it is due next; who has left has nothing due, nor what is stopped or goes home with her. */
const due = (row: MedicationRow, since: string | null): MedicationRow => {
  const isOver = row.wardId === null || row.status === 'stopped' || row.supply === 'take_home';
  return { ...row, nextDueAt: isOver ? null : nextDue(row, new Set(row.written), since) };
};

/** The first of the last fifty: what is older was written. */
const sinceOf = ({ written }: MedicationRow): string | null =>
  written.length < MOST ? null : (written.toSorted((one, other) => one.localeCompare(other))[0] ?? null);

const writtenOf = (row: MedicationRow, slot: string | null): MedicationRow =>
  slot === null ? row : { ...row, written: [...row.written, slot].slice(-MOST) };
const unchecked = { checkedSlot: null, checkedBy: null, checkedById: null };
/** Of a medicine that is given as needed no planned time is checked. */
const AS_NEEDED = '';

/** What each patient of a ward gets, and when next. */
export const medicationView = view({
  name: 'medication',
  version: 1,
  row: MedicationRow,
  indexes: [['wardId'], ['encounterId'], ['personId'], ['patientId']],
  topics: [
    { topic: medicationChart, by: { encounterId: 'encounterId' } },
    { topic: wardMedications, by: { unitId: 'wardId' } },
  ],
  on: {
    MedicationStarted: {
      key,
      first: ({ data, revision }, id): MedicationRow => {
        const { effectiveAt, times, everyHours, prescriber, encounterId, patientId, unitId, ...rest } = data;
        const row: MedicationRow = {
          ...rest,
          ...{ id: String(id), revision, encounterId, patientId, personId: patientId, unitId, wardId: unitId },
          ...{ status: 'active', doubleCheck: isDoubleChecked(data), startedAt: effectiveAt, until: data.stopsAt },
          changes: [{ from: effectiveAt, times: [...times], everyHours }],
          ...{ prescriber: prescriber.name, nextDueAt: null, written: [], lastGivenAt: null, ...unchecked },
          ...{ supplied: 0, used: 0, returned: 0, rate: null, reason: null },
        };
        return due(row, null);
      },
    },
    MedicationTimesChanged: {
      key,
      next: (row, { data, revision }) => {
        const { effectiveAt: from, times, everyHours, dose } = data;
        const changes = [...row.changes.filter(each => each.from < from), { from, times: [...times], everyHours }];
        const changed = { ...row, revision, changes: changes.slice(-MOST), dose: dose ?? row.dose };
        return due({ ...changed, asNeeded: false, once: false }, sinceOf(row));
      },
    },
    MedicationHeld: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, status: 'held' as const, reason: data.reason }),
    },
    MedicationResumed: {
      key,
      next: (row, { revision }) => ({ ...row, revision, status: 'active' as const, reason: null }),
    },
    MedicationStopped: {
      key,
      next: (row, { data, revision }) =>
        due(
          {
            ...{ ...row, revision, status: 'stopped' as const, until: data.effectiveAt },
            ...{ rate: null, reason: data.reason },
          },
          null,
        ),
    },
    MedicationSupplied: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, supplied: exact(row.supplied + data.quantity) }),
    },
    MedicationReturned: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, returned: exact(row.returned + data.quantity) }),
    },
    MedicationDoseChecked: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        checkedSlot: data.slot ?? AS_NEEDED,
        checkedBy: data.checkedBy.name,
        checkedById: data.checkedBy.staffId,
      }),
    },
    MedicationDoseGiven: {
      key,
      next: (row, { data, revision }) => {
        const { slot, effectiveAt, quantity, storeId } = data;
        const used = storeId === null ? exact(row.used + quantity) : row.used;
        return due({ ...writtenOf(row, slot), revision, used, lastGivenAt: effectiveAt, ...unchecked }, sinceOf(row));
      },
    },
    MedicationDoseOmitted: {
      key,
      next: (row, { data, revision }) => due({ ...writtenOf(row, data.slot), revision, ...unchecked }, sinceOf(row)),
    },
    MedicationDoseCorrected: {
      key,
      next: (row, { data, revision }) => {
        const { slot } = data;
        const again = { ...row, revision, written: row.written.filter(each => each !== slot) };
        const used = data.storeId === null ? exact(row.used - data.quantity) : row.used;
        return due({ ...again, used }, slot === null ? sinceOf(row) : (sinceOf(again) ?? null));
      },
    },
    MedicationInfusionStarted: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, rate: `${data.rate} ${data.unit}`, lastGivenAt: data.effectiveAt, ...unchecked },
        used: data.storeId === null ? exact(row.used + data.quantity) : row.used,
      }),
    },
    MedicationInfusionRateChanged: {
      key,
      next: (row, { data, revision }) => ({ ...row, revision, rate: `${data.rate} ${data.unit}` }),
    },
    MedicationInfusionStopped: { key, next: (row, { revision }) => ({ ...row, revision, rate: null }) },
    StayMoved: {
      where: hers,
      next: (row, { data }) => ({ ...row, unitId: data.unitId, wardId: row.wardId === null ? null : data.unitId }),
    },
    StayLeft: { where: hers, next: row => ({ ...row, wardId: null, nextDueAt: null }) },
    StayLeftUndone: { where: hers, next: row => due({ ...row, wardId: row.unitId }, sinceOf(row)) },
    StayCancelled: { where: hers, next: row => ({ ...row, wardId: null, nextDueAt: null }) },
    EncounterFinished: { where: hers, next: row => ({ ...row, wardId: null, nextDueAt: null }) },
    ...labelledBy<MedicationRow>(
      row => row,
      row => ({ ...row, signa: ERASED, note: row.note && ERASED, reason: row.reason && ERASED }),
    ),
  },
});
