import type { EncounterState } from '../encounter.js';
import type { EncounterEvent } from '../events.js';

/** Visits for the specs: number 1 of patient 101, in the general clinic. */
export const header = { encounterId: 1, patientId: 101, unitId: 5 };

export const opened: EncounterEvent = {
  type: 'EncounterOpened',
  data: {
    ...header,
    kind: 'outpatient',
    status: 'planned',
    date: '2026-11-23',
    patientName: 'Budi Santoso',
    recordNumber: '000001',
    gender: 'male',
    age: 'P34Y',
    unitName: 'Poli Umum',
    doctor: { staffId: 20, name: 'dr. Ratna', profession: 'doctor' },
    payer: 'general',
    insurer: null,
    transactionId: 901,
    episodeId: 1,
  },
};
const arrived: EncounterEvent = { type: 'EncounterArrived', data: header };
const started: EncounterEvent = { type: 'EncounterStarted', data: header };

/** A visit in each status. */
export const past: Record<EncounterState['status'], EncounterEvent[]> = {
  none: [],
  planned: [opened],
  arrived: [opened, arrived],
  in_progress: [opened, arrived, started],
  concluded: [opened, arrived, started, { type: 'EncounterConcluded', data: header }],
  finished: [
    opened,
    arrived,
    started,
    { type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } },
  ],
  cancelled: [opened, { type: 'EncounterCancelled', data: { ...header, cause: 'no_show', reason: null } }],
};
