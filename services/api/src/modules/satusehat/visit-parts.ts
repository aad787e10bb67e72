import { randomUUID } from 'node:crypto';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { assignLocation, recordPatientMatch, recordPractitionerMatch } from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import { user, type UserState } from '@alur/domain/identity/user';
import { patient } from '@alur/domain/patient/patient';
import { satusehatDirectory, satusehatPerson } from '@alur/domain/satusehat/directory';
import { ownIdentifier, SYSTEMS } from '@alur/domain/satusehat/fhir/coded';
import type { SentVisit } from '@alur/domain/satusehat/fhir/visit';
import { fold } from '../../integrations/fold.js';
import { MissingPart, required, VisitReader } from '../../integrations/visit-reader.js';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import type { SatusehatClient } from './satusehat-client.js';

/** Gathers what is sent of a visit; people and rooms are looked up in SATUSEHAT once, and remembered in the log. */
export class VisitParts {
  private readonly reader: VisitReader;

  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'log' | 'hashes'> & {
      runner: Pick<CommandRunner, 'execute'>;
    },
    database: Database,
  ) {
    this.reader = new VisitReader(platform, database);
  }

  /** @throws MissingPart */
  of(merchantId: number, row: SatusehatSubmissionRow, client: SatusehatClient): Promise<SentVisit> {
    return this.reader.of(merchantId, row, {
      organizationId: client.credentials.organizationId,
      patient: personId => this.patient(merchantId, personId, client),
      practitioner: doctor => this.practitioner(merchantId, doctor, client),
      location: candidates => this.location(merchantId, candidates, client),
    });
  }

  /** A newborn has no NIK of its own, and is found by its mother's and its birth date. */
  async patient(merchantId: number, personId: number, client: SatusehatClient): Promise<SentVisit['patient']> {
    const state = await fold(this.platform, patient, personId);
    if (state.status !== 'active') throw new MissingPart('patient_unknown');
    const { name, idCardNumber, motherIdCardNumber, birthDate } = state.identity;
    const nik = required(idCardNumber ?? (birthDate === null ? null : motherIdCardNumber), 'patient_nik_missing');
    const { match } = await fold(this.platform, satusehatPerson, personId);
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

  private async practitioner(
    merchantId: number,
    row: Pick<SatusehatSubmissionRow, 'doctorId' | 'doctorName'>,
    client: SatusehatClient,
  ) {
    const staffId = required(row.doctorId, 'practitioner_missing');
    const state: UserState = await fold(this.platform, user, staffId);
    const nik = required(state.status === 'none' ? null : state.nik, 'practitioner_nik_missing');
    const name = row.doctorName ?? (state.status === 'none' ? '' : state.name);
    const match = (await fold(this.platform, satusehatDirectory, merchantId)).practitioners[staffId];
    if (match && match.nikHash === this.hashOf(merchantId, nik)) return { id: match.ihsNumber, name };
    const found = await client.findBy('Practitioner', { system: SYSTEMS.nik, value: nik });
    const id = required(found?.id, 'practitioner_unknown');
    await this.command(merchantId, recordPractitionerMatch, 0, { staffId, nik, ihsNumber: id });
    return { id, name };
  }

  /**
   * The first of these rooms and wards that has a Location; one that nobody has assigned any may be registered there
   * under its own id.
   */
  private async location(
    merchantId: number,
    candidates: readonly { unitId: number; unitName: string }[],
    client: SatusehatClient,
  ): Promise<SentVisit['patient']> {
    const { locations } = await fold(this.platform, satusehatDirectory, merchantId);
    for (const { unitId, unitName } of candidates) {
      const id = locations[unitId];
      if (id) return { id, name: unitName };
    }
    for (const { unitId, unitName } of candidates) {
      const identifier = ownIdentifier('location', client.credentials.organizationId, String(unitId));
      const id = (await client.findBy('Location', identifier))?.id;
      if (id === undefined) continue;
      await this.command(merchantId, assignLocation, 0, { unitId, locationId: id });
      return { id, name: unitName };
    }
    throw new MissingPart('location_missing');
  }

  /** As decisions hash it, so that an event tells by which NIK somebody was found. */
  private hashOf(merchantId: number, nik: string): string {
    return this.platform.hashes.of(merchantId, 'nik', nik);
  }

  private command(merchantId: number, { name }: CommandSpec, id: number, body: object) {
    const caller = systemCaller(merchantId, [PROCESS_RIGHT]);
    return this.platform.runner.execute(caller, name, id, body, { commandId: randomUUID(), awaitRows: false });
  }
}
