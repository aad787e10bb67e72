import type { SaleRow } from '@alur/contracts/sale/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { useToday } from '@/live/use-today';
import { patient as patients } from '@/selectors/global/patient';
import { ItemSelector } from '@/selectors/item-selector';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/checkbox';
import { DateField } from '@/ui/date-field';
import { Textarea } from '@/ui/input';
import { MoneyInput } from '@/ui/money-input';
import { RadioGroup } from '@/ui/radio-group';
import type { Values } from './sale-values';

export function BuyerFields({
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

export function PrescriptionFields({
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

export function DeliveryFields({ control, isByCourier }: { control: Control<Values>; isByCourier: boolean }) {
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
