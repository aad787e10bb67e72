import { MedicationDoseRow, medicationDoses } from '@alur/contracts/medication/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { medicationId } from './medication.js';

const key = ({ data }: { data: { prescriptionId: number; lineId: number; dose: number } }) =>
  `${medicationId(data.prescriptionId, data.lineId)}_${data.dose}`;

/** The facility's day of an instant, by the offset that the event names. */
const dayAt = (instant: string, offset: string): string => {
  const shift = Date.parse('2000-01-01T00:00:00Z') - Date.parse(`2000-01-01T00:00:00${offset}`);
  return new Date(Date.parse(instant) + shift).toISOString().slice(0, 10);
};

const unasked = { effect: null, effectNote: null, effectAt: null, effectBy: null };

/** Recorded doses, one by one: the cells of the chart. */
export const medicationDoseView = view({
  name: 'medication_dose',
  version: 2,
  row: MedicationDoseRow,
  indexes: [['encounterId', 'date'], ['personId'], ['patientId']],
  topics: [{ topic: medicationDoses, by: { encounterId: 'encounterId', date: 'date' } }],
  on: {
    MedicationDoseGiven: {
      key,
      first: ({ data, meta }, id): MedicationDoseRow => ({
        ...{ id: String(id), prescriptionId: data.prescriptionId, lineId: data.lineId, dose: data.dose },
        ...{ encounterId: data.encounterId, patientId: data.patientId, personId: data.patientId },
        ...{ date: dayAt(data.slot ?? data.effectiveAt, meta.offset), slot: data.slot, at: data.effectiveAt },
        ...{ outcome: 'given' as const, quantity: data.quantity, route: data.route, site: data.site },
        ...{ by: data.givenBy.name, checkedBy: data.checkedBy?.name ?? null },
        ...{ patientIdentified: data.patientIdentified, medicineIdentified: data.medicineIdentified },
        ...{ note: data.note ?? data.manualReason, corrected: false, correctedReason: null, ...unasked },
      }),
    },
    MedicationDoseOmitted: {
      key,
      first: ({ data, meta }, id): MedicationDoseRow => ({
        ...{ id: String(id), prescriptionId: data.prescriptionId, lineId: data.lineId, dose: data.dose },
        ...{ encounterId: data.encounterId, patientId: data.patientId, personId: data.patientId },
        ...{ date: dayAt(data.slot, meta.offset), slot: data.slot, at: data.effectiveAt },
        ...{ outcome: data.omission, quantity: null, route: null, site: null },
        ...{ by: data.recordedBy.name, checkedBy: null, patientIdentified: null, medicineIdentified: null },
        ...{ note: data.reason, corrected: false, correctedReason: null, ...unasked },
      }),
    },
    MedicationDoseCorrected: {
      key,
      next: (row, { data }) => ({ ...row, corrected: true, correctedReason: data.reason }),
    },
    MedicationEffectRecorded: {
      key,
      next: (row, { data: { effect, note: effectNote, effectiveAt: effectAt, recordedBy } }) => ({
        ...row,
        ...{ effect, effectNote, effectAt, effectBy: recordedBy.name },
      }),
    },
    ...labelledBy<MedicationDoseRow>(
      row => row,
      row => ({
        ...row,
        note: row.note && ERASED,
        correctedReason: row.correctedReason && ERASED,
        effectNote: row.effectNote && ERASED,
      }),
    ),
  },
});
