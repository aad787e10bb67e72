import { radiologyExamination, radiologyModality } from '@alur/contracts/radiology/catalogues';
import * as commands from '@alur/contracts/radiology/commands';
import type { DayModule } from '../day-module.js';
import { accepted, doesAt, onceOf, order } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is sent to radiology. */
const ONE_IN = 7;
/** Of those, one in so many is validated by two doctors at once. */
const RACES_IN = 14;
const PRICE = 120_000;

const examinations = new Map<number, Promise<number>>();

/** The facility's examination, created with the first order. */
const examinationOf = ({ merchantId, administrator }: Facility): Promise<number> => {
  const create = async () => {
    const device = { name: 'Rontgen', abbreviation: 'CR', magnetic: false };
    const modalityId = accepted(
      await administrator.command(radiologyModality.add, null, device),
      radiologyModality.add,
    );
    const chest = { name: 'Foto toraks PA', code: 'TOR-PA', modalityId, contrast: false, price: PRICE };
    return accepted(await administrator.command(radiologyExamination.add, null, chest), radiologyExamination.add);
  };
  const made = examinations.get(merchantId) ?? create();
  examinations.set(merchantId, made);
  return made;
};

const lineOf = ({ data }: LoggedEvent): string => `${String(data['orderId'])}_${String(data['line'])}`;

/** Reports of what was not recorded as examined before. */
export const reportsWithoutExamination = (events: readonly LoggedEvent[]): number => {
  const examined = new Set<string>();
  let without = 0;
  for (const event of events) {
    if (event.type === 'RadiologyExaminationDone') examined.add(lineOf(event));
    if (event.type === 'RadiologyExaminationStartUndone') examined.delete(lineOf(event));
    if (event.type === 'RadiologyReportDrafted' && !examined.has(lineOf(event))) without++;
  }
  return without;
};

const moreThanOnce = (all: readonly unknown[]): number => all.length - new Set(all).size;

/** Reports that were validated more than once. */
export const reportsValidatedTwice = (events: readonly LoggedEvent[]): number =>
  moreThanOnce(events.filter(({ type }) => type === 'RadiologyReportValidated').map(lineOf));

/** Orders whose charges were posted more than once. */
export const radiologyChargedTwice = (events: readonly LoggedEvent[]): number =>
  moreThanOnce(
    events
      .filter(({ type }) => type === 'ChargesPosted')
      .map(({ data }) => data['source'] as { module: string; id: number })
      .filter(({ module }) => module === 'radiology')
      .map(({ id }) => id),
  );

/** Accession numbers that were given more than once. */
export const accessionNumbersTwice = (events: readonly LoggedEvent[]): number =>
  moreThanOnce(
    events
      .filter(({ type }) => type === 'RadiologyOrdered')
      .flatMap(({ data }) => (data['lines'] as { accessionNumber: string }[]).map(each => each.accessionNumber)),
  );

export const radiologyDay: DayModule = {
  async withTheDoctor({ facility, visit, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const examinationId = await examinationOf(facility);
    const doctor = facility.doctors[visit.schedule] ?? facility.nurse;
    const radiographer = facility.administrator;
    const does = doesAt(desk, at);
    const known = { encounterId, examinationIds: [examinationId], safety: { pregnancy: 'unknown' } };
    const id = await does(doctor, commands.orderRadiology, null, known);
    await does(radiographer, commands.startExamination, id, { line: 1 });
    await does(radiographer, commands.completeExamination, id, { line: 1 });
    const report = { line: 1, findings: 'Cor dan pulmo baik', impression: 'Normal' };
    await does(radiographer, commands.draftReport, id, report);
    const validating = { line: 1, draft: 1 };
    if (encounterId % RACES_IN === 0) {
      const validate = () => order(radiographer, commands.validateReport, id, validating);
      onceOf(await desk.race(at, validate(), validate()), commands.validateReport);
    } else await does(radiographer, commands.validateReport, id, validating);
    await does(doctor, commands.acknowledgeReports, id);
    return PRICE;
  },
  zeros: {
    reports_without_examination: reportsWithoutExamination,
    reports_validated_twice: reportsValidatedTwice,
    radiology_charged_twice: radiologyChargedTwice,
    accession_numbers_twice: accessionNumbersTwice,
  },
  figures: { radiology_reports: countOf('RadiologyReportValidated') },
};
