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
import { allergicTo } from '@alur/domain/satusehat/fhir/allergies-read';
import {
  courseOfEmergency,
  courseOfOutpatient,
  courseOfStay,
  dispositionOfEmergency,
  dispositionOfStay,
  placesOfStay,
} from '@alur/domain/satusehat/fhir/course';
import { immunizedIn } from '@alur/domain/satusehat/fhir/immunizations-read';
import { examinedIn } from '@alur/domain/satusehat/fhir/laboratory-read';
import { prescribedIn } from '@alur/domain/satusehat/fhir/medicines-read';
import { imagedIn } from '@alur/domain/satusehat/fhir/radiology-read';
import {
  observedIn,
  recordedIn,
  type KnownMedicine,
  type KnownThere,
  type SentVisit,
} from '@alur/domain/satusehat/fhir/visit';
import { isSentKind } from '@alur/domain/satusehat/submission';
import { stay } from '@alur/domain/stay/stay';
import { emergency } from '@alur/domain/emergency/emergency';
import { record } from '@alur/domain/record/record';
import { laboratoryParameter, medicine } from '@alur/domain/catalogue/aggregates';
import { immunizationView } from '@alur/domain/immunization/immunization-view';
import { sql } from 'kysely';
import type { CommandRunner } from '../../platform/commands/command-runner.js';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { PROCESS_RIGHT, systemCaller } from '../../platform/processes/system-caller.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import type { SatusehatClient } from './satusehat-client.js';

const immunizations = sql.table(tableName(immunizationView));

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

