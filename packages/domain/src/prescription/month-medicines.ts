import { exact } from '@alur/contracts/inventory/quantity';
import type { LineRow } from '@alur/contracts/prescription/lines';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { MonthMedicineRow } from '@alur/contracts/report/months';
import { rollup } from '../kernel/view.js';
import { prescriptionView } from './prescription-view.js';

interface Medicine {
  medicineId: number;
  name: string;
  unit: string;
  quantity: number;
}

const ofLine = ({ medicineId, name, unit, quantity, components }: LineRow): Medicine[] =>
  medicineId === null ? components : [{ medicineId, name, unit, quantity }];

const medicinesOf = ({ lines }: PrescriptionRow): Medicine[] => lines.flatMap(ofLine);

const keyOf = ({ date }: PrescriptionRow, { medicineId }: Medicine): string => `${date.slice(0, 7)}/${medicineId}`;

/** SPEC 2, the report of the pharmacy by medicine: how often and how much of it was prescribed in a month. */
export const monthMedicines = rollup({
  name: 'month_medicines',
  version: 1,
  row: MonthMedicineRow,
  over: prescriptionView,
  indexes: [['month', 'prescriptions']],
  key: row =>
    row.submittedAt === null || row.status === 'cancelled'
      ? null
      : [...new Set(medicinesOf(row).map(each => keyOf(row, each)))],
  zero: (row, key) => {
    const { medicineId = 0, name = '', unit = '' } = medicinesOf(row).find(each => keyOf(row, each) === key) ?? {};
    return { month: row.date.slice(0, 7), medicineId, name, unit, prescriptions: 0, prescribed: 0 };
  },
  add: (sum, row, sign, key) => {
    const quantity = medicinesOf(row)
      .filter(each => keyOf(row, each) === key)
      .reduce((all, each) => all + each.quantity, 0);
    return {
      ...sum,
      prescriptions: sum.prescriptions + sign,
      prescribed: exact(sum.prescribed + sign * quantity),
    };
  },
});
