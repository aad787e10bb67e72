import type { DeliveryMethod } from '@alur/contracts/sale/commands';
import { needsPrescription } from '@alur/contracts/sale/medicine-classes';
import type { SaleRow } from '@alur/contracts/sale/rows';
import { orErased } from '@/ui/or-erased';
import type { SoldCompound } from './compound-lines';
import { emptyLine, type SoldLine } from './sale-lines';

const noPrescription = {
  ...{ prescriberName: '', prescriberLicence: '', facilityName: '', writtenOn: '', number: '', patientName: '' },
  isCopy: false,
  unserved: '',
};
const noCourier = { name: '', address: '', phone: '', fee: null as number | null };

export interface Values {
  patientId: number | null;
  name: string;
  phone: string;
  hasPrescription: boolean;
  prescription: typeof noPrescription;
  deliveryMethod: DeliveryMethod;
  courier: typeof noCourier;
  lines: SoldLine[];
  compounds: SoldCompound[];
}

const linesOf = (row: SaleRow | null): SoldLine[] => {
  const lines = (row?.lines ?? []).flatMap(line => {
    const { lineId, itemId, name, baseUnit, medicineClass, unitPrice, entered, unit, factor, signa } = line;
    if (itemId === null) return [];
    return [
      {
        ...{ key: lineId, item: { id: itemId, name, baseUnit, medicineClass, price: unitPrice } },
        ...{ quantity: entered, unit, factor, signa },
        ...{ prescribed: line.prescribed, iterations: line.iterations || null },
      },
    ];
  });
  return lines.length > 0 ? lines : [emptyLine()];
};

const compoundsOf = (row: SaleRow | null): SoldCompound[] =>
  (row?.lines ?? []).flatMap(({ lineId, name, form, quantity, signa, compound, medicineClass, ...line }) => {
    if (compound === null) return [];
    return [
      {
        ...{ key: lineId, name, form: form as SoldCompound['form'], packs: quantity, method: compound.method, signa },
        ...{ prescribed: line.prescribed, iterations: line.iterations || null },
        components: compound.components.map(({ medicineId: id, unit: baseUnit, unitPrice: price, ...its }, at) => ({
          ...{ key: at + 1, dose: its.dose },
          item: { id, name: its.name, baseUnit, price, medicineClass, strength: its.strength, doseUnit: its.doseUnit },
        })),
      },
    ];
  });

export const valuesOf = (row: SaleRow | null, today: string): Values => ({
  ...{ patientId: row?.patientId ?? null, name: row?.patientName ?? '', phone: row?.phone ?? '' },
  hasPrescription: row?.prescription != null,
  prescription: {
    ...{ ...noPrescription, writtenOn: today },
    ...(row?.prescription && {
      ...row.prescription,
      prescriberLicence: row.prescription.prescriberLicence ?? '',
      facilityName: row.prescription.facilityName ?? '',
      number: row.prescription.number ?? '',
      unserved: row.prescription.unserved ?? '',
    }),
  },
  deliveryMethod: row?.deliveryMethod ?? 'self_pickup',
  courier: row?.courier ?? noCourier,
  lines: linesOf(row),
  compounds: compoundsOf(row),
});

const orNull = (text: string): string | null => text.trim() || null;
export const isOnPrescription = ({ lines, compounds }: Pick<Values, 'lines' | 'compounds'>) =>
  [...lines, ...compounds.flatMap(({ components }) => components)].some(
    ({ item }) => item !== null && needsPrescription(item.medicineClass),
  );

/** Lines at the end that nobody filled in are left out; where something is compounded, there need be none. */
const typedLines = ({ lines, compounds }: Values): SoldLine[] =>
  lines.slice(0, Math.max(compounds.length > 0 ? 0 : 1, lines.findLastIndex(({ item }) => item !== null) + 1));

/** `confirm`: it goes to the cashier, which Enter does; a draft is what the other button keeps. */
export const bodyOf = (values: Values) => {
  const { patientId, name, phone, hasPrescription, prescription, deliveryMethod, courier, compounds } = values;
  return {
    ...{ patientId, name: orNull(name), phone: orNull(phone), deliveryMethod, confirm: true },
    prescription:
      hasPrescription || isOnPrescription(values)
        ? {
            ...prescription,
            prescriberLicence: orNull(prescription.prescriberLicence),
            facilityName: orNull(prescription.facilityName),
            number: orNull(prescription.number),
            unserved: orNull(prescription.unserved),
          }
        : null,
    courier: deliveryMethod === 'courier' ? courier : null,
    lines: typedLines(values).map(({ item, unit, factor, quantity, signa, prescribed, iterations }) => ({
      ...{ itemId: item?.id ?? null, unit, factor: factor ?? 1, quantity, signa },
      ...{ prescribed, iterations: iterations ?? 0 },
    })),
    compounds: compounds.map(({ key: _key, components, iterations, ...compound }) => ({
      ...{ ...compound, iterations: iterations ?? 0 },
      components: components
        .slice(0, Math.max(1, components.findLastIndex(({ item }) => item !== null) + 1))
        .map(({ item, dose }) => ({ medicineId: item?.id ?? null, dose })),
    })),
  };
};

const soldWords = (row: SaleRow, isCompound: boolean): string =>
  row.lines
    .filter(({ itemId }) => (itemId === null) === isCompound)
    .map(({ name, entered, unit }) => `${name}: ${entered} ${unit}`)
    .join('\n');

/** What another has saved of the draft meanwhile. */
export const wordsOf = (row: SaleRow): Record<keyof Values, string> => ({
  ...{ patientId: row.recordNumber, name: orErased(row.patientName), phone: row.phone ?? '' },
  ...{ hasPrescription: row.prescription?.prescriberName ?? '', prescription: row.prescription?.prescriberName ?? '' },
  ...{ deliveryMethod: row.deliveryMethod, courier: row.courier?.address ?? '' },
  ...{ lines: soldWords(row, false), compounds: soldWords(row, true) },
});
