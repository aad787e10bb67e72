import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/sale/commands';
import * as bills from '@alur/contracts/transaction/commands';
import { facility, mainStore, settingsOf } from '../../care/testing/facility.js';
import { given } from '../../care/testing/specification.js';
import { stock, stockId } from '../../inventory/stock.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Circumstances } from '../../kernel/testing/specification.js';
import { shift } from '../../shift/shift.js';
import { drawer, DRAWER } from '../../transaction/testing/bill-events.js';
import type { SaleState } from '../sale.js';
import { sale } from '../sale.js';

export const SALE = 60;
export const SHIFT = 2;
export const PARACETAMOL = 7;
export const AMOXICILLIN = 8;
export const MORPHINE = 9;
export const PATIENT = 5;

const medicine = (itemId: number, name: string, some: object): [string, DomainEvent[]] => [
  `medicine-${itemId}`,
  [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'medicine', itemId },
        fields: {
          ...{ name, brand: null, form: 'tablet', strength: null, strengthUnit: null, baseUnit: 'tablet' },
          ...{ price: 1_000, ceilingPrice: null, minimumStock: null, maximumStock: null, highAlert: false, ...some },
        },
      },
    },
  ],
];

export const prescription = { prescriberName: 'dr. Andi', writtenOn: '2026-11-20', patientName: 'Tono' };
export const of = { saleId: SALE, transactionId: SALE, patientId: null };
export const by = { staffId: 7, name: 'Sari', profession: 'front-office' };
export const line = (itemId: number, quantity: number, some: object = {}) => ({ itemId, quantity, ...some });
/** Ten tablets at 1,000 and four at 650, which is less than their price because the law sets a ceiling. */
export const sold = [line(PARACETAMOL, 10), line(AMOXICILLIN, 4)];

/** A pharmacy with twenty tablets of each medicine, of two lots, and an open drawer. */
export const pharmacy = (some: { pharmacy?: object; cashier?: object; stock?: number } = {}) => {
  const story = given({
    ...{ ...facility(), ...mainStore, [DRAWER]: drawer },
    ...Object.fromEntries([
      medicine(PARACETAMOL, 'Parasetamol', { medicineClass: 'free' }),
      medicine(AMOXICILLIN, 'Amoksisilin', { medicineClass: 'prescription', ceilingPrice: 650 }),
      medicine(MORPHINE, 'Morfin', { medicineClass: 'narcotic' }),
    ]),
    'patient-5': [
      {
        type: 'PatientRegistered',
        data: { patientId: PATIENT, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', phone: '0812' },
      },
    ],
    'settings-1': [
      ...(some.pharmacy ? (settingsOf('pharmacy', some.pharmacy)['settings-1'] ?? []) : []),
      ...(some.cashier ? (settingsOf('cashier', some.cashier)['settings-1'] ?? []) : []),
    ],
  });
  const half = (some.stock ?? 20) / 2;
  for (const id of [PARACETAMOL, AMOXICILLIN, MORPHINE])
    for (const [at, expiry] of ['2027-06-30', '2028-06-30'].entries())
      story.when(
        receiveStock,
        { id, batch: `B${at}`, expiry, quantity: half, unitCost: 400, origin: 'opening' },
        { ids: { lot: 10 * id + at } },
      );
  const opening = (body: object, id = SALE) =>
    [{ lines: sold, prescription, ...body }, { ids: { transaction: id } }] as const;
  return {
    story,
    opens: (body: object = {}) => story.when(commands.openSale, ...opening(body)),
    selling: (body: object) => [commands.openSale, ...opening({ confirm: true, ...body })] as const,
    sells: (body: object = {}, id = SALE) => story.when(commands.openSale, ...opening({ confirm: true, ...body }, id)),
    changes: (body: object = {}) => story.when(commands.changeSale, { id: SALE, lines: sold, prescription, ...body }),
    confirms: () => story.when(commands.confirmSale, { id: SALE }),
    reopens: () => story.when(commands.reopenSale, { id: SALE }),
    cancels: () => story.when(commands.cancelSale, { id: SALE, reason: 'tidak jadi' }),
    pays: (amount = 12_600, method = 'cash', how: Circumstances = {}) =>
      story.when(bills.payBill, { id: SALE, shiftId: SHIFT, lines: [{ method, amount }] }, how),
    handsOver: () => story.when(commands.handOverSale, { id: SALE, receiverName: 'Tono' }),
    returns: (lines: readonly [lineId: number, quantity: number, some?: object][], body: object = {}, how = {}) =>
      story.when(
        commands.returnSale,
        {
          ...{ id: SALE, method: 'cash', shiftId: SHIFT, reason: 'salah beli', ...body },
          lines: lines.map(([lineId, quantity, more]) => ({ lineId, quantity, ...more })),
        },
        how,
      ),
    voids: () => story.when(bills.voidTransaction, { id: SALE, shiftId: SHIFT, reason: 'salah' }),
    onHand: (itemId = PARACETAMOL) =>
      story.state(stock, stockId({ storeId: 1, itemId })).lots.reduce((sum, lot) => sum + lot.onHand, 0),
    reserved: (itemId = PARACETAMOL) =>
      story.state(stock, stockId({ storeId: 1, itemId })).lots.reduce((sum, lot) => sum + lot.reserved, 0),
    inDrawer: () => {
      const its = story.state(shift, SHIFT);
      return its.status === 'open' ? (its.expected.cash ?? 0) : 0;
    },
    status: () => story.state(sale, SALE).status,
  };
};

type Pharmacy = ReturnType<typeof pharmacy>;

/** A pharmacy whose sale has come to each status. */
export const past: Record<SaleState['status'], (some?: Parameters<typeof pharmacy>[0]) => Pharmacy> = {
  none: some => pharmacy(some),
  draft: some => {
    const it = pharmacy(some);
    it.opens();
    return it;
  },
  confirmed: some => {
    const it = pharmacy(some);
    it.sells();
    return it;
  },
  handed_over: some => {
    const it = past.confirmed(some);
    it.pays();
    it.handsOver();
    return it;
  },
  partly_returned: some => {
    const it = past.handed_over(some);
    it.returns([[1, 3]]);
    return it;
  },
  returned: some => {
    const it = past.handed_over(some);
    it.returns([
      [1, 10],
      [2, 4],
    ]);
    return it;
  },
  cancelled: some => {
    const it = past.confirmed(some);
    it.cancels();
    return it;
  },
};
