import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { dispensePrescription } from '@alur/contracts/prescription/commands';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';
import { approved, keysOf, owedOf, type PrescriptionState } from './prescription.js';
import { medicineIn, type Medicines } from '../compounding.js';

type Dispensed = Extract<PrescriptionEvent, { type: 'PrescriptionDispensed' }>;
type Asked = BodyOf<typeof dispensePrescription>;

/** A quantity of a medicine at today's price; a compounded one is made once, as a whole. */
const part = (
  line: ApprovedLine,
  { kind }: Pick<PrescriptionLine, 'kind'>,
  asked: { quantity: number; owed: number; path: string },
  medicines: Medicines,
) => {
  const { quantity, owed, path } = asked;
  const [take] = line.takes;
  if (kind === 'compound' || take === undefined) {
    ensure(quantity === owed, 'prescription.compound-whole', { quantity: owed }, path);
    return { lineId: line.lineId, quantity, takes: line.takes, amount: line.amount };
  }
  const { price } = medicineIn(medicines, take.medicineId, path);
  const takes = [{ ...take, quantity }];
  return { lineId: line.lineId, quantity, takes, amount: lineAmount(quantity, price) };
};

/** Supplies a day's or a part's quantity to the ward, not more than was approved, and nothing that is stopped. */
export const dispense = (
  state: PrescriptionState,
  { lines, receiverName }: Asked,
  medicines: Medicines,
  dispensedBy: Staff,
): [Dispensed] => {
  const prescription = approved(state);
  ensure(prescription.supply !== null, 'prescription.not-of-a-stay');
  const owed = owedOf(prescription);
  const taken = lines.map(({ lineId, quantity }, index) => {
    const path = `lines.${index}.quantity`;
    const line = prescription.approved.find(each => each.lineId === lineId);
    const written = prescription.lines.find(each => each.lineId === lineId);
    const open = owed.find(each => each.lineId === lineId)?.quantity ?? 0;
    const isOnce = lines.findIndex(each => each.lineId === lineId) === index;
    ensure(line && written && open > 0 && isOnce, 'prescription.nothing-owed', {}, path);
    ensure(quantity <= open, 'prescription.above-owed', { owed: open }, path);
    return part(line, written, { quantity, owed: open, path }, medicines);
  });
  const rest =
    owed.reduce((sum, { quantity }) => sum + quantity, 0) - lines.reduce((sum, each) => sum + each.quantity, 0);
  return [
    {
      type: 'PrescriptionDispensed',
      data: {
        ...keysOf(prescription),
        dispense: prescription.dispenses + 1,
        lines: taken.map(({ takes, ...line }) => ({ ...line, takes: [...takes] })),
        isLast: exact(rest) <= 0,
        receiverName,
        dispensedBy,
      },
    },
  ];
};

/** The medicines to dispense, so that their stock can be loaded before the decision. */
export const medicinesToDispense = (state: PrescriptionState, { lines }: Asked): number[] => {
  if (!('approved' in state)) return [];
  const ids = state.approved
    .filter(({ lineId }) => lines.some(each => each.lineId === lineId))
    .flatMap(({ takes }) => takes.map(({ medicineId }) => medicineId));
  return [...new Set(ids)];
};

/** Stops these lines, so that their rest is never supplied. If all lines are stopped, the prescription ends. */
export const stopLines = (
  state: PrescriptionState,
  lineIds: readonly number[],
  reason: string,
  stoppedBy: Staff,
): PrescriptionEvent[] => {
  ensure('approved' in state && state.supply !== null, 'prescription.not-of-a-stay');
  const known = state.lines.map(({ lineId }) => lineId);
  const stopped = [...new Set(lineIds)].filter(id => !state.stopped.includes(id));
  ensure(stopped.length > 0 && stopped.every(id => known.includes(id)), 'prescription.line-stopped', {}, 'lineIds');
  const gone = new Set([...state.stopped, ...stopped]);
  const isLast =
    state.status === 'approve' ? owedOf(state).every(({ lineId }) => gone.has(lineId)) : gone.size === known.length;
  const data = { ...keysOf(state), lineIds: stopped, isLast, reason, stoppedBy };
  return [{ type: 'PrescriptionStopped', data }];
};
