import { changeSale, openSale, type DeliveryMethod } from '@alur/contracts/sale/commands';
import { needsPrescription } from '@alur/contracts/sale/medicine-classes';
import type { SaleRow } from '@alur/contracts/sale/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { patient as patients } from '@/selectors/global/patient';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { DateField } from '@/ui/date-field';
import { formatRupiah } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { orErased } from '@/ui/or-erased';
import { RadioGroup } from '@/ui/radio-group';
import { amountOfCompound, CompoundLines, useCompounding, type SoldCompound } from './compound-lines';
import { amountOf, emptyLine, SaleLines, type SoldLine } from './sale-lines';

const noPrescription = {
  ...{ prescriberName: '', prescriberLicence: '', facilityName: '', writtenOn: '', number: '', patientName: '' },
  isCopy: false,
  unserved: '',
};
const noCourier = { name: '', address: '', phone: '', fee: null as number | null };

interface Values {
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

const valuesOf = (row: SaleRow | null, today: string): Values => ({
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
const isOnPrescription = ({ lines, compounds }: Pick<Values, 'lines' | 'compounds'>) =>
  [...lines, ...compounds.flatMap(({ components }) => components)].some(
    ({ item }) => item !== null && needsPrescription(item.medicineClass),
  );

/** Lines at the end that nobody filled in are left out; where something is compounded, there need be none. */
const typedLines = ({ lines, compounds }: Values): SoldLine[] =>
  lines.slice(0, Math.max(compounds.length > 0 ? 0 : 1, lines.findLastIndex(({ item }) => item !== null) + 1));

/** `confirm`: it goes to the cashier, which Enter does; a draft is what the other button keeps. */
const bodyOf = (values: Values) => {
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

/** Writes a sale at the counter, or changes one that is still a draft. */
export function SaleForm({
  row,
  onDone,
  onCancel,
}: {
  row: SaleRow | null;
  onDone: (id: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['sale', 'common']);
  const today = useToday();
  const form = useCommandForm(row ? changeSale : openSale, {
    values: valuesOf(row, today),
    ...(row && { id: row.id, ifMatch: row.revision }),
    body: bodyOf,
    check: ({ lines, compounds }) => ({
      'lines.0.itemId':
        compounds.length === 0 && lines.every(({ item }) => item === null) && t('sale:form.itemMissing'),
    }),
    guard: true,
    onDone: ({ id }) => onDone(id),
  });
  const lines = form.watch('lines');
  const isByCourier = form.watch('deliveryMethod') === 'courier';
  const compounds = form.watch('compounds');
  const rules = useCompounding();
  const needed = isOnPrescription({ lines, compounds });
  const isOpen = needed || form.watch('hasPrescription');
  const fee = isByCourier ? (form.watch('courier.fee') ?? 0) : 0;
  return (
    <CommandForm of={form} className="flex flex-col gap-4">
      {row && form.overtaken.length > 0 && (
        <OvertakenFields
          text={t('sale:form.overtaken')}
          fields={form.overtaken.map(name => ({ label: t(`sale:form.changed.${name}`), words: wordsOf(row)[name] }))}
          onTake={form.takeTheirs}
          onKeep={form.keepMine}
        />
      )}
      <Card title={t('sale:medicines')}>
        <FormField control={form.control} name="lines" label={<span className="sr-only">{t('sale:medicines')}</span>}>
          {({ value, onChange }) => (
            <SaleLines lines={value} onChange={onChange} errorOf={form.errorOf} isOnPrescription={isOpen} />
          )}
        </FormField>
      </Card>
      <Card title={t('sale:compound.title')}>
        <FormField
          control={form.control}
          name="compounds"
          label={<span className="sr-only">{t('sale:compound.title')}</span>}
        >
          {({ value, onChange }) => (
            <CompoundLines lines={value} onChange={onChange} errorOf={form.errorOf} isOnPrescription={isOpen} />
          )}
        </FormField>
      </Card>
      <PrescriptionFields control={form.control} isOpen={isOpen} needed={needed} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BuyerFields control={form.control} row={row} isPatient={form.watch('patientId') !== null} />
        <DeliveryFields control={form.control} isByCourier={isByCourier} />
      </div>
      <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-end gap-3 border-t bg-background px-4 py-3">
        <p className="mr-auto flex items-baseline gap-3" role="status">
          <span className="font-semibold">{t('sale:total')}</span>
          <span className="tabular text-2xl font-semibold">
            {formatRupiah(
              compounds.reduce(
                (sum, line) => sum + amountOfCompound(line, rules),
                lines.reduce((sum, line) => sum + amountOf(line), fee),
              ),
            )}
          </span>
        </p>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
        <Button pending={form.pending} onClick={() => void form.submit({ confirm: false })}>
          {t('sale:form.saveDraft')}
        </Button>
        <Button type="submit" variant="primary" pending={form.pending}>
          {t('sale:form.confirm')}
          <Kbd>Ctrl Enter</Kbd>
        </Button>
      </div>
    </CommandForm>
  );
}

const soldWords = (row: SaleRow, isCompound: boolean): string =>
  row.lines
    .filter(({ itemId }) => (itemId === null) === isCompound)
    .map(({ name, entered, unit }) => `${name}: ${entered} ${unit}`)
    .join('\n');

/** What another has saved of the draft meanwhile. */
const wordsOf = (row: SaleRow): Record<keyof Values, string> => ({
  ...{ patientId: row.recordNumber, name: orErased(row.patientName), phone: row.phone ?? '' },
  ...{ hasPrescription: row.prescription?.prescriberName ?? '', prescription: row.prescription?.prescriberName ?? '' },
  ...{ deliveryMethod: row.deliveryMethod, courier: row.courier?.address ?? '' },
  ...{ lines: soldWords(row, false), compounds: soldWords(row, true) },
});

function BuyerFields({
  control,
  row,
  isPatient,
}: {
  control: Control<Values>;
  row: SaleRow | null;
  isPatient: boolean;
}) {
  const { t } = useTranslation('sale');
  return (
    <Card title={t('form.buyer')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {row === null && (
          <FormField
            control={control}
            name="patientId"
            label={t('form.patient')}
            hint={t('form.patientHint')}
            optional
            className="sm:col-span-2"
          >
            {bound => <ItemSelector of={patients} clearable {...bound} />}
          </FormField>
        )}
        {!isPatient && <TextField control={control} name="name" label={t('form.name')} optional maxLength={255} />}
        <TextField control={control} name="phone" label={t('form.phone')} optional maxLength={255} inputMode="tel" />
      </div>
    </Card>
  );
}

function PrescriptionFields({
  control,
  isOpen,
  needed,
}: {
  control: Control<Values>;
  isOpen: boolean;
  needed: boolean;
}) {
  const { t } = useTranslation('sale');
  const today = useToday();
  return (
    <Card title={t('prescription')}>
      <FormField control={control} name="hasPrescription" label={<span className="sr-only">{t('prescription')}</span>}>
        {({ value, onChange }) => (
          <Checkbox
            label={needed ? t('form.prescriptionNeeded') : t('form.hasPrescription')}
            checked={value || needed}
            disabled={needed}
            onCheckedChange={checked => onChange(checked === true)}
          />
        )}
      </FormField>
      {isOpen && (
        <div className="grid gap-4 pt-3 sm:grid-cols-2 xl:grid-cols-3">
          <TextField
            control={control}
            name="prescription.prescriberName"
            label={t('form.prescriber')}
            required
            maxLength={255}
          />
          <TextField
            control={control}
            name="prescription.prescriberLicence"
            label={t('form.licence')}
            optional
            maxLength={255}
          />
          <TextField
            control={control}
            name="prescription.facilityName"
            label={t('form.facility')}
            optional
            maxLength={255}
          />
          <TextField
            control={control}
            name="prescription.patientName"
            label={t('form.forWhom')}
            required
            maxLength={255}
          />
          <FormField control={control} name="prescription.writtenOn" label={t('form.writtenOn')} required>
            {bound => <DateField max={today} {...bound} />}
          </FormField>
          <TextField control={control} name="prescription.number" label={t('form.number')} optional maxLength={255} />
          <FormField
            control={control}
            name="prescription.isCopy"
            label={<span className="sr-only">{t('form.isCopy')}</span>}
          >
            {({ value, onChange }) => (
              <Checkbox
                label={t('form.isCopy')}
                checked={value}
                onCheckedChange={checked => onChange(checked === true)}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="prescription.unserved"
            label={t('form.unserved')}
            hint={t('form.unservedHint')}
            optional
            className="sm:col-span-2 xl:col-span-3"
          >
            {bound => <Textarea rows={2} maxLength={10_000} {...bound} />}
          </FormField>
        </div>
      )}
    </Card>
  );
}

function DeliveryFields({ control, isByCourier }: { control: Control<Values>; isByCourier: boolean }) {
  const { t } = useTranslation(['sale', 'enums']);
  return (
    <Card title={t('sale:delivery')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField
          control={control}
          name="deliveryMethod"
          label={<span className="sr-only">{t('sale:delivery')}</span>}
          className="sm:col-span-2"
        >
          {({ value, onChange }) => (
            <RadioGroup
              inline
              value={value}
              onValueChange={onChange}
              options={(['self_pickup', 'courier'] as const).map(method => ({
                value: method,
                label: t(`enums:deliveryMethod.${method}`),
              }))}
            />
          )}
        </FormField>
        {isByCourier && (
          <>
            <TextField
              control={control}
              name="courier.name"
              label={t('sale:form.courierName')}
              required
              maxLength={255}
            />
            <TextField
              control={control}
              name="courier.phone"
              label={t('sale:form.courierPhone')}
              required
              maxLength={255}
              inputMode="tel"
            />
            <TextField
              control={control}
              name="courier.address"
              label={t('sale:form.courierAddress')}
              required
              maxLength={255}
            />
            <FormField control={control} name="courier.fee" label={t('sale:form.courierFee')} required>
              {bound => <MoneyInput {...bound} />}
            </FormField>
          </>
        )}
      </div>
    </Card>
  );
}
