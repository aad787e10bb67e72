import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { Allergy } from '@alur/contracts/patient/rows';
import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../kernel/rejection.js';
import { approve } from './approving.js';
import type { PrescriptionEvent } from './events.js';
import { cancelWithBill, handOver, withdrawApproval } from './handing-over.js';
import { takesOf, type PrescriptionState } from './prescription.js';
import { keys, medicines, past, script, single, stateOf } from './testing/scripts.js';
import { cancel, revise, sendBack, submit, writtenLines } from './writing.js';

const met = { ...reviewMet, note: null as string | null };
const rules = { partialAdherence: false, roundUpStock: true, compoundFee: 5_000 };
const line = (lineId: number, quantity: number, substituteId: number | null = null) => ({
  lineId,
  quantity,
  substituteId,
});
const approving =
  (lines: ReturnType<typeof line>[], some: Partial<typeof rules> = {}, review = met, allergies: Allergy[] = []) =>
  (state: PrescriptionState): PrescriptionEvent[] =>
    approve(state, { review, lines }, medicines, allergies, { ...rules, ...some }, pharmacist);
const pharmacist = { staffId: 7, name: 'Rina', profession: 'pharmacist' };
const said = { lines: [], allergyAcknowledged: false, acknowledgedAllergies: null };
const paidBill = { isPaid: true, isEnded: false, isGuaranteed: false };
const handing =
  (bill = paidBill, some: Partial<typeof handoverChecked> = {}, payFirst = true) =>
  (state: PrescriptionState) =>
    handOver(
      state,
      { receiverName: 'Siti', receiverRelation: null, checks: { ...handoverChecked, ...some } },
      bill,
      payFirst,
      pharmacist,
    );

type Status = PrescriptionState['status'];
const transitions: Record<
  string,
  { decide: (state: PrescriptionState) => PrescriptionEvent[]; by: Partial<Record<Status, Status>> }
> = {
  revise: {
    decide: state => revise(state, said, [single], []),
    by: { written: 'written', queue: 'queue', returned: 'queue' },
  },
  approve: { decide: approving([line(1, 15), line(2, 10)]), by: { queue: 'approve' } },
  sendBack: { decide: state => sendBack(state, 'dosis?'), by: { queue: 'returned' } },
  withdraw: { decide: state => withdrawApproval(state, 'salah'), by: { approve: 'queue' } },
  handOver: { decide: handing(), by: { approve: 'done' } },
  cancel: {
    decide: state => cancel(state, 'tidak jadi'),
    by: { written: 'cancelled', queue: 'cancelled', returned: 'cancelled' },
  },
};

