import { MeasurementRow } from '@alur/contracts/record/observation-rows';
import { vitalsOf } from '@alur/contracts/record/vitals';
import { labelledBy } from '../patient-labels.js';
import { view, type RecordedEvent } from '../vocabulary.js';
import { dayOf } from './observation-view.js';

type Observed = RecordedEvent<'ObservationsRecorded' | 'ObservationsCorrected'>;

/** What a set of values says of the body's size; null if nothing. */
const measuredIn = ({ data }: Observed) => {
  const { weight, height, headCircumference, upperArmCircumference } = vitalsOf(data.items);
  const measured = { weight, height, headCircumference, upperArmCircumference };
  return Object.values(measured).some(value => value !== null) ? measured : null;
};

const rowOf = (event: Observed): MeasurementRow | null => {
  const { data } = event;
  const measured = measuredIn(event);
  return (
    measured && {
      ...{ id: data.observationId, encounterId: data.encounterId, patientId: data.patientId },
      ...{ personId: data.patientId, date: dayOf(event), at: data.effectiveAt, ...measured },
    }
  );
};

/** A person's weights, lengths and circumferences of all visits: one row for each set of values that has any. */
export const measurementView = view({
  name: 'measurement',
  version: 1,
  row: MeasurementRow,
  indexes: [['personId', 'at'], ['patientId']],
  on: {
    ObservationsRecorded: {
      key: event => (measuredIn(event) ? event.data.observationId : null),
      first: rowOf,
    },
    ObservationsCorrected: {
      key: ({ data }) => data.observationId,
      first: rowOf,
      next: (row, event) => {
        const corrected = rowOf(event);
        return corrected && { ...corrected, personId: row.personId };
      },
    },
    ObservationsVoided: { key: ({ data }) => data.observationId, next: () => null },
    ...labelledBy<MeasurementRow>(
      row => row,
      row => row,
    ),
  },
});
