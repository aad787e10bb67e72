import type { Settings } from '@alur/contracts/settings/settings';
import { lineAmount } from '@alur/contracts/inventory/quantity';
import type { medicine, treatment } from '../catalogue/aggregates.js';
import { known, type StateOf } from '../kernel/aggregate.js';
import { performer } from '../kernel/performer.js';
import type { DataOf } from '../surgery/events.js';
import type { TeamMember, Under } from '../surgery/surgery.js';
import { dropCharge, expectCharge, postCharges, recordPerformers, withdrawCharges } from '../transaction/charging.js';
import type { TransactionEvent } from '../transaction/events.js';
import type { NewLine } from '../transaction/lines.js';
import { inTurn } from '../transaction/state.js';
import type { transaction } from '../transaction/transaction.js';
import { shareOf, type TreatmentTariffState } from '../treatment/tariff.js';
import { retailPrice } from './medicine-facts.js';
import { sourceOf } from './surgery-orders.js';
import { chargedLines } from './ward-charges.js';

type Bill = StateOf<typeof transaction>;
type Cashier = Settings['cashier'];

/** DOMAIN-WIRES, E-Klaim: operations, where the catalogue says nothing else, and what is used up in them. */
const OPERATION = 'prosedur_bedah';
const MATERIAL = 'bmhp';

const lineOf = (
  { treatmentId, name, price, quantity = 1 }: { treatmentId: number; name: string; price: number; quantity?: number },
  how: Pick<NewLine, 'classId' | 'bucket' | 'performers' | 'unitId'>,
): NewLine => ({
  ...{ itemType: 'treatment', service: { kind: 'treatment', id: treatmentId }, name, quantity, unitPrice: price },
  ...{ ...how, bucket: how.bucket ?? OPERATION },
});

/** SHAPES, Order: priced and posted at the request; what has no price yet is expected. */
export const chargeAtRequest = (
  bill: Bill,
  asked: DataOf<'SurgeryRequested'>,
  { classId, bucket }: { classId: number | null; bucket: string | null },
  cashier: Cashier,
): TransactionEvent[] => {
  const { encounterId, unitId, name, effectiveAt: performedAt } = asked;
  const source = sourceOf(asked.surgeryId);
  if (asked.price === 0) return expectCharge(bill, { source, encounterId, name });
  const lines = [lineOf(asked, { classId, bucket, unitId })];
  return postCharges(bill, { source, encounterId, performedAt, lines }, cashier);
};

/** It is not done: its charge is withdrawn, or waited for no longer. */
export const withdrawSurgery = (bill: Bill, surgeryId: number, cashier: Cashier): TransactionEvent[] =>
  inTurn(
    bill,
    state => withdrawCharges(state, sourceOf(surgeryId), cashier),
    state => dropCharge(state, sourceOf(surgeryId), null, cashier),
  );

/** A member of the team with the share of her profession. */
const sharing = (member: TeamMember | null | undefined, tariff: TreatmentTariffState | undefined) =>
  member ? performer(member.staff.staffId, member.role, shareOf(tariff?.shares ?? null, member.staff.profession)) : [];

interface Did {
  components: DataOf<'SurgeryFinished'>['components'];
  materials: DataOf<'SurgeryFinished'>['materials'];
  operator: TeamMember | undefined;
}
interface Lists {
  tariff: TreatmentTariffState;
  treatments: readonly StateOf<typeof treatment>[];
  tariffs: readonly TreatmentTariffState[];
  medicines: readonly StateOf<typeof medicine>[];
  settings: Settings;
}

/**
 * DOMAIN 2.6: the operation is its operator's, and what was done and used beside it is charged. What was charged at the
 * request stays as it is, whatever the cashier has made of it since.
 */
export const chargeAtEnd = (
  bill: Bill,
  { it, classId, now, today }: { it: Under<'process'>; classId: number | null; now: string; today: string },
  { components, materials, operator }: Did,
  lists: Lists,
): TransactionEvent[] => {
  const source = sourceOf(it.surgeryId);
  const { unitId, encounterId } = it;
  const done = components.map((each, at) => {
    const bucket = known(lists.treatments[at])?.fields.tariffBucket ?? null;
    return lineOf(each, { classId, bucket, unitId, performers: sharing(each.performer, lists.tariffs[at]) });
  });
  const used = materials.flatMap(({ medicineId, name, quantity, missing }, at): NewLine[] => {
    const item = known(lists.medicines[at]);
    const unitPrice = item ? retailPrice(item, today) : 0;
    const all = quantity + missing;
    if (lineAmount(all, unitPrice) === 0) return [];
    const service = { kind: 'medicine', id: medicineId };
    return [{ itemType: 'treatment', service, name, quantity: all, unitPrice, unitId, classId, bucket: MATERIAL }];
  });
  const performers = sharing(operator, lists.tariff);
  return inTurn(
    bill,
    state => recordPerformers(state, source, { performers, performedAt: now }),
    state =>
      postCharges(
        state,
        { source, encounterId, performedAt: now, lines: [...chargedLines(state, source), ...done, ...used] },
        lists.settings.cashier,
      ),
  );
};

/** It was finished too early: only what was charged at the request stays. */
export const componentsWithdrawn = (
  bill: Bill,
  { surgeryId, encounterId, treatmentId, price }: Under<'finish'>,
  now: string,
  cashier: Cashier,
): TransactionEvent[] => {
  const source = sourceOf(surgeryId);
  if (price === 0) return withdrawCharges(bill, source, cashier, { expectAgain: true });
  const isItself = ({ service }: NewLine) => service?.kind === 'treatment' && service.id === treatmentId;
  const its = chargedLines(bill, source).find(isItself);
  return postCharges(bill, { source, encounterId, performedAt: now, lines: its ? [its] : [] }, cashier);
};
