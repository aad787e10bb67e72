import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import type { medicine } from '@alur/contracts/catalogue/medicine';
import type { CompoundMethod, LineRow, WrittenLine } from '@alur/contracts/prescription/lines';

export type Medicine = CatalogueItem<typeof medicine>;

/** The fields of a medicine that a line shows; its stock is fetched separately. */
export type ChosenMedicine = Pick<Medicine, 'id' | 'name' | 'baseUnit'> &
  Partial<Pick<Medicine, 'brand' | 'form' | 'strength' | 'strengthUnit' | 'highAlert' | 'lookAlike' | 'chronic'>>;

export interface FormComponent {
  medicine: ChosenMedicine | null;
  dose: number | null;
}

/** A line as it is typed. */
export interface FormLine {
  /** Identifies a line while lines are added and removed. */
  key: string;
  kind: 'single' | 'compound';
  signa: string;
  days: number | null;
  note: string;
  medicine: ChosenMedicine | null;
  quantity: number | null;
  route: string;
  iterations: number | null;
  name: string;
  form: 'powder' | 'capsule' | 'ointment' | 'syrup';
  packs: number | null;
  method: CompoundMethod;
  components: FormComponent[];
}

export const emptyLine = (kind: FormLine['kind'], key: string): FormLine => ({
  key,
  kind,
  signa: '',
  days: null,
  note: '',
  medicine: null,
  quantity: null,
  route: '',
  iterations: 0,
  name: '',
  form: 'powder',
  packs: 10,
  method: 'dtd',
  components: kind === 'compound' ? [{ medicine: null, dose: null }] : [],
});

const asGiven = (line: FormLine): string => JSON.stringify({ ...line, key: '' });

/** Whether nothing was written on it yet. */
export const isUntouched = (line: FormLine): boolean => asGiven(line) === asGiven(emptyLine(line.kind, ''));

/** The form's line for a line that was saved. */
export function formLineOf(line: LineRow): FormLine {
  const base = emptyLine(line.kind, String(line.lineId));
  return {
    ...base,
    signa: line.signa,
    days: line.days,
    note: line.note ?? '',
    route: line.route ?? '',
    iterations: line.iterations,
    ...(line.kind === 'single'
      ? {
          medicine:
            line.medicineId === null
              ? null
              : { id: line.medicineId, name: line.name, baseUnit: line.unit, highAlert: line.highAlert },
          quantity: line.quantity,
        }
      : {
          name: line.name,
          form: (line.form ?? 'powder') as FormLine['form'],
          packs: line.quantity,
          method: line.method ?? 'dtd',
          components: line.components.map(({ medicineId, name, dose, doseUnit, unit }) => ({
            medicine: { id: medicineId, name, baseUnit: unit, strengthUnit: doseUnit },
            dose,
          })),
        }),
  };
}

/** The line as it is sent. An empty number is sent as 0, so that the refusal names its field. */
export function writtenLineOf(line: FormLine): WrittenLine {
  const shared = { signa: line.signa.trim(), days: line.days, note: line.note.trim() || null };
  if (line.kind === 'single')
    return {
      kind: 'single',
      medicineId: line.medicine?.id ?? 0,
      quantity: line.quantity ?? 0,
      route: line.route.trim() || null,
      iterations: line.iterations ?? 0,
      ...shared,
    };
  return {
    kind: 'compound',
    name: line.name.trim(),
    form: line.form,
    packs: line.packs ?? 0,
    method: line.method,
    components: line.components.map(({ medicine, dose }) => ({ medicineId: medicine?.id ?? 0, dose: dose ?? 0 })),
    ...shared,
  };
}

export const medicinesOf = (line: FormLine): ChosenMedicine[] =>
  [line.medicine, ...line.components.map(({ medicine }) => medicine)].filter(medicine => medicine !== null);

/** The unit in which a component's dose is written. */
export const doseUnitOf = (medicine: ChosenMedicine | null): string =>
  medicine?.strengthUnit ?? medicine?.baseUnit ?? '';

/** Base units that a component takes. This is a preview only; the server's own calculation counts. */
export function needOf(
  { medicine, dose }: FormComponent,
  { packs, method }: Pick<FormLine, 'packs' | 'method'>,
): number | null {
  if (!medicine || dose === null || !packs) return null;
  if (medicine.strength === undefined) return null;
  const amount = method === 'dtd' ? dose * packs : dose;
  return Math.ceil(Math.round((amount / (medicine.strength ?? 1)) * 1000) / 1000);
}

/** `3 x 1` for five days is fifteen: offered while the quantity is empty. */
export function suggestedQuantity(
  timesPerDay: number | null,
  dosePerTime: number | null,
  days: number | null,
): number | null {
  return timesPerDay && days ? Math.ceil(timesPerDay * (dosePerTime ?? 1) * days) : null;
}
