import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import type { Allergy } from '@alur/contracts/patient/rows';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import { approve } from './approving.js';
import type { ApprovedLine, PrescriptionEvent } from './events.js';
import { cancelWithBill, handOver, withdrawApproval } from './handing-over.js';
import { prescription, takesOf, type PrescriptionState } from './prescription.js';
import { keys, medicines, past, single } from './testing/prescriptions.js';
import { cancel, revise, sendBack, submit, writtenLines } from './writing.js';

const PRESCRIPTION = 'prescription-4';
const inScript = (decide: (state: PrescriptionState) => PrescriptionEvent[]): Deciding =>
  deciding(prescription, 4, decide);
const pharmacist = { staffId: 7, name: 'Rina', profession: 'pharmacist' };

const met = { ...reviewMet, note: null as string | null };
const rules = { partialAdherence: false, roundUpStock: true, chronicDays: null, compoundFee: 5_000 };
const line = (lineId: number, quantity: number, substituteId: number | null = null) => ({
  lineId,
  quantity,
  substituteId,
});
type Lines = ReturnType<typeof line>[];
/** What was prescribed: 15 tablets, 10 packs. */
const all = [line(1, 15), line(2, 10)];
const approving = (lines: Lines, some: { rules?: object; review?: typeof met; allergies?: Allergy[] } = {}): Deciding =>
  inScript(state =>
    approve(
      state,
      { review: some.review ?? met, lines },
      medicines,
      some.allergies ?? [],
      { ...rules, ...some.rules },
      pharmacist,
    ),
  );
const tablets = (quantity: number): ApprovedLine => ({
  ...{ lineId: 1, quantity, substitute: null, amount: quantity * 1_000 },
  takes: [{ medicineId: 1, name: 'Amoksisilin 500 mg', quantity }],
});
const codeine: ApprovedLine = {
  ...{ lineId: 1, quantity: 15, substitute: 'Kodein 10 mg', amount: 30_000 },
  takes: [{ medicineId: 3, name: 'Kodein 10 mg', quantity: 15 }],
};
/** Ten packs take three tablets; packs that are not taken cost no fee. */
const powder: ApprovedLine = {
  ...{ lineId: 2, quantity: 10, substitute: null, amount: 6_500 },
  takes: [{ medicineId: 2, name: 'Parasetamol 500 mg', quantity: 3 }],
};
const noPowder: ApprovedLine = {
  ...{ lineId: 2, quantity: 0, substitute: null, amount: 0 },
  takes: [{ medicineId: 2, name: 'Parasetamol 500 mg', quantity: 0 }],
};
const approved = (
  lines: ApprovedLine[],
  some: Partial<Extract<PrescriptionEvent, { type: 'PrescriptionApproved' }>['data']> = {},
): PrescriptionEvent => ({
  type: 'PrescriptionApproved',
  data: { ...keys, review: reviewMet, reviewNote: null, lines, partial: false, approvedBy: pharmacist, ...some },
});

const said = { lines: [], allergyAcknowledged: false, acknowledgedAllergies: null };
const revising = (acknowledgedAllergies: number[] | null, allergies: Parameters<typeof revise>[3]): Deciding =>
  inScript(state => revise(state, { ...said, acknowledgedAllergies }, [single], allergies));
const paidBill = { isPaid: true, isEnded: false, isGuaranteed: false };
const handing = (bill = paidBill, some: Partial<typeof handoverChecked> = {}, payFirst = true): Deciding => {
  const asked = { receiverName: 'Siti', receiverRelation: null, checks: { ...handoverChecked, ...some } };
  return inScript(state => handOver(state, asked, bill, payFirst, pharmacist));
};
const handedOver = past.done.slice(-1);

type Status = PrescriptionState['status'];
const statuses = Object.keys(past) as Status[];
/** The result of each decision by status, and its refusal in all other statuses. */
const transitions: Record<string, { decide: Deciding; by: Partial<Record<Status, Status>>; refusal: string }> = {
  revise: {
    decide: revising(null, []),
    by: { written: 'written', queue: 'queue', returned: 'queue' },
    refusal: 'prescription.not-revisable',
  },
  approve: { decide: approving(all), by: { queue: 'approve' }, refusal: 'prescription.not-in-queue' },
  sendBack: {
    decide: inScript(state => sendBack(state, 'dosis?')),
    by: { queue: 'returned' },
    refusal: 'prescription.not-in-queue',
  },
  withdraw: {
    decide: inScript(state => withdrawApproval(state, 'salah')),
    by: { approve: 'queue' },
    refusal: 'prescription.not-approved',
  },
  handOver: { decide: handing(), by: { approve: 'done' }, refusal: 'prescription.not-approved' },
  cancel: {
    decide: inScript(state => cancel(state, 'tidak jadi')),
    by: { written: 'cancelled', queue: 'cancelled', returned: 'cancelled' },
    refusal: 'prescription.not-cancellable',
  },
};

