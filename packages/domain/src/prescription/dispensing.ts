import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { dispensePrescription } from '@alur/contracts/prescription/commands';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ApprovedLine, PrescriptionEvent, PrescriptionLine } from './events.js';
import { approved, keysOf, owedOf, type PrescriptionState } from './prescription.js';
import { medicineIn, type Medicines } from './writing.js';

type Dispensed = Extract<PrescriptionEvent, { type: 'PrescriptionDispensed' }>;
type Asked = BodyOf<typeof dispensePrescription>;

/** So much of a medicine at today's price; a compounded one is made once, whole. */
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

/** A day's supply for the ward, or a part: no more than was approved and is not stopped. */
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

/** What it takes from stock to dispense these lines, before anything is decided. */
export const medicinesToDispense = (state: PrescriptionState, { lines }: Asked): number[] => {
  if (!('approved' in state)) return [];
  const ids = state.approved
    .filter(({ lineId }) => lines.some(each => each.lineId === lineId))
    .flatMap(({ takes }) => takes.map(({ medicineId }) => medicineId));
  return [...new Set(ids)];
};

/** These lines end: what of them was not supplied never is. Who has them all stopped ends the prescription. */
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
