import { exact } from '@alur/contracts/inventory/quantity';
import { warnOfStop } from '@alur/contracts/medication/commands';
import { medicationChart, MedicationRow, wardMedications } from '@alur/contracts/medication/rows';
import { goingOnUntil, nextDue, resuming, type Times } from '@alur/contracts/medication/slots';
import { allergiesMet } from '@alur/contracts/prescription/allergy-match';
import { ERASED } from '../kernel/event.js';
import type { Due } from '../kernel/process.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { isDoubleChecked, medicationId } from './medication.js';

const key = ({ data }: { data: { prescriptionId: number; lineId: number } }) =>
  medicationId(data.prescriptionId, data.lineId);
const hers = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });
const MOST = 50;
const DAY = 86_400_000;

/** A day before it stops automatically; null if it lasts no longer than that. */
const warningOf = (stopsAt: string | null, since: string): string | null => {
  const at = stopsAt === null ? Number.NaN : Date.parse(stopsAt) - DAY;
  return at > Date.parse(since) ? new Date(at).toISOString() : null;
};

/**
 * Sets when the next dose is due: never for a patient who has left, or for medicine that is stopped or to take home.
 */
const due = (row: MedicationRow, since: string | null): MedicationRow => {
  const isOver = row.wardId === null || row.status === 'stopped' || row.supply === 'take_home';
  return { ...row, nextDueAt: isOver ? null : nextDue(row, new Set(row.written), since) };
};

/** The earliest of the last fifty recorded slots, because all slots before it were recorded too. */
const sinceOf = ({ written }: MedicationRow): string | null =>
  written.length < MOST ? null : (written.toSorted((one, other) => one.localeCompare(other))[0] ?? null);

const writtenOf = (row: MedicationRow, slot: string | null): MedicationRow =>
  slot === null ? row : { ...row, written: [...row.written, slot].slice(-MOST) };
const unchecked = { checkedSlot: null, checkedBy: null, checkedById: null };
/** Slot of a checked dose that is given as needed, which has no planned time. */
const AS_NEEDED = '';

/** Adds a start, change or end of an infusion, and shows the last fifty. */
const flowing = (
  row: MedicationRow,
  what: 'start' | 'rate' | 'stop',
  said: { effectiveAt: string; rate?: number; unit?: string; volume?: number | null },
  by: string,
  checkedBy: string | null = null,
): MedicationRow['flow'] => {
  const rate = said.rate === undefined ? null : `${said.rate} ${said.unit ?? ''}`;
  return [...row.flow, { at: said.effectiveAt, what, rate, volume: said.volume ?? null, by, checkedBy }].slice(-MOST);
};

/** The patient has left the ward: nothing is due, and no automatic stop is notified. */
const gone = (row: MedicationRow): MedicationRow => ({ ...row, wardId: null, nextDueAt: null, warnAt: null });
const plain = ({ from, times, everyHours }: Times) => ({ from, times: [...times], everyHours });

