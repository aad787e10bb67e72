import { lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Allergy } from '@alur/contracts/patient/rows';
import type { approvePrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionReview } from '@alur/contracts/prescription/review';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import { checkSettled } from './allergies.js';
import { compoundAmount, unitsNeeded, wholeUnits } from '@alur/contracts/prescription/compounding';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';
import { keysOf, queued, type PrescriptionState } from './prescription.js';
import { medicineIn, type Medicines } from '../compounding.js';
import { ensureChronicDays } from './writing.js';

type Approval = BodyOf<typeof approvePrescription>;
type AskedLine = Approval['lines'][number];

/** The facility's rules that an approval follows. */
export interface ApprovalRules {
  partialAdherence: boolean;
  roundUpStock: boolean;
  compoundFee: number;
  /**
   * Maximum days for a chronic medicine, because a substitute may be one, or the facility may have lowered it; null
   * without.
   */
  chronicDays: number | null;
}

/** Anything that is not *sesuai* needs a note of how it was settled. */
const checkReview = ({ administrative, pharmaceutical, clinical, note }: PrescriptionReview) => {
  const isMet = [administrative, pharmaceutical, clinical].every(group => Object.values(group).every(Boolean));
  ensure(isMet || (note ?? '') !== '', 'prescription.review-unmet', {}, 'review.note');
};

const askedFor = (line: PrescriptionLine, { lines }: Approval): { asked: AskedLine; path: string } => {
  const index = lines.findIndex(each => each.lineId === line.lineId);
  const asked = lines[index];
  if (!asked) throw new Rejection('prescription.lines-incomplete', {}, 'lines');
  return { asked, path: `lines.${index}` };
};

/** SPEC 5: not above the prescribed quantity; less only if the facility allows partial redemption. */
const checkQuantity = (line: PrescriptionLine, quantity: number, rules: ApprovalRules, path: string) => {
  const prescribed = line.quantity;
  ensure(quantity <= prescribed, 'prescription.quantity-above-prescribed', { prescribed }, path);
  ensure(quantity === prescribed || rules.partialAdherence, 'prescription.partial-not-allowed', { prescribed }, path);
};

const approvedSingle = (
  line: PrescriptionLine,
  { lineId, quantity, substituteId }: AskedLine,
  medicines: Medicines,
  rules: ApprovalRules,
  path: string,
): ApprovedLine => {
  const isOther = substituteId !== null && substituteId !== line.medicineId;
  const medicineId = isOther ? substituteId : (line.medicineId ?? 0);
  const facts = medicineIn(medicines, medicineId, `${path}.substituteId`);
  const { name, price } = facts;
  const taken = wholeUnits(quantity, rules.roundUpStock);
  const directed = { signa: line.signa, unit: facts.baseUnit, quantity: taken, days: null };
  ensureChronicDays(directed, facts, rules.chronicDays, `${path}.quantity`);
  return {
    lineId,
    quantity: taken,
    substitute: isOther ? name : null,
    takes: [{ medicineId, name, quantity: taken }],
    amount: lineAmount(taken, price),
  };
};

const approvedCompound = (
  line: PrescriptionLine,
  { lineId, quantity: packs, substituteId }: AskedLine,
  medicines: Medicines,
  rules: ApprovalRules,
  path: string,
): ApprovedLine => {
  ensure(substituteId === null, 'prescription.compound-not-substitutable', {}, `${path}.substituteId`);
  ensure(Number.isInteger(packs), 'prescription.packs-not-whole', {}, `${path}.quantity`);
  const method = line.method ?? 'dtd';
  const takes = line.components.map(({ medicineId, dose, strength }) => {
    const quantity = unitsNeeded({ method, prescribedPacks: line.quantity, packs, dose, strength }, rules.roundUpStock);
    const { name, price } = medicineIn(medicines, medicineId, path);
    return { medicineId, name, quantity, price };
  });
  return {
    lineId,
    quantity: packs,
    substitute: null,
    takes: takes.map(({ medicineId, name, quantity }) => ({ medicineId, name, quantity })),
    amount: compoundAmount(takes, packs > 0 ? rules.compoundFee : 0),
  };
};

/** Review (*telaah*), quantities and prices of every line (DOMAIN 2.5); the act writes stock and bill. */
export const approve = (
  state: PrescriptionState,
  approval: Approval,
  medicines: Medicines,
  allergies: readonly Allergy[],
  rules: ApprovalRules,
  approvedBy: Staff,
): [Extract<PrescriptionEvent, { type: 'PrescriptionApproved' }>] => {
  const prescription = queued(state);
  checkReview(approval.review);
  const known = new Set(prescription.lines.map(({ lineId }) => lineId));
  ensure(
    approval.lines.length === known.size && approval.lines.every(({ lineId }) => known.has(lineId)),
    'prescription.lines-incomplete',
    {},
    'lines',
  );
  const lines = prescription.lines.map(line => {
    const { asked, path } = askedFor(line, approval);
    checkQuantity(line, asked.quantity, rules, `${path}.quantity`);
    const given =
      line.kind === 'single'
        ? approvedSingle(line, asked, medicines, rules, path)
        : approvedCompound(line, asked, medicines, rules, path);
    if (approval.review.clinical.allergy)
      checkSettled(given, path, prescription.acknowledgedAllergies, medicines, allergies);
    return given;
  });
  const { note: reviewNote, ...review } = approval.review;
  const partial = prescription.lines.some(line => {
    const given = lines.find(each => each.lineId === line.lineId);
    return (given?.quantity ?? 0) < line.quantity;
  });
  return [
    {
      type: 'PrescriptionApproved',
      data: { ...keysOf(prescription), review, reviewNote, lines, partial, approvedBy },
    },
  ];
};

/** Every medicine that an approval takes, so that its stock can be loaded before the decision. */
export const medicinesToApprove = (state: PrescriptionState, approval: Approval): number[] => {
  if (state.status === 'none') return [];
  return [
    ...new Set(
      state.lines.flatMap(line => {
        const instead = approval.lines.find(each => each.lineId === line.lineId)?.substituteId ?? null;
        const own = line.medicineId === null ? line.components.map(each => each.medicineId) : [line.medicineId];
        return instead === null ? own : [...own, instead];
      }),
    ),
  ];
};
