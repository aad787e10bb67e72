import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The medicine cabinet of intensive care, a store of its own. */
    intensiveStore: number;
  }
}

const NURSE = 'perawat@alur.example';
const PHARMACIST = 'apoteker@alur.example';

const first = [
  { medicine: 'Parasetamol 500 mg', asked: 60, approved: 40, arrived: 38 },
  { medicine: 'Omeprazol 20 mg', asked: 30, approved: 30, arrived: 30 },
] as const;

/**
 * Intensive care fills its cabinet from the pharmacy: less was approved than asked, and some came back. On the last day
 * one request is under way and one waits for the pharmacist.
 */
export const requisitionDemo = demo({
  needs: ['here', 'medicines'],
  gives: ['intensiveStore'],
  run: async ({ here }) => ({
    intensiveStore: await here('store of ICU', 'store/add', { name: 'Lemari obat ICU', kind: 'ward', code: 'ICU' }),
  }),
  past: ({ does, later, days }, { medicines, intensiveStore: storeId }) => {
    const idOf = (wanted: string) => medicines.find(({ name }) => name === wanted)?.id;
    const asks = (medicine: string, quantity: number, note: string | null = null) =>
      does(NURSE, 'requisition/make', 0, { storeId, note, lines: [{ itemId: idOf(medicine), quantity }] });
    const linesOf = (step: 'asked' | 'approved' | 'arrived') =>
      first.map(line => ({ itemId: idOf(line.medicine), quantity: line[step] }));
    return {
      async opens({ before, isLast }) {
        if (before === Math.min(4, days - 1)) {
          const body = { storeId, note: 'Persediaan satu minggu', lines: linesOf('asked') };
          const id = await does(NURSE, 'requisition/make', 0, body);
          later(40, () => does(PHARMACIST, 'requisition/approve', id, { lines: linesOf('approved') }));
          later(55, () => does(PHARMACIST, 'requisition/send', id));
          later(90, () => does(NURSE, 'requisition/receive', id, { lines: linesOf('arrived') }));
        }
        if (!isLast) return;
        const onItsWay = { medicine: 'Amlodipin 5 mg', quantity: 20 };
        const sent = await asks(onItsWay.medicine, onItsWay.quantity);
        later(30, async () => {
          const lines = [{ itemId: idOf(onItsWay.medicine), quantity: onItsWay.quantity }];
          await does(PHARMACIST, 'requisition/approve', sent, { lines });
          await does(PHARMACIST, 'requisition/send', sent);
        });
        later(60, () => asks('Parasetamol 500 mg', 30, 'Sisa 4 tablet'));
      },
    };
  },
});