/** The medicines of each patient in a ward, and when their next doses are due. */
export const medicationView = view({
  name: 'medication',
  version: 3,
  row: MedicationRow,
  indexes: [['wardId'], ['encounterId'], ['personId'], ['patientId'], ['warnAt']],
  topics: [
    { topic: medicationChart, by: { encounterId: 'encounterId' } },
    { topic: wardMedications, by: { unitId: 'wardId' } },
  ],
  on: {
    MedicationStarted: {
      key,
      first: ({ data, revision }, id): MedicationRow => {
        const {
          effectiveAt,
          times,
          everyHours,
          prescriber,
          encounterId,
          patientId,
          unitId,
          weighedAllergies: _,
          isChild: __,
          ...rest
        } = data;
        const row: MedicationRow = {
          ...rest,
          ...{ id: String(id), revision, encounterId, patientId, personId: patientId, unitId, wardId: unitId },
          ...{ status: 'active', doubleCheck: isDoubleChecked(data), startedAt: effectiveAt, until: data.stopsAt },
          ...{ changes: [{ from: effectiveAt, times: [...times], everyHours }], holds: [], flow: [] },
          ...{ prescriber: prescriber.name, nextDueAt: null, written: [], lastGivenAt: null, ...unchecked },
          ...{ supplied: 0, used: 0, returned: 0, rate: null, reason: null, allergies: [] },
          warnAt: data.supply === 'take_home' ? null : warningOf(data.stopsAt, effectiveAt),
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
      next: (row, { data, revision }) => {
        const { effectiveAt: from, reason, heldBy } = data;
        const holds = [...row.holds, { from, until: null, reason, by: heldBy.name }].slice(-MOST);
        return due({ ...row, revision, status: 'held' as const, reason, holds }, sinceOf(row));
      },
    },
    MedicationResumed: {
      key,
      next: (row, { data, revision }) => {
        const holds = resuming(row.holds, data.effectiveAt);
        return due({ ...row, revision, status: 'active' as const, reason: null, holds }, sinceOf(row));
      },
    },
    MedicationStopped: {
      key,
      next: (row, { data, revision }) =>
        due(
          {
            ...{ ...row, revision, status: 'stopped' as const, until: data.effectiveAt },
            ...{ flow: row.rate === null ? row.flow : flowing(row, 'stop', data, data.stoppedBy.name) },
            ...{ rate: null, reason: data.reason, warnAt: null },
          },
          null,
        ),
    },
    MedicationStopWarned: { key, next: (row, { revision }) => ({ ...row, revision, warnAt: null }) },
    MedicationProlonged: {
      key,
      next: (row, { data, revision }) => {
        const { effectiveAt: from, stopsAt } = data;
        const on = goingOnUntil(row, { from, until: stopsAt });
        const longer = { ...row, revision, stopsAt, until: on.until, changes: on.changes.slice(-MOST).map(plain) };
        return due({ ...longer, warnAt: warningOf(stopsAt, from) }, sinceOf(row));
      },
    },
    MedicationAllergyAccepted: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        allergies: row.allergies.filter(({ allergyId }) => !data.allergies.allergyIds.includes(allergyId)),
      }),
    },
    AllergyRecorded: {
      where: ({ data }) => ({ personId: data.patientId }),
      next: (row, { data }) => {
        const { allergyId, substance, medicineId } = data;
        const medicine = { id: row.medicineId ?? 0, name: row.name };
        if (row.wardId === null || row.status === 'stopped') return row;
        return allergiesMet(medicine, [{ substance, medicineId }]).length > 0
          ? { ...row, allergies: [...row.allergies, { allergyId, substance }].slice(-MOST) }
          : row;
      },
    },
    AllergyRemoved: {
      where: ({ data }) => ({ personId: data.patientId }),
      next: (row, { data }) => ({
        ...row,
        allergies: row.allergies.filter(({ allergyId }) => allergyId !== data.allergyId),
      }),
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
        flow: flowing(row, 'start', data, data.startedBy.name, data.checkedBy?.name),
      }),
    },
    MedicationInfusionRateChanged: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, rate: `${data.rate} ${data.unit}` },
        flow: flowing(row, 'rate', data, data.changedBy.name),
      }),
    },
    MedicationInfusionStopped: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, rate: null },
        flow: flowing(row, 'stop', data, data.stoppedBy.name),
      }),
    },
    StayMoved: {
      where: hers,
      next: (row, { data }) => ({ ...row, unitId: data.unitId, wardId: row.wardId === null ? null : data.unitId }),
    },
    StayLeft: { where: hers, next: gone },
    StayLeftUndone: {
      where: hers,
      next: row => {
        const warnAt = row.status === 'stopped' ? null : warningOf(row.stopsAt, row.startedAt);
        return due({ ...row, wardId: row.unitId, warnAt }, sinceOf(row));
      },
    },
    StayCancelled: { where: hers, next: gone },
    EncounterFinished: { where: hers, next: gone },
    ...labelledBy<MedicationRow>(
      row => row,
      row => ({
        ...{ ...row, signa: ERASED, note: row.note && ERASED, reason: row.reason && ERASED, allergies: [] },
        holds: row.holds.map(each => ({ ...each, reason: ERASED })),
      }),
    ),
  },
});

/** DOMAIN-CLINICAL 9.1: warns a day before a medicine stops automatically. */
export const stopDue: Due = {
  name: 'medication-stops',
  view: 'medication',
  dueAt: 'warnAt',
  react: row => [
    { command: warnOfStop, target: row['prescriptionId'] as number, body: { lineId: row['lineId'] as number } },
  ],
};