/** Whoever SATUSEHAT does not know is not named; anything else stops the visit. */
const unlessMissing = (error: unknown): undefined => {
  if (!(error instanceof MissingPart)) throw error;
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
    const stream = `record-${row.encounterId}`;
    const events = (await this.platform.log.readMany([{ stream }])).get(stream) ?? [];
    const recorded = recordedIn(events as unknown as Parameters<typeof recordedIn>[0]);
    if (recorded.diagnoses.length === 0) throw new MissingPart('diagnosis_missing');
    const page = (await readRow(this.database, merchantId, visitRecordView, String(row.encounterId))) as
      | VisitRecordRow
      | undefined;
    const vitals = page?.vitals ?? [];
    const finishedAt = required(row.finishedAt, 'diagnosis_missing');
    const prescriptions = await this.ordered(row.encounterId, 'prescription', prescribedIn);
    const laboratory = await this.ordered(row.encounterId, 'laboratory', examinedIn);
    const radiology = await this.ordered(row.encounterId, 'radiology', imagedIn);
    const allergies = await this.allergies(row.personId);
    const immunizations = await this.immunizations(merchantId, row.encounterId);
    const sent = { prescriptions, allergies, laboratory, radiology, immunizations };
    const known = await this.knownThere(merchantId, sent, client);
    return {
      encounterId: row.encounterId,
      organizationId: client.credentials.organizationId,
      patient: await this.patient(merchantId, row.personId, client),
      practitioner: await this.practitioner(merchantId, row, client),
      ...(await this.course(merchantId, { ...row, finishedAt }, client)),
      ...recorded,
      observations: observedIn(vitals),
      complaint: vitals.findLast(({ complaint }) => complaint !== '')?.complaint ?? '',
      ...sent,
      known,
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

  /** Where she was when, and how she left; a stay's by its facet, an emergency's by both of its own. */
  private async course(
    merchantId: number,
    row: SatusehatSubmissionRow & { finishedAt: string },
    client: SatusehatClient,
  ): Promise<Pick<SentVisit, 'kind' | 'course' | 'finishedAt' | 'places' | 'disposition'>> {
    const { encounterId, unitId, unitName } = row;
    const lay = await this.fold(stay, encounterId);
    const came = await this.fold(emergency, encounterId);
    const isStay = row.kind === 'inpatient' && lay.status !== 'none';
    const finishedAt = isStay && lay.status === 'left' ? lay.leftAt : row.finishedAt;
    const moments = { ...row, finishedAt };
    const course = isStay
      ? courseOfStay(lay, moments)
      : came.status === 'none'
        ? courseOfOutpatient(moments)
        : courseOfEmergency(came, moments);
    const disposition =
      isStay && lay.discharge
        ? dispositionOfStay[lay.discharge.manner]
        : came.status === 'disposed'
          ? dispositionOfEmergency(came)
          : null;
    const kind = isSentKind(row.kind) ? row.kind : 'outpatient';
    if (lay.status === 'none') {
      const location = await this.location(merchantId, [{ unitId, unitName }], client);
      const from = course.findLast(({ status }) => status === 'in-progress')?.at ?? course[0].at;
      return { kind, course, finishedAt, disposition, places: [{ location, from, until: finishedAt, inClass: null }] };
    }
    const locations = new Map<number, SentVisit['patient']>();
    for (const { roomId, roomName, ...ward } of lay.placements) {
      const candidates = [{ unitId: roomId, unitName: roomName }, ward];
      if (!locations.has(roomId)) locations.set(roomId, await this.location(merchantId, candidates, client));
    }
    const locationOf = (roomId: number) => required(locations.get(roomId), 'location_missing');
    const places = placesOfStay(lay, { until: finishedAt, inWard: kind === 'inpatient', locationOf });
    return { kind, course, finishedAt, disposition, places };
  }

  /** What the visit's record lists of a module's orders, as far as it is to be sent. */
  private async ordered<Event, Sent>(
    encounterId: number,
    kind: 'prescription' | 'laboratory' | 'radiology',
    read: (events: readonly Event[]) => Sent | null,
  ): Promise<Sent[]> {
    const { orders } = await this.fold(record, encounterId);
    const streams = orders
      .filter(({ module }) => module === kind)
      .map(({ orderId }) => ({ stream: `${kind}-${orderId}` }));
    if (streams.length === 0) return [];
    const found = await this.platform.log.readMany(streams);
    return streams.flatMap(({ stream }) => read((found.get(stream) ?? []) as unknown as readonly Event[]) ?? []);
  }

  /** Those of the visit, as their own streams have them; the rows say only which they are. */
  private async immunizations(merchantId: number, encounterId: number): Promise<SentVisit['immunizations']> {
    const rows = await this.database.ask(
      merchantId,
      'immunisations of a visit',
      sql<{
        id: string;
      }>`select id from ${immunizations} where "encounterId" = ${encounterId} and status = 'given' order by id`,
    );
    if (rows.length === 0) return [];
    const streams = rows.map(({ id }) => ({ stream: `immunization-${id}` }));
    const found = await this.platform.log.readMany(streams);
    return streams.flatMap(
      ({ stream }) => immunizedIn((found.get(stream) ?? []) as unknown as Parameters<typeof immunizedIn>[0]) ?? [],
    );
  }

  private async allergies(personId: number): Promise<SentVisit['allergies']> {
    const stream = `patient-${personId}`;
    const events = (await this.platform.log.readMany([{ stream }])).get(stream) ?? [];
    return allergicTo(events as unknown as Parameters<typeof allergicTo>[0]);
  }

  /** Medicines and tests by their items as they are now, and who asked, did and gave, as far as SATUSEHAT knows them. */
  private async knownThere(
    merchantId: number,
    sent: Pick<SentVisit, 'prescriptions' | 'allergies' | 'laboratory' | 'radiology' | 'immunizations'>,
    client: SatusehatClient,
  ): Promise<KnownThere> {
    const { prescriptions, allergies, laboratory, radiology, immunizations: doses } = sent;
    const ids = [
      ...prescriptions.flatMap(({ lines, dispenses }) => [
        ...lines.flatMap(({ medicineId, components }) => [medicineId, ...components.map(each => each.medicineId)]),
        ...dispenses.map(({ medicineId }) => medicineId),
      ]),
      ...allergies.map(({ medicineId }) => medicineId),
      ...doses.map(({ given }) => given.medicineId),
    ];
    const medicines = new Map<number, KnownMedicine>();
    for (const id of new Set(ids)) {
      const item = id === null ? undefined : await this.fold(medicine, id);
      if (id !== null && item && item.status !== 'none') medicines.set(id, item.fields);
    }
    const staff = [
      ...prescriptions.flatMap(({ dispenses }) => dispenses.map(({ staffId }) => staffId)),
      ...laboratory.flatMap(({ results }) => results.map(({ validatedBy }) => validatedBy)),
      ...radiology.flatMap(({ reports }) => reports.map(({ validatedBy }) => validatedBy)),
      ...doses.map(({ given }) => given.performer.staffId),
      ...[...prescriptions, ...laboratory, ...radiology].map(({ requesterId }) => requesterId),
    ];
    const practitioners = new Map<number, SentVisit['patient']>();
    for (const staffId of new Set(staff)) {
      const found = await this.practitioner(merchantId, { doctorId: staffId, doctorName: null }, client).catch(
        unlessMissing,
      );
      if (found) practitioners.set(staffId, found);
    }
    const loincs = new Map<number, string | null>();
    for (const { test } of laboratory.flatMap(({ results }) => results)) {
      const item = await this.fold(laboratoryParameter, test.parameterId);
      loincs.set(test.parameterId, item.status === 'none' ? test.loinc : item.fields.loinc);
    }
    return { medicines, practitioners, loincs };
  }

  private async practitioner(
    merchantId: number,
    row: Pick<SatusehatSubmissionRow, 'doctorId' | 'doctorName'>,
    client: SatusehatClient,
  ) {
    const staffId = required(row.doctorId, 'practitioner_missing');
    const state: UserState = await this.fold(user, staffId);
    const nik = required(state.status === 'none' ? null : state.nik, 'practitioner_nik_missing');
    const name = row.doctorName ?? (state.status === 'none' ? '' : state.name);
    const match = (await this.fold(satusehatDirectory, merchantId)).practitioners[staffId];
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
    const { locations } = await this.fold(satusehatDirectory, merchantId);
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
