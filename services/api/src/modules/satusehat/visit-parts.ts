import { randomUUID } from 'node:crypto';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import {
  assignLocation,
  recordPatientMatch,
  recordPractitionerMatch,
  type SubmissionProblem,
} from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { user, type UserState } from '@alur/domain/identity/user';
import type { AnyAggregate, StateOf } from '@alur/domain/kernel/aggregate';
import { patient } from '@alur/domain/patient/patient';
import { satusehatDirectory, satusehatPerson } from '@alur/domain/satusehat/directory';
import { ownIdentifier, SYSTEMS } from '@alur/domain/satusehat/fhir/coded';
import { observedIn, recordedIn, type SentVisit } from '@alur/domain/satusehat/fhir/visit';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { SatusehatClient } from './satusehat-client.js';

/** Something that SATUSEHAT requires is missing at the facility, or unknown there. */
export class MissingPart extends Error {
  constructor(readonly problem: SubmissionProblem) {
    super(problem);
  }
}

const required = <Value>(value: Value | null | undefined, problem: SubmissionProblem): Value => {
  if (value === null || value === undefined) throw new MissingPart(problem);
  return value;
};

/** Gathers what is sent of a visit; people and rooms are looked up in SATUSEHAT once, and remembered in the log. */
export class VisitParts {
  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'log' | 'hashes'> & {
      runner: Pick<CommandRunner, 'execute'>;
    },
    private readonly database: Database,
  ) {}

  /** @throws MissingPart */
  async of(merchantId: number, row: SatusehatSubmissionRow, client: SatusehatClient): Promise<SentVisit> {
    const record = `record-${row.encounterId}`;
    const events = (await this.platform.log.readMany([{ stream: record }])).get(record) ?? [];
    const recorded = recordedIn(events as unknown as Parameters<typeof recordedIn>[0]);
    if (recorded.diagnoses.length === 0) throw new MissingPart('diagnosis_missing');
    const page = (await readRow(this.database, merchantId, visitRecordView, String(row.encounterId))) as
      | VisitRecordRow
      | undefined;
    const vitals = page?.vitals ?? [];
    const finishedAt = required(row.finishedAt, 'diagnosis_missing');
    const startedAt = row.startedAt ?? finishedAt;
    return {
      encounterId: row.encounterId,
      organizationId: client.credentials.organizationId,
      patient: await this.patient(merchantId, row.personId, client),
      practitioner: await this.practitioner(merchantId, row, client),
      location: await this.location(merchantId, row, client),
      ...{ arrivedAt: row.arrivedAt ?? startedAt, startedAt, finishedAt },
      ...recorded,
      observations: observedIn(vitals),
      complaint: vitals.findLast(({ complaint }) => complaint !== '')?.complaint ?? '',
    };
  }

  /** A newborn has no NIK of its own, and is found by its mother's and its birth date. */
  async patient(merchantId: number, personId: number, client: SatusehatClient): Promise<SentVisit['patient']> {
    const state = await this.fold(patient, personId);
    if (state.status !== 'active') throw new MissingPart('patient_unknown');
    const { name, idCardNumber, motherIdCardNumber, birthDate } = state.identity;
    const nik = required(idCardNumber ?? (birthDate === null ? null : motherIdCardNumber), 'patient_nik_missing');
    const { match } = await this.fold(satusehatPerson, personId);
    if (match && match.nikHash === this.hashOf(merchantId, nik)) return { id: match.ihsNumber, name };
    const identifier = `${idCardNumber === null ? SYSTEMS.motherNik : SYSTEMS.nik}|${nik}`;
    const found = await client.find('Patient', {
      identifier,
      ...(idCardNumber === null && { birthdate: birthDate ?? '' }),
    });
    const id = required(found?.id, 'patient_unknown');
    await this.command(merchantId, recordPatientMatch, personId, { nik, ihsNumber: id });
    return { id, name };
  }

  private async practitioner(merchantId: number, row: SatusehatSubmissionRow, client: SatusehatClient) {
    const staffId = required(row.doctorId, 'practitioner_missing');
    const name = row.doctorName ?? '';
    const state: UserState = await this.fold(user, staffId);
    const nik = required(state.status === 'none' ? null : state.nik, 'practitioner_nik_missing');
    const match = (await this.fold(satusehatDirectory, merchantId)).practitioners[staffId];
    if (match && match.nikHash === this.hashOf(merchantId, nik)) return { id: match.ihsNumber, name };
    const found = await client.findBy('Practitioner', { system: SYSTEMS.nik, value: nik });
    const id = required(found?.id, 'practitioner_unknown');
    await this.command(merchantId, recordPractitionerMatch, 0, { staffId, nik, ihsNumber: id });
    return { id, name };
  }

  /** A room that nobody has assigned a Location may be registered there under its own id. */
  private async location(merchantId: number, { unitId, unitName }: SatusehatSubmissionRow, client: SatusehatClient) {
    const known = (await this.fold(satusehatDirectory, merchantId)).locations[unitId];
    if (known) return { id: known, name: unitName };
    const identifier = ownIdentifier('location', client.credentials.organizationId, String(unitId));
    const id = required((await client.findBy('Location', identifier))?.id, 'location_missing');
    await this.command(merchantId, assignLocation, 0, { unitId, locationId: id });
    return { id, name: unitName };
  }

  /** As decisions hash it, so that an event tells by which NIK somebody was found. */
  private hashOf(merchantId: number, nik: string): string {
    return this.platform.hashes.of(merchantId, 'nik', nik);
  }

  /** The state of a stream, even if another process has written it. */
  private async fold<A extends AnyAggregate>(aggregate: A, id: number): Promise<StateOf<A>> {
    const stream = `${aggregate.kind}-${id}`;
    const wanted = new Map([[stream, aggregate]]);
    await this.platform.streams.refresh(wanted);
    return (await this.platform.streams.load(wanted)).get(stream)?.state as StateOf<A>;
  }

  private command(merchantId: number, { name }: CommandSpec, id: number, body: object) {
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    return this.platform.runner.execute(caller, name, id, body, { commandId: randomUUID(), awaitRows: false });
  }
}
