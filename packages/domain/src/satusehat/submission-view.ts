import {
  SatusehatLocationRow,
  SatusehatSubmissionRow,
  satusehatLocations,
  submissionsOpen,
} from '@alur/contracts/satusehat/rows';
import type { LeftOut, SubmissionProblem } from '@alur/contracts/satusehat/commands';
import type { Staff } from '../kernel/care-header.js';
import { ERASED } from '../kernel/event.js';
import { nameless, patientLabels } from '../patient-labels.js';
import { view } from '../vocabulary.js';
import { isSentKind } from './submission.js';

const key = ({ data }: { data: { encounterId: number } }) => data.encounterId;
const doctor = (staff: Staff | null) => ({ doctorId: staff?.staffId ?? null, doctorName: staff?.name ?? null });

const erased = (row: SatusehatSubmissionRow): SatusehatSubmissionRow => ({
  ...nameless(row),
  problem: row.problem && { ...row.problem, message: row.problem.message && ERASED },
  waiver: row.waiver && { ...row.waiver, reason: ERASED },
});

/** Each visit that is sent, as it stands with SATUSEHAT, and the moments that its Encounter has there. */
export const satusehatSubmissionView = view({
  name: 'satusehat_submission',
  version: 3,
  row: SatusehatSubmissionRow,
  indexes: [
    ['finishedOn', 'status'],
    ['kind', 'finishedOn'],
    ['status', 'requestedAt'],
    ['unfinished'],
    ['personId'],
    ['patientId'],
  ],
  topics: [{ topic: submissionsOpen, by: { unfinished: 'unfinished' } }],
  derive: ({ status }) => ({ unfinished: status === 'queued' || status === 'failed' ? ('yes' as const) : null }),
  on: {
    EncounterOpened: {
      key,
      first: ({ data, meta }): SatusehatSubmissionRow | null => {
        if (!isSentKind(data.kind)) return null;
        const { encounterId, patientId, unitId, patientName, recordNumber, date, unitName } = data;
        return {
          ...{ id: encounterId, encounterId, patientId, personId: patientId, patientName, recordNumber },
          kind: data.kind,
          ...{ date, unitId, unitName, ...doctor(data.doctor), status: 'unsent' },
          ...{
            arrivedAt: data.status === 'arrived' ? meta.at : null,
            startedAt: null,
            finishedAt: null,
            finishedOn: null,
          },
          ...{ requestedAt: null, sentAt: null, request: 0, resources: [], resourceCount: 0, leftOut: [] },
          ...{ problem: null, waiver: null, unfinished: null },
        };
      },
    },
    EncounterArrived: { key, next: (row, { meta }) => ({ ...row, arrivedAt: meta.at }) },
    EncounterArrivalUndone: { key, next: row => ({ ...row, arrivedAt: null }) },
    EncounterUnitChanged: {
      key,
      next: (row, { data: { unitId, unitName, date } }) => ({ ...row, unitId, unitName, date }),
    },
    EncounterDoctorChanged: { key, next: (row, { data }) => ({ ...row, ...doctor(data.doctor) }) },
    EncounterStarted: { key, next: (row, { meta }) => ({ ...row, startedAt: meta.at }) },
    EncounterStartUndone: { key, next: row => ({ ...row, startedAt: null }) },
    EncounterFinished: { key, next: (row, { meta }) => ({ ...row, finishedAt: meta.at, finishedOn: meta.localDate }) },
    EncounterReopened: { key, next: row => ({ ...row, finishedAt: null, finishedOn: null }) },
    SatusehatSubmissionRequested: {
      key,
      // Whoever asks for it wants everything there as it is here, whatever the service may have lost.
      next: (row, { data: { cause }, meta }) => ({
        ...{ ...row, status: 'queued' as const, requestedAt: meta.at, request: row.request + 1 },
        resources: cause === 'asked' ? row.resources.map(each => ({ ...each, contentHash: null })) : row.resources,
        ...{ problem: null, waiver: null },
      }),
    },
    SatusehatResourceSent: {
      key,
      next: (row, { data: { resourceType, localId, remoteId, contentHash = null } }) => {
        const others = row.resources.filter(each => each.localId !== localId);
        const resources = [...others, { resourceType, localId, remoteId, contentHash }];
        return { ...row, resources, resourceCount: resources.length };
      },
    },
    SatusehatSubmissionCompleted: {
      key,
      next: (row, { data: { leftOut = [] }, meta }) => ({
        ...{ ...row, status: 'sent' as const, sentAt: meta.at, problem: null },
        leftOut: leftOut as LeftOut[],
      }),
    },
    SatusehatSubmissionFailed: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, status: data.willRetry ? ('queued' as const) : ('failed' as const) },
        problem: {
          ...{ problem: data.problem as SubmissionProblem, resourceType: data.resourceType },
          ...{ ruleNumber: data.ruleNumber, message: data.message, at: meta.at },
        },
      }),
    },
    SatusehatSubmissionWaived: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, status: 'waived' as const },
        waiver: { reason: data.reason, by: data.waivedBy.name, at: meta.at },
      }),
    },
    ...patientLabels<SatusehatSubmissionRow>(erased),
  },
});

/** The facility's rooms that have a Location in SATUSEHAT. */
export const satusehatLocationView = view({
  name: 'satusehat_location',
  version: 1,
  row: SatusehatLocationRow,
  topics: [{ topic: satusehatLocations, by: {} }],
  on: {
    SatusehatLocationAssigned: {
      key: ({ data }) => data.unitId,
      first: ({ data: { unitId, locationId } }) => (locationId === null ? null : { unitId, locationId }),
      next: (row, { data: { locationId } }) => (locationId === null ? null : { ...row, locationId }),
    },
  },
});