describe('prescription', () => {
  for (const [name, { decide, by }] of Object.entries(transitions))
    for (const status of Object.keys(past) as Status[])
      it(`${name} in ${status}: ${by[status] ?? 'refused'}`, () => {
        const before = stateOf(past[status]);
        if (by[status] === undefined) expect(() => decide(before)).toThrow(Rejection);
        else expect(stateOf([...past[status], ...decide(before)]).status).toBe(by[status]);
      });

  it('is revised against an allergy only by whoever knows of it, and remembers which', () => {
    const met = [{ allergyId: 2, substance: 'Penisilin', medicine: 'Amoksisilin', path: 'lines.0.medicineId' }];
    const revising = (named: number[]) => (state: PrescriptionState) =>
      revise(state, { ...said, acknowledgedAllergies: named }, [single], met);
    for (const status of ['written', 'queue', 'returned'] as const) {
      given(script, ...past[status])
        .when(revising([1]), undefined)
        .thenRejects('prescription.allergy-not-acknowledged');
      const before = stateOf(past[status]);
      expect(before).toMatchObject({ acknowledgedAllergies: [] });
      const after = stateOf([...past[status], ...revising([2])(before)]);
      expect(after).toMatchObject({ acknowledgedAllergies: [2] });
    }
    given(script, ...past.approve)
      .when(revising([1]), undefined)
      .thenRejects('prescription.not-revisable');
  });

  it('is submitted once, and left alone afterwards', () => {
    given(script, ...past.written)
      .when(submit, undefined)
      .then({ type: 'PrescriptionSubmitted', data: keys });
    for (const status of ['queue', 'returned', 'approve', 'done', 'cancelled'] as const)
      given(script, ...past[status])
        .when(submit, undefined)
        .then();
  });

  it('goes with its bill unless it was handed over', () => {
    const ending = (state: PrescriptionState) => cancelWithBill(state, 'batal');
    for (const status of ['written', 'queue', 'returned', 'approve'] as const)
      given(script, ...past[status])
        .when(ending, undefined)
        .thenState(state => expect(state.status).toBe('cancelled'));
    for (const status of ['none', 'done', 'cancelled'] as const)
      given(script, ...past[status])
        .when(ending, undefined)
        .then();
  });

  it('prices what is taken: medicines by the unit, a compound by its parts and a fee', () => {
    const [event] = approving([line(1, 15), line(2, 10)])(stateOf(past.queue));
    expect(event).toMatchObject({
      data: {
        partial: false,
        lines: [
          { lineId: 1, quantity: 15, amount: 15_000, takes: [{ medicineId: 1, quantity: 15 }] },
          { lineId: 2, quantity: 10, amount: 6_500, takes: [{ medicineId: 2, quantity: 3 }] },
        ],
      },
    });
  });

  it('holds the quantity between nothing and the prescribed; less only with partial adherence', () => {
    const refuses = (lines: ReturnType<typeof line>[], code: string, some: Partial<typeof rules> = {}) =>
      given(script, ...past.queue)
        .when(approving(lines, some), undefined)
        .thenRejects(code);
    refuses([line(1, 16), line(2, 10)], 'prescription.quantity-above-prescribed', { partialAdherence: true });
    refuses([line(1, 10), line(2, 10)], 'prescription.partial-not-allowed');
    refuses([line(1, 15)], 'prescription.lines-incomplete');
    refuses([line(1, 15), line(1, 15)], 'prescription.lines-incomplete');
    refuses([line(1, 15), line(2, 2.5)], 'prescription.packs-not-whole', { partialAdherence: true });
    refuses([line(1, 15), line(2, 10, 3)], 'prescription.compound-not-substitutable');
    refuses([line(1, 15, 8), line(2, 10)], 'prescription.medicine-not-in-use');
    const [event] = approving([line(1, 10), line(2, 0)], { partialAdherence: true })(stateOf(past.queue));
    expect(event).toMatchObject({ data: { partial: true, lines: [{ quantity: 10 }, { quantity: 0, amount: 0 }] } });
  });

  it('needs a note for a review that was not met', () => {
    const unmet = { ...met, clinical: { ...met.clinical, allergy: false } };
    const all = [line(1, 15), line(2, 10)];
    given(script, ...past.queue)
      .when(approving(all, {}, unmet), undefined)
      .thenRejects('prescription.review-unmet');
    expect(approving(all, {}, { ...unmet, note: 'dikonfirmasi dr. Budi' })(stateOf(past.queue))).toHaveLength(1);
  });

  describe('against an allergy', () => {
    const allergyTo = (substance: string, allergyId = 1): Allergy => ({
      allergyId,
      substance,
      kind: 'medicine',
      medicineId: null,
      severity: 'severe',
      reaction: '',
    });
    const all = [line(1, 15), line(2, 10)];
    const knownTo = (acknowledgedAllergies: number[]): PrescriptionEvent[] => {
      const [first, ...rest] = past.queue as [Extract<PrescriptionEvent, { type: 'PrescriptionWritten' }>];
      return [{ ...first, data: { ...first.data, acknowledgedAllergies } }, ...rest];
    };
    const unsettled = 'prescription.allergy-unsettled';
    /** The event that follows, or the code of the refusal. */
    const approved = (lines: typeof all, allergies: Allergy[], known: number[] = [], review = met): string => {
      try {
        const decide = approving(lines, { partialAdherence: true }, review, allergies);
        return decide(stateOf(knownTo(known)))[0]?.type ?? '';
      } catch (error) {
        return (error as Rejection).code;
      }
    };
    const yes = 'PrescriptionApproved';

    it('is approved where the doctor knew of it, and refused where it came after', () => {
      for (const substance of ['Amoxicillin', 'Paracetamol']) {
        expect(approved(all, [allergyTo(substance)])).toBe(unsettled);
        expect(approved(all, [allergyTo(substance, 2)], [1])).toBe(unsettled);
        expect(approved(all, [allergyTo(substance)], [1])).toBe(yes);
      }
      expect(approved(all, [allergyTo('Kodein')])).toBe(yes);
    });

    it('of what is given instead, it is refused whatever the doctor knew; the original is not given', () => {
      const instead = [line(1, 15, 3), line(2, 10)];
      expect(approved(instead, [allergyTo('Codeine')], [1])).toBe(unsettled);
      expect(approved(instead, [allergyTo('Amoxicillin')])).toBe(yes);
    });

    it('does not concern what is not given', () => {
      expect(approved([line(1, 0), line(2, 10)], [allergyTo('Amoxicillin')])).toBe(yes);
    });

    it('is settled with a note', () => {
      const settled = { ...met, clinical: { ...met.clinical, allergy: false }, note: 'dikonfirmasi dr. Budi' };
      expect(approved(all, [allergyTo('Amoxicillin')], [], settled)).toBe(yes);
      expect(approved(all, [allergyTo('Amoxicillin')], [], { ...settled, note: '' })).toBe('prescription.review-unmet');
    });
  });

  it('is handed over after payment, to a guaranteed patient without, and never on an ended bill', () => {
    const refuses = (decide: ReturnType<typeof handing>, code: string) =>
      given(script, ...past.approve)
        .when(decide, undefined)
        .thenRejects(code);
    const unpaid = { ...paidBill, isPaid: false };
    refuses(handing(unpaid), 'prescription.bill-not-paid');
    refuses(handing({ ...unpaid, isGuaranteed: true, isEnded: true }), 'prescription.bill-ended');
    refuses(handing(paidBill, { dose: false }), 'prescription.handover-unchecked');
    expect(handing({ ...unpaid, isGuaranteed: true })(stateOf(past.approve))).toHaveLength(1);
    expect(handing(unpaid, {}, false)(stateOf(past.approve))).toHaveLength(1);
  });

  it('is written with what the medicines are called, and refuses those out of use', () => {
    const tablets = (medicineId: number) => ({
      kind: 'single' as const,
      medicineId,
      quantity: 7.5,
      signa: '3 x ½',
      route: null,
      days: null,
      iterations: 0,
      note: null,
    });
    const powder = {
      kind: 'compound' as const,
      name: 'Puyer',
      form: 'powder' as const,
      packs: 10,
      method: 'dtd' as const,
      signa: '3 x 1',
      days: null,
      note: null,
      components: [{ medicineId: 3, dose: 5 }],
    };
    expect(writtenLines([tablets(1), powder], medicines, true)).toMatchObject([
      { lineId: 1, name: 'Amoksisilin 500 mg', quantity: 8, unit: 'tablet' },
      { lineId: 2, quantity: 10, medicineClass: 'narcotic', highAlert: true, components: [{ quantity: 5 }] },
    ]);
    expect(writtenLines([tablets(1)], medicines, false)).toMatchObject([{ quantity: 7.5 }]);
    expect(() => writtenLines([tablets(8)], medicines, true)).toThrow('prescription.medicine-not-in-use');
    expect(() => writtenLines([tablets(99)], medicines, true)).toThrow('prescription.medicine-not-in-use');
    const endless = { ...powder, packs: 500, components: [{ medicineId: 3, dose: 10_000_000 }] };
    expect(() => writtenLines([endless], medicines, true)).toThrow('prescription.dose-too-large');
  });

  it('adds up what several lines take of one medicine', () => {
    const take = (medicineId: number, quantity: number) => ({ takes: [{ medicineId, name: 'x', quantity }] });
    expect(takesOf([take(1, 0.1), take(2, 3), take(1, 0.2), take(3, 0)])).toMatchObject([
      { medicineId: 1, quantity: 0.3 },
      { medicineId: 2, quantity: 3 },
    ]);
  });
});
