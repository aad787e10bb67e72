import { labourOf, labourProgress, LabourProgressRow, LabourRow } from '@alur/contracts/labour/rows';
import { ERASED } from '../kernel/event.js';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;
const entryKey = ({ data }: { data: { encounterId: number; entryId: number } }) =>
  `${data.encounterId}_${data.entryId}`;

/** The labour of a visit. */
export const labourView = view({
  name: 'labour',
  version: 2,
  row: LabourRow,
  indexes: [['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: labourOf, by: { encounterId: 'encounterId' } }],
  on: {
    LabourStarted: {
      key,
      first: ({ data }): LabourRow => {
        const { encounterId, patientId, gravida, para, abortus, gestationWeeks, membranesRupturedAt } = data;
        return {
          ...{ id: encounterId, encounterId, patientId, personId: patientId, startedAt: data.effectiveAt },
          ...{ startedBy: data.startedBy.name, gravida, para, abortus, gestationWeeks, membranesRupturedAt },
          ...{ babies: [], endEntryId: null, endedAt: null, outcome: null, placentaAt: null, bloodLoss: null },
        };
      },
    },
    BabyDelivered: {
      key,
      next: (row, { data }) => {
        const { entryId, number, bornAt, gender, method, weight, length, isAlive, apgar, note, attendedBy } = data;
        const baby = { entryId, number, bornAt, gender, method, weight, length, isAlive, apgar, note };
        return {
          ...row,
          babies: [...row.babies, { ...baby, by: attendedBy.name, isStruck: false, newbornEncounterId: null }],
        };
      },
    },
    NewbornRegistered: {
      key,
      next: (row, { data: { entryId, newbornEncounterId } }) => ({
        ...row,
        babies: row.babies.map(each => (each.entryId === entryId ? { ...each, newbornEncounterId } : each)),
      }),
    },
    LabourEnded: {
      key,
      next: (row, { data: { entryId, effectiveAt, outcome, placentaAt, bloodLoss } }) => ({
        ...row,
        ...{ endEntryId: entryId, endedAt: effectiveAt, outcome, placentaAt, bloodLoss },
      }),
    },
    LabourEntryStruck: {
      key,
      next: (row, { data: { entryId, kind } }) =>
        kind === 'end'
          ? { ...row, endEntryId: null, endedAt: null, outcome: null, placentaAt: null, bloodLoss: null }
          : {
              ...row,
              babies: row.babies.map(each => (each.entryId === entryId ? { ...each, isStruck: true } : each)),
            },
    },
    ...labelledBy<LabourRow>(
      row => row,
      row => ({ ...row, babies: row.babies.map(each => ({ ...each, note: each.note && ERASED })) }),
    ),
  },
});

/** Observations during labour: the partograph's entries. */
export const labourProgressView = view({
  name: 'labour_progress',
  version: 1,
  row: LabourProgressRow,
  indexes: [['encounterId'], ['personId'], ['patientId']],
  topics: [{ topic: labourProgress, by: { encounterId: 'encounterId' } }],
  on: {
    LabourProgressRecorded: {
      key: entryKey,
      first: (event): LabourProgressRow => {
        const { unitId: _, recordedBy, effectiveAt: at, ...of } = event.data;
        return { id: entryKey(event), personId: of.patientId, ...of, at, by: recordedBy.name, isStruck: false };
      },
    },
    LabourEntryStruck: { key: entryKey, next: row => ({ ...row, isStruck: true }) },
    ...labelledBy<LabourProgressRow>(
      row => row,
      row => ({ ...row, note: row.note && ERASED }),
    ),
  },
});
