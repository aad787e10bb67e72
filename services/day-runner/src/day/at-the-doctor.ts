import * as consultation from '@alur/contracts/consultation/commands';
import { writePrescription } from '@alur/contracts/prescription/commands';
import { callNumber } from '@alur/contracts/queue/commands';
import type { PlannedLine } from '../plan/bill.js';
import type { Facility } from '../facility/facility.js';
import { played } from '../played.js';
import { accepted, order, queueTopic, type VisitContext } from './visit-context.js';

const note = {
  subjective: 'Keluhan berkurang sejak kemarin.',
  objective: 'Keadaan umum baik.',
  assessment: 'Sesuai diagnosis.',
  plan: 'Istirahat, minum obat teratur, kontrol bila perlu.',
};

const writtenLine = (facility: Facility, line: PlannedLine) => {
  const signa = '3 x 1, sesudah makan';
  if (line.kind === 'compound') {
    const medicineId = facility.medicines[line.medicine];
    const { packs, dose } = line;
    return {
      kind: 'compound',
      name: 'Puyer',
      form: 'powder',
      packs,
      method: 'dtd',
      signa,
      components: [{ medicineId, dose }],
    };
  }
  const medicineId = line.kind === 'last-box' ? facility.lastBoxes.get(line.pair) : facility.medicines[line.medicine];
  return { kind: 'single', medicineId, quantity: line.quantity, signa, iterations: 0 };
};

export const writtenLines = (facility: Facility, lines: readonly PlannedLine[]) =>
  lines.map(line => writtenLine(facility, line));

/** Calls the number: in races two members of staff at once, else the doctor. */
const call = async (context: VisitContext, encounterId: number): Promise<void> => {
  const { facility, visit, desk, journal } = context;
  const topic = queueTopic(context);
  const at = visit.at.consults;
  if (!visit.races.call) {
    const doctor = facility.doctors[visit.schedule] ?? facility.nurse;
    accepted(await desk.send(at, order(doctor, callNumber, encounterId, {}, topic)), callNumber);
    return;
  }
  const by = [facility.registrar, facility.nurse] as const;
  const outcomes = await desk.race(
    at,
    order(by[0], callNumber, encounterId, {}, topic),
    order(by[1], callNumber, encounterId, {}, topic),
  );
  journal.noteRace('call', outcomes);
};

/** Plays the call, the consultation and its end. Returns the prescription, if one was written. */
export const atTheDoctor = async (context: VisitContext, encounterId: number): Promise<number | null> => {
  const { facility, visit, desk, journal } = context;
  const doctor = facility.doctors[visit.schedule];
  if (!doctor) throw new Error('no doctor');
  const topic = queueTopic(context);
  const at = visit.at.consults;
  await call(context, encounterId);
  accepted(
    await desk.send(at + 20, order(doctor, consultation.startConsultation, encounterId, {}, topic)),
    consultation.startConsultation,
  );
  accepted(await desk.send(at + 120, order(doctor, consultation.signNote, encounterId, note)), consultation.signNote);
  const diagnosis = { ...visit.diagnosis, kind: 'primary' };
  accepted(
    await desk.send(at + 150, order(doctor, consultation.recordDiagnosis, encounterId, diagnosis)),
    consultation.recordDiagnosis,
  );
  for (const index of visit.treatments) {
    const ordered = { treatmentId: facility.treatments[index], quantity: 1 };
    accepted(
      await desk.send(at + 180, order(doctor, consultation.orderTreatment, encounterId, ordered)),
      consultation.orderTreatment,
    );
  }
  let prescriptionId: number | null = null;
  if (visit.lines.length > 0) {
    const body = { encounterId, lines: writtenLines(facility, visit.lines), allergyAcknowledged: false };
    prescriptionId = accepted(
      await desk.send(at + 240, order(doctor, writePrescription, null, body)),
      writePrescription,
    );
    journal.prescriptions += 1;
  }
  await played('withTheDoctor', context, encounterId, at + 270);
  accepted(
    await desk.send(at + 300, order(doctor, consultation.finishConsultation, encounterId, {}, topic)),
    consultation.finishConsultation,
  );
  return prescriptionId;
};
