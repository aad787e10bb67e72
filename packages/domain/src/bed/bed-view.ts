import { BedRow, wardBeds } from '@alur/contracts/bed/rows';
import { ERASED } from '../kernel/event.js';
import type { Due } from '../kernel/process.js';
import { expireHold } from '@alur/contracts/bed/commands';
import { labelledBy } from '../patient-labels.js';
import { view } from '../vocabulary.js';

const key = (event: { data: { bedId: number } }) => event.data.bedId;

/** The fields of a bed that is given to nobody. */
const empty = {
  ...{ patientId: null, personId: null, patientName: null, recordNumber: null, gender: null, encounterId: null },
  ...{ doctor: null, goesOn: null, onLeave: false },
  ...{ heldUntil: null, holdDueAt: null, admissionId: null },
};
const open = { blockCause: null, blockReason: null, blockedUntil: null };
const hers = ({ data }: { data: { encounterId: number } }) => ({ encounterId: data.encounterId });

/** The bed board. */
export const bedView = view({
  name: 'bed',
  version: 2,
  row: BedRow,
  indexes: [['wardId', 'status'], ['roomId'], ['classId'], ['personId'], ['patientId'], ['encounterId'], ['holdDueAt']],
  topics: [{ topic: wardBeds, by: {} }],
  on: {
    BedAdded: {
      key,
      first: ({ data: { bedId, description: _description, ...place }, meta, revision }): BedRow => ({
        ...{ id: bedId, revision, ...place, ...empty, ...open },
        status: 'available',
        since: meta.at,
      }),
    },
    BedHeld: {
      key,
      next: (row, { data, meta, revision }) => {
        const { patientId, patientName, recordNumber, gender, until, admissionId = null } = data;
        const whose = { patientId, personId: patientId, patientName, recordNumber, gender };
        const held = { heldUntil: until, holdDueAt: admissionId === null ? until : null, admissionId };
        return { ...row, revision, ...whose, ...held, status: 'held' as const, since: meta.at };
      },
    },
    BedHoldReleased: {
      key,
      next: (row, { meta, revision }) => ({
        ...{ ...row, revision, ...empty },
        status: 'available' as const,
        since: meta.at,
      }),
    },
    BedOccupied: {
      key,
      next: (row, { data, meta, revision }) => {
        const { patientId, patientName, recordNumber, gender, encounterId, doctor } = data;
        const whose = { patientId, personId: patientId, patientName, recordNumber, gender, encounterId, doctor };
        return { ...row, revision, ...empty, ...open, ...whose, status: 'occupied' as const, since: meta.at };
      },
    },
    BedVacated: {
      key,
      next: (row, { data, meta, revision }) => ({ ...row, revision, ...empty, status: data.to, since: meta.at }),
    },
    BedCleaned: {
      key,
      next: (row, { meta, revision }) => ({ ...row, revision, status: 'available' as const, since: meta.at }),
    },
    BedBlocked: {
      key,
      next: (row, { data, meta, revision }) => ({
        ...row,
        revision,
        ...{ blockCause: data.cause, blockReason: data.reason, blockedUntil: data.until },
        ...{ status: 'blocked' as const, since: meta.at },
      }),
    },
    BedClosureRequested: {
      key,
      next: (row, { data, revision }) => ({
        ...row,
        revision,
        ...{ blockCause: data.cause, blockReason: data.reason, blockedUntil: data.until },
      }),
    },
    BedUnblocked: {
      key,
      next: (row, { data, meta, revision }) => ({ ...row, revision, ...open, status: data.to, since: meta.at }),
    },
    BedRetired: {
      key,
      next: (row, { meta, revision }) => ({ ...row, revision, ...open, status: 'retired' as const, since: meta.at }),
    },
    CatalogueItemChanged: {
      where: ({ data }) => (data.catalogue === 'ward-room' ? { roomId: data.itemId } : null),
      next: (row, { data }) => ({
        ...row,
        roomName: String(data.fields['name']),
        wardId: Number(data.fields['wardId']),
        classId: Number(data.fields['classId']),
      }),
    },
    EncounterDoctorChanged: { where: hers, next: (row, { data }) => ({ ...row, doctor: data.doctor.name }) },
    StayDischargeOrdered: { where: hers, next: (row, { data }) => ({ ...row, goesOn: data.plannedOn }) },
    StayDischargeWithdrawn: { where: hers, next: row => ({ ...row, goesOn: null }) },
    StayLeaveStarted: { where: hers, next: row => ({ ...row, onLeave: true }) },
    StayLeaveEnded: { where: hers, next: row => ({ ...row, onLeave: false }) },
    ...labelledBy<BedRow>(
      (row, { name, recordNumber, gender }) => ({ ...row, patientName: name, recordNumber, gender }),
      row => ({ ...row, patientName: ERASED, recordNumber: ERASED }),
    ),
  },
});

/** A hold ends when the patient did not come in time. */
export const holdDue: Due = {
  name: 'bed-hold-over',
  view: 'bed',
  dueAt: 'holdDueAt',
  react: row => [{ command: expireHold, target: row['id'] as number, body: {} }],
};
