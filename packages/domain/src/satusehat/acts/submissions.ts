import * as commands from '@alur/contracts/satusehat/commands';
import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import { actingStaff } from '../../care/on-encounter.js';
import { room, ward, wardRoom } from '../../catalogue/aggregates.js';
import { encounter, type Encounter } from '../../encounter/encounter.js';
import { act, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import { patient, type PatientState } from '../../patient/patient.js';
import { integration } from '../../settings/integration.js';
import { satusehatDirectory, satusehatPerson, type Match } from '../directory.js';
import type { SatusehatDirectoryEvent, SatusehatEvent, SatusehatPersonEvent } from '../events.js';
import { progress, request, resend, submission, waive, type SubmissionState } from '../submission.js';

/** Whether the facility has credentials, without which nothing is sent. */
interface Of {
  readonly visit: Encounter;
  readonly isOn: boolean;
  readonly context: DecisionContext;
}

const onVisit = <C extends CommandSpec>(
  command: C,
  decide: (state: SubmissionState, of: Of, body: Targeted<C>) => SatusehatEvent[],
) =>
  act({
    command,
    sees: { encounter, submission, integration },
    primary: 'encounter' as const,
    streams: ({ id }, _loaded, { merchantId }) => ({
      encounter: checks(encounter, id),
      submission: writes(submission, id),
      integration: checks(integration, merchantId),
    }),
    decide: (body, states, context) => {
      const visit = known(states.encounter);
      if (!visit) throw new Rejection('satusehat.not-finished');
      const isOn = states.integration.saved.includes('satu-sehat');
      return { submission: decide(states.submission, { visit, isOn, context }, body) };
    },
  });

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const onDirectory = <C extends CommandSpec>(
  command: C,
  decide: (body: BodyOf<C>, context: DecisionContext) => SatusehatDirectoryEvent[],
) =>
  act({
    command,
    sees: { directory: satusehatDirectory },
    primary: 'directory' as const,
    streams: (_body, _loaded, { merchantId }) => ({ directory: writes(satusehatDirectory, merchantId) }),
    decide: (body, _states, context) => ({ directory: decide(body, context) }),
  });

/** Of a person who was erased meanwhile, nothing more is recorded. */
const match = (patientId: number, found: Match, { status }: PatientState): SatusehatPersonEvent[] =>
  status === 'active' ? [{ type: 'SatusehatPatientMatched', data: { patientId, ...found } }] : [];

const matchPatient = act({
  command: commands.recordPatientMatch,
  sees: { patient, person: satusehatPerson },
  primary: 'patient',
  streams: ({ id }) => ({ patient: checks(patient, id), person: writes(satusehatPerson, id) }),
  decide: ({ id, nik, ihsNumber }, states, context) => ({
    person: match(id, { nikHash: context.hash('nik', nik), ihsNumber }, states.patient),
  }),
});

/** A clinic, a ward or a room of one: places are numbered in one sequence, so that a number is one of them at most. */
const locate = act({
  command: commands.assignLocation,
  sees: { directory: satusehatDirectory, clinic: room, ward, wardRoom },
  primary: 'directory',
  streams: ({ unitId }, _loaded, { merchantId }) => ({
    directory: writes(satusehatDirectory, merchantId),
    clinic: checks(room, unitId),
    ward: checks(ward, unitId),
    wardRoom: checks(wardRoom, unitId),
  }),
  decide: ({ unitId, locationId }, states, { merchantId }) => {
    const isPlace = known(states.clinic) ?? known(states.ward) ?? known(states.wardRoom);
    ensure(isPlace !== undefined, 'satusehat.unit-unknown', {}, 'unitId');
    const assigned: SatusehatDirectoryEvent = {
      type: 'SatusehatLocationAssigned',
      data: { merchantId, unitId, locationId },
    };
    return { directory: [assigned] };
  },
});

export const satusehatActs = [
  onVisit(commands.requestSubmission, (state, { visit, isOn }, { cause }) => request(state, visit, cause, isOn)),
  onVisit(commands.resendSubmission, (state, { visit, isOn }) => resend(state, visit, isOn)),
  onVisit(commands.waiveSubmission, (state, { visit, context }, { reason }) =>
    waive(state, visit, reason, actingStaff(context)),
  ),
  onVisit(commands.recordProgress, (state, _of, body) => progress(state, body)),
  matchPatient,
  onDirectory(commands.recordPractitionerMatch, ({ staffId, nik, ihsNumber }, context) => [
    {
      type: 'SatusehatPractitionerMatched',
      data: { merchantId: context.merchantId, staffId, nikHash: context.hash('nik', nik), ihsNumber },
    },
  ]),
  locate,
];
