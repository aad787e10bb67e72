import { ImmunizationRow, patientImmunizations } from '@alur/contracts/immunization/rows';
import { ERASED } from '../kernel/event.js';
import { agedPatientLabels } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';

type Row = ImmunizationRow;
const key = (event: { data: { immunizationId: number } }) => event.data.immunizationId;

type Begun = RecordedEvent<'ImmunizationGiven' | 'ImmunizationReported' | 'ImmunizationNotGiven'>;

/** What all have, and nothing of what only some have. */
const begun = ({ data, revision }: Begun, who: { name: string; staffId: number }): Omit<Row, 'status'> => ({
  ...{ id: data.immunizationId, revision, patientId: data.patientId, personId: data.patientId },
  ...{ patientName: data.patientName, recordNumber: data.recordNumber, gender: data.gender, age: data.age },
  ...{ encounterId: null, unitId: null, unitName: null, date: data.date, givenAt: null },
  ...{ vaccine: data.vaccine, antigens: [...data.antigens], doseNumber: data.doseNumber },
  ...{ medicineId: null, name: null, kfaCode: null, lotNumber: null, expiry: null, site: null, route: null },
  ...{ amount: null, amountUnit: null, reason: null, concerns: [], note: null },
  ...{ source: null, toldBy: null, place: null, because: null },
  ...{ by: who.name, staffId: who.staffId, reactions: [], struck: null },
});
const inVisit = ({ encounterId, unitId, unitName }: { encounterId: number; unitId: number; unitName: string }) => ({
  ...{ encounterId, unitId, unitName },
});

/** No reader needs more of what followed one dose. */
const MOST_REACTIONS = 50;

const erased = (text: string | null): string | null => text && ERASED;

/** Each dose, given or reported, and each that was not given. */
export const immunizationView = view({
  name: 'immunization',
  version: 1,
  row: ImmunizationRow,
  indexes: [['personId'], ['patientId'], ['encounterId'], ['date', 'status'], ['vaccine', 'date'], ['unitId', 'date']],
  topics: [{ topic: patientImmunizations, by: { patientId: 'personId' } }],
  on: {
    ImmunizationGiven: {
      key,
      first: (event): Row => {
        const { data } = event;
        return {
          ...{ ...begun(event, data.performer), ...inVisit(data), status: 'given', givenAt: data.effectiveAt },
          ...{ medicineId: data.medicineId, name: data.name, kfaCode: data.kfaCode },
          ...{ lotNumber: data.lotNumber, expiry: data.expiry, site: data.site, route: data.route },
          ...{ amount: data.amount, amountUnit: data.amountUnit, reason: data.reason },
          ...{ concerns: [...data.concerns], note: data.note },
        };
      },
    },
    ImmunizationReported: {
      key,
      first: (event): Row => {
        const { data } = event;
        return {
          ...{ ...begun(event, data.recordedBy), status: 'reported', concerns: [...data.concerns] },
          ...{ source: data.source, toldBy: data.toldBy, place: data.place },
        };
      },
    },
    ImmunizationNotGiven: {
      key,
      first: (event): Row => {
        const { data } = event;
        return {
          ...{ ...begun(event, data.recordedBy), ...inVisit(data), status: 'not_given' },
          ...{ because: data.because, note: data.note },
        };
      },
    },
    ImmunizationReactionRecorded: {
      key,
      next: (row, { data, revision }) => {
        const { effectiveAt: onsetAt, what, severity, outcome, recordedBy } = data;
        const reaction = { onsetAt, what, severity, outcome, by: recordedBy.name };
        return { ...row, revision, reactions: [...row.reactions, reaction].slice(-MOST_REACTIONS) };
      },
    },
    ImmunizationStruck: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'struck' as const },
        struck: { reason: data.reason, by: data.struckBy.name, at: data.effectiveAt },
      }),
    },
    ...agedPatientLabels<Row>(row => ({
      ...{ ...row, note: erased(row.note), toldBy: erased(row.toldBy), place: erased(row.place) },
      reactions: row.reactions.map(each => ({ ...each, what: ERASED })),
      struck: row.struck && { ...row.struck, reason: ERASED },
    })),
  },
});
