import { PatientRevisionRow } from '@alur/contracts/patient/rows';
import { patientRevision } from '@alur/contracts/patient/topics';
import { idOf } from '../kernel/aggregate.js';
import type { AnyTypes, DomainEvent } from '../kernel/event.js';
import { viewOf, type Reaction } from '../kernel/view.js';
import { patientEvents } from './events.js';

/** The stream tells the patient, because a merge is written to two streams. */
const patientOf = (stream: string): number => Number(idOf(stream));

const moved: Reaction<PatientRevisionRow, DomainEvent> = {
  key: ({ stream }) => patientOf(stream),
  first: ({ stream, revision }) => ({ id: patientOf(stream), revision }),
};

/** The revision of each patient's stream, which every event in it raises, whatever its type. */
export const patientRevisionView = viewOf<AnyTypes>()({
  name: 'patient_revision',
  version: 1,
  row: PatientRevisionRow,
  topics: [{ topic: patientRevision, by: { patientId: 'id' } }],
  on: Object.fromEntries(Object.keys(patientEvents).map(type => [type, moved])),
});