describe('prescription', () => {
  describe.each(Object.entries(transitions))('%s', (_name, { decide, by, refusal }) => {
    it.each(statuses.map(status => [status, by[status] ?? refusal]))('in %s: %s', (status, outcome) => {
      const story = given({ [PRESCRIPTION]: past[status as Status] });
      const decided = story.when(decide);
      if (outcome === refusal) decided.thenRejects(refusal);
      else expect(story.state(prescription, 4).status).toBe(outcome);
    });
  });

  it('is revised against an allergy only by whoever knows of it, and remembers which', () => {
    const penicillin = [{ allergyId: 2, substance: 'Penisilin', medicine: 'Amoksisilin', path: 'lines.0.medicineId' }];
    for (const status of ['written', 'queue', 'returned'] as const) {
      const story = given({ [PRESCRIPTION]: past[status] });
      story.when(revising([1], penicillin)).thenRejects('prescription.allergy-not-acknowledged');
      expect(story.state(prescription, 4)).toMatchObject({ acknowledgedAllergies: [] });
      story.when(revising([2], penicillin));
      expect(story.state(prescription, 4)).toMatchObject({ acknowledgedAllergies: [2] });
    }
    given({ [PRESCRIPTION]: past.approve })
      .when(revising([1], penicillin))
      .thenRejects('prescription.not-revisable');
  });

  it('is submitted once, and left alone afterwards', () => {
    given({ [PRESCRIPTION]: past.written })
      .when(inScript(submit))
      .then({ [PRESCRIPTION]: [{ type: 'PrescriptionSubmitted', data: keys }] });
    for (const status of ['queue', 'returned', 'approve', 'done', 'cancelled'] as const)
      given({ [PRESCRIPTION]: past[status] })
        .when(inScript(submit))
        .then();
  });

  it('goes with its bill unless it was handed over', () => {
    const ending = inScript(state => cancelWithBill(state, 'batal'));
    for (const status of ['written', 'queue', 'returned', 'approve'] as const)
      given({ [PRESCRIPTION]: past[status] })
        .when(ending)
        .then({ [PRESCRIPTION]: [{ type: 'PrescriptionCancelled', data: { ...keys, reason: 'batal' } }] });
    for (const status of ['none', 'done', 'cancelled'] as const)
      given({ [PRESCRIPTION]: past[status] })
        .when(ending)
        .then();
  });

  it('prices what is taken: medicines by the unit, a compound by its parts and a fee', () =>
    given({ [PRESCRIPTION]: past.queue })
      .when(approving(all))
      .then({ [PRESCRIPTION]: [approved([tablets(15), powder])] }));

  describe('holds the quantity between nothing and the prescribed', () => {
    const wholly = { rules: { partialAdherence: false } };
    const partly = { rules: { partialAdherence: true } };
    it.each<[string, Lines, typeof partly]>([
      ['prescription.quantity-above-prescribed', [line(1, 16), line(2, 10)], partly],
      ['prescription.partial-not-allowed', [line(1, 10), line(2, 10)], wholly],
      ['prescription.lines-incomplete', [line(1, 15)], wholly],
      ['prescription.lines-incomplete', [line(1, 15), line(1, 15)], wholly],
      ['prescription.packs-not-whole', [line(1, 15), line(2, 2.5)], partly],
      ['prescription.compound-not-substitutable', [line(1, 15), line(2, 10, 3)], wholly],
      ['prescription.medicine-not-in-use', [line(1, 15, 8), line(2, 10)], wholly],
    ])('%s', (code, lines, some) =>
      given({ [PRESCRIPTION]: past.queue })
        .when(approving(lines, some))
        .thenRejects(code),
    );
    it('and less only with partial adherence', () =>
      given({ [PRESCRIPTION]: past.queue })
        .when(approving([line(1, 10), line(2, 0)], partly))
        .then({ [PRESCRIPTION]: [approved([tablets(10), noPowder], { partial: true })] }));
  });

  it('needs a note for a review that was not met', () => {
    const unmet = { ...met, clinical: { ...met.clinical, allergy: false } };
    const { note: _note, ...review } = unmet;
    const reviewNote = 'dikonfirmasi dr. Budi';
    given({ [PRESCRIPTION]: past.queue })
      .when(approving(all, { review: unmet }))
      .thenRejects('prescription.review-unmet');
    given({ [PRESCRIPTION]: past.queue })
      .when(approving(all, { review: { ...unmet, note: reviewNote } }))
      .then({ [PRESCRIPTION]: [approved([tablets(15), powder], { review, reviewNote })] });
  });

  describe('against an allergy', () => {
    const allergyTo = (substance: string, allergyId = 1): Allergy => ({
      ...{ allergyId, substance, kind: 'medicine', medicineId: null },
      ...{ severity: 'severe', reaction: '' },
    });
    /** In the queue, written by a doctor who knew of these allergies. */
    const knownTo = (...acknowledgedAllergies: number[]) => ({
      [PRESCRIPTION]: past.queue.map(event =>
        event.type === 'PrescriptionWritten' ? { ...event, data: { ...event.data, acknowledgedAllergies } } : event,
      ),
    });
    const asPrescribed = { [PRESCRIPTION]: [approved([tablets(15), powder])] };
    const unsettled = 'prescription.allergy-unsettled';

    it('is approved where the doctor knew of it, and refused where it came after', () => {
      for (const substance of ['Amoxicillin', 'Paracetamol']) {
        const hers = { allergies: [allergyTo(substance)] };
        given(knownTo()).when(approving(all, hers)).thenRejects(unsettled);
        given(knownTo(1)).when(approving(all, hers)).then(asPrescribed);
        given(knownTo(1))
          .when(approving(all, { allergies: [allergyTo(substance, 2)] }))
          .thenRejects(unsettled);
      }
      given(knownTo())
        .when(approving(all, { allergies: [allergyTo('Kodein')] }))
        .then(asPrescribed);
    });

    it('of what is given instead, it is refused whatever the doctor knew; the original is not given', () => {
      const instead = [line(1, 15, 3), line(2, 10)];
      given(knownTo(1))
        .when(approving(instead, { allergies: [allergyTo('Codeine')] }))
        .thenRejects(unsettled);
      given(knownTo())
        .when(approving(instead, { allergies: [allergyTo('Amoxicillin')] }))
        .then({ [PRESCRIPTION]: [approved([codeine, powder])] });
    });

    it('does not concern what is not given', () =>
      given(knownTo())
        .when(
          approving([line(1, 0), line(2, 10)], {
            rules: { partialAdherence: true },
            allergies: [allergyTo('Amoxicillin')],
          }),
        )
        .then({ [PRESCRIPTION]: [approved([tablets(0), powder], { partial: true })] }));

    it('is settled with a note', () => {
      const review = { ...reviewMet, clinical: { ...reviewMet.clinical, allergy: false } };
      const settling = (note: string) =>
        approving(all, { review: { ...review, note }, allergies: [allergyTo('Amoxicillin')] });
      const reviewNote = 'dikonfirmasi dr. Budi';
      given(knownTo())
        .when(settling(reviewNote))
        .then({ [PRESCRIPTION]: [approved([tablets(15), powder], { review, reviewNote })] });
      given(knownTo()).when(settling('')).thenRejects('prescription.review-unmet');
    });
  });

  it('is handed over after payment, to a guaranteed patient without, and never on an ended bill', () => {
    const unpaid = { ...paidBill, isPaid: false };
    const refused: [string, Deciding][] = [
      ['prescription.bill-not-paid', handing(unpaid)],
      ['prescription.bill-ended', handing({ ...unpaid, isGuaranteed: true, isEnded: true })],
      ['prescription.handover-unchecked', handing(paidBill, { dose: false })],
    ];
    for (const [code, decide] of refused)
      given({ [PRESCRIPTION]: past.approve })
        .when(decide)
        .thenRejects(code);
    for (const decide of [handing({ ...unpaid, isGuaranteed: true }), handing(unpaid, {}, false)])
      given({ [PRESCRIPTION]: past.approve })
        .when(decide)
        .then({ [PRESCRIPTION]: handedOver });
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
    expect(() => writtenLines([{ ...tablets(3), iterations: 12 }], medicines, true)).toThrow(
      'prescription.narcotic-iterated',
    );
    expect(writtenLines([{ ...tablets(1), iterations: 12 }], medicines, true)).toMatchObject([{ iterations: 12 }]);
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
