import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { receiveStock } from '@alur/contracts/inventory/commands';
import * as prescription from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { received } from '../facility/shelves.js';
import type { PlannedLine } from '../plan/bill.js';
import type { Outcome, Person } from '../wire/person.js';
import { writtenLines } from './at-the-doctor.js';
import { accepted, order, pharmacyTopic, untilRow, type VisitContext } from './visit-context.js';

export const APPROVES = 10 * 60;
const HANDS_OVER = 18 * 60;
/** Deliveries to try, since other visits may take the received stock; after these something else is wrong. */
const DELIVERIES = 8;

export interface Filled {
  id: number;
  /** Its lines on the bill. */
  lines: readonly PlannedLine[];
  isCancelled: boolean;
}

const approvalOf = (lines: readonly PlannedLine[]) => ({
  review: reviewMet,
  lines: lines.map((line, index) => ({
    lineId: index + 1,
    quantity: line.kind === 'compound' ? line.packs : line.quantity,
  })),
});

const rowPath = (id: number) => `/v2/prescription/prescriptions/${id}`;
const isQueued = (row: PrescriptionRow) => row.status === 'queue';

/** Two pharmacists compete for the last box: one serves the pair's first patient, the other the second. */
const pharmacistOf = ({ facility, visit }: VisitContext): Person => {
  const pair = visit.races.lastBox;
  const isSecond = pair !== null && facility.plan.visits.findLast(each => each.races.lastBox === pair) === visit;
  return facility.pharmacists[isSecond ? 1 : 0];
};

/** Receives more of the missing medicine, then approves the prescription. */
const receiveAndApprove = async (
  context: VisitContext,
  id: number,
  lines: readonly PlannedLine[],
  refused: Outcome,
): Promise<void> => {
  const { visit, desk } = context;
  const at = visit.at.consults + APPROVES;
  const pharmacist = pharmacistOf(context);
  let outcome = refused;
  for (let delivery = 1; !outcome.ok && delivery <= DELIVERIES; delivery++) {
    if (outcome.code !== 'stock.insufficient') break;
    const row = await untilRow(pharmacist, rowPath(id), isQueued);
    for (const medicineId of medicinesShort(row, String(outcome.params['item']))) {
      const body = received(`B${id}-${delivery}`, Number(outcome.params['requested']) * 3, 'purchase');
      accepted(await desk.send(at, order(pharmacist, receiveStock, medicineId, body)), receiveStock);
    }
    const again = order(pharmacist, prescription.approvePrescription, id, approvalOf(lines), pharmacyTopic(context));
    outcome = await desk.send(at, again);
  }
  accepted(outcome, prescription.approvePrescription);
};

const medicinesShort = ({ lines }: PrescriptionRow, name: string): number[] => [
  ...new Set(
    lines.flatMap(line => [
      ...(line.medicineId !== null && line.name === name ? [line.medicineId] : []),
      ...line.components.filter(each => each.name === name).map(each => each.medicineId),
    ]),
  ),
];

/** Returns the prescription to the doctor, who prescribes another medicine that is in stock. */
const prescribeOther = async (context: VisitContext, id: number): Promise<readonly PlannedLine[]> => {
  const { facility, visit, desk } = context;
  const at = visit.at.consults + APPROVES;
  const [pharmacist, doctor] = [pharmacistOf(context), facility.doctors[visit.schedule]];
  if (!doctor) throw new Error('no doctor');
  const sentBack = order(
    pharmacist,
    prescription.returnPrescription,
    id,
    { note: 'Stok habis, mohon diganti' },
    pharmacyTopic(context),
  );
  accepted(await desk.send(at, sentBack), prescription.returnPrescription);
  const lines: PlannedLine[] = [{ kind: 'single', medicine: 0, quantity: 10 }];
  const revised = order(doctor, prescription.revisePrescription, id, {
    lines: writtenLines(facility, lines),
    allergyAcknowledged: false,
  });
  accepted(await desk.send(at, revised), prescription.revisePrescription);
  return lines;
};

/**
 * The last box went to the other patient: in turn, more is received, the doctor prescribes something else, or the
 * prescription is cancelled.
 */
const withoutLastBox = async (context: VisitContext, id: number, refused: Outcome): Promise<Filled> => {
  const { visit, desk } = context;
  const at = visit.at.consults + APPROVES;
  const turn = (visit.races.lastBox ?? 0) % 3;
  if (turn === 0) {
    await receiveAndApprove(context, id, visit.lines, refused);
    return { id, lines: visit.lines, isCancelled: false };
  }
  if (turn === 1) {
    const lines = await prescribeOther(context, id);
    const outcome = await desk.send(
      at,
      order(pharmacistOf(context), prescription.approvePrescription, id, approvalOf(lines), pharmacyTopic(context)),
    );
    if (!outcome.ok) await receiveAndApprove(context, id, lines, outcome);
    return { id, lines, isCancelled: false };
  }
  const given = order(
    pharmacistOf(context),
    prescription.cancelPrescription,
    id,
    { reason: 'Stok habis' },
    pharmacyTopic(context),
  );
  accepted(await desk.send(at, given), prescription.cancelPrescription);
  return { id, lines: [], isCancelled: true };
};

/** Review (*telaah*) and approval. A refusal for lack of stock is handled as a pharmacy would. */
export const atThePharmacy = async (context: VisitContext, id: number): Promise<Filled> => {
  const { visit, desk, lastBoxes } = context;
  const pharmacist = pharmacistOf(context);
  const at = visit.at.consults + APPROVES;
  await untilRow(pharmacist, rowPath(id), isQueued);
  const approval = order(
    pharmacist,
    prescription.approvePrescription,
    id,
    approvalOf(visit.lines),
    pharmacyTopic(context),
  );
  const pair = visit.races.lastBox;
  if (pair !== null) {
    const outcome = await lastBoxes.approve(pair, at, approval);
    if (!outcome.ok) return withoutLastBox(context, id, outcome);
    return { id, lines: visit.lines, isCancelled: false };
  }
  const outcome = await desk.send(at, approval);
  if (!outcome.ok) await receiveAndApprove(context, id, visit.lines, outcome);
  return { id, lines: visit.lines, isCancelled: false };
};

export const handOver = async (context: VisitContext, id: number): Promise<void> => {
  const { visit, desk } = context;
  const body = { receiverName: 'Pasien sendiri', checks: handoverChecked };
  const given = order(pharmacistOf(context), prescription.handOverPrescription, id, body, pharmacyTopic(context));
  accepted(await desk.send(visit.at.consults + HANDS_OVER, given), prescription.handOverPrescription);
};
