import { changeSale, openSale } from '@alur/contracts/sale/commands';
import type { SaleRow } from '@alur/contracts/sale/rows';
import { useTranslation } from 'react-i18next';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { Card, Kbd } from '@/ui/card';
import { formatRupiah } from '@/ui/format';
import { amountOfCompound, CompoundLines, useCompounding } from './compound-lines';
import { BuyerFields, DeliveryFields, PrescriptionFields } from './sale-fields';
import { amountOf, SaleLines } from './sale-lines';
import { bodyOf, isOnPrescription, valuesOf, wordsOf } from './sale-values';

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
