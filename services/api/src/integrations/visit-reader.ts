import type { SubmissionProblem } from '@alur/contracts/satusehat/commands';
import type { SatusehatSubmissionRow } from '@alur/contracts/satusehat/rows';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { laboratoryParameter, medicine } from '@alur/domain/catalogue/aggregates';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { emergency } from '@alur/domain/emergency/emergency';
import { immunizationView } from '@alur/domain/immunization/immunization-view';
import { record } from '@alur/domain/record/record';
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
  type Known,
  type KnownMedicine,
  type KnownThere,
  type SentVisit,
} from '@alur/domain/satusehat/fhir/visit';
import { isSentKind } from '@alur/domain/satusehat/submission';
import { stay } from '@alur/domain/stay/stay';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.js';
import type { Platform } from '../platform/platform.js';
import { tableName } from '../platform/projector/row-table.js';
import { readRow } from '../platform/queries/list-query.js';
import { fold } from './fold.js';

const immunizations = sql.table(tableName(immunizationView));

/** Something of a visit that is required is missing at the facility, or unknown to the service that asks for it. */
export class MissingPart extends Error {
  constructor(readonly problem: SubmissionProblem) {
    super(problem);
  }
}

export const required = <Value>(value: Value | null | undefined, problem: SubmissionProblem): Value => {
  if (value === null || value === undefined) throw new MissingPart(problem);
  return value;
};

/** Whoever the service does not know is not named; anything else stops the visit. */
const unlessMissing = (error: unknown): undefined => {
  if (!(error instanceof MissingPart)) throw error;
};

type Doctor = Pick<SatusehatSubmissionRow, 'doctorId' | 'doctorName'>;

/** By which ids a service knows the facility, and whom and what a visit names. */
export interface Directory {
  readonly organizationId: string;
  /** @throws MissingPart */
  patient(personId: number): Promise<Known>;
  /** @throws MissingPart */
  practitioner(doctor: Doctor): Promise<Known>;
  /** The first of these rooms and wards that it knows. @throws MissingPart */
  location(candidates: readonly { unitId: number; unitName: string }[]): Promise<Known>;
}

/** Gathers what a service is told of a finished visit, by the names that it has for people and rooms. */
export class VisitReader {
  constructor(
    private readonly platform: Pick<Platform, 'streams' | 'log'>,
    private readonly database: Database,
  ) {}

  /** @throws MissingPart */
  async of(merchantId: number, row: SatusehatSubmissionRow, directory: Directory): Promise<SentVisit> {
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
    const known = await this.knownThere(sent, directory);
    return {
      encounterId: row.encounterId,
      organizationId: directory.organizationId,
      patient: await directory.patient(row.personId),
      practitioner: await directory.practitioner(row),
      ...(await this.course({ ...row, finishedAt }, directory)),
      ...recorded,
      observations: observedIn(vitals),
      complaint: vitals.findLast(({ complaint }) => complaint !== '')?.complaint ?? '',
      ...sent,
      known,
    };
  }

  /** Where she was when, and how she left; a stay's by its facet, an emergency's by both of its own. */
  private async course(
    row: SatusehatSubmissionRow & { finishedAt: string },
    directory: Directory,
  ): Promise<Pick<SentVisit, 'kind' | 'course' | 'finishedAt' | 'places' | 'disposition'>> {
    const { encounterId, unitId, unitName } = row;
    const lay = await fold(this.platform, stay, encounterId);
    const came = await fold(this.platform, emergency, encounterId);
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
      const location = await directory.location([{ unitId, unitName }]);
      const from = course.findLast(({ status }) => status === 'in-progress')?.at ?? course[0].at;
      return { kind, course, finishedAt, disposition, places: [{ location, from, until: finishedAt, inClass: null }] };
    }
    const locations = new Map<number, Known>();
    for (const { roomId, roomName, ...ward } of lay.placements) {
      const candidates = [{ unitId: roomId, unitName: roomName }, ward];
      if (!locations.has(roomId)) locations.set(roomId, await directory.location(candidates));
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
    const { orders } = await fold(this.platform, record, encounterId);
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

  /** Medicines and tests by their items as they are now, and who asked, did and gave, as far as the service knows them. */
  private async knownThere(
    sent: Pick<SentVisit, 'prescriptions' | 'allergies' | 'laboratory' | 'radiology' | 'immunizations'>,
    directory: Directory,
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
      const item = id === null ? undefined : await fold(this.platform, medicine, id);
      if (id !== null && item && item.status !== 'none') medicines.set(id, item.fields);
    }
    const staff = [
      ...prescriptions.flatMap(({ dispenses }) => dispenses.map(({ staffId }) => staffId)),
      ...laboratory.flatMap(({ results }) => results.map(({ validatedBy }) => validatedBy)),
      ...radiology.flatMap(({ reports }) => reports.map(({ validatedBy }) => validatedBy)),
      ...doses.map(({ given }) => given.performer.staffId),
      ...[...prescriptions, ...laboratory, ...radiology].map(({ requesterId }) => requesterId),
    ];
    const practitioners = new Map<number, Known>();
    for (const staffId of new Set(staff)) {
      const found = await directory.practitioner({ doctorId: staffId, doctorName: null }).catch(unlessMissing);
      if (found) practitioners.set(staffId, found);
    }
    const loincs = new Map<number, string | null>();
    for (const { test } of laboratory.flatMap(({ results }) => results)) {
      const item = await fold(this.platform, laboratoryParameter, test.parameterId);
      loincs.set(test.parameterId, item.status === 'none' ? test.loinc : item.fields.loinc);
    }
    return { medicines, practitioners, loincs };
  }
}
