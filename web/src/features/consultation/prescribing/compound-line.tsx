import { CompoundForm, CompoundMethod, DOSE_DECIMALS } from '@alur/contracts/prescription/lines';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { formatNumber } from '@/ui/format';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { Select } from '@/ui/select';
import { doseUnitOf, needOf, type FormComponent } from './form-lines';
import { MedicineSelector, StockMark } from './medicine-selector';
import { SignaInput } from './signa-input';
import type { LineProps } from './single-line';

/** A compounded medicine (*racikan*): its packs, and what goes into them. */
export function CompoundLine({ line, errors, autoFocus, onChange }: LineProps) {
  const { t } = useTranslation(['consultation', 'enums']);
  const change = (at: number, part: Partial<FormComponent>) =>
    onChange({ components: line.components.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-12 items-start gap-x-3 gap-y-2">
        <Field
          label={t('consultation:prescription.compoundName')}
          required
          error={errors.name ?? null}
          className="col-span-12 sm:col-span-3"
        >
          <Input
            autoFocus={autoFocus}
            autoComplete="off"
            value={line.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={t('consultation:prescription.form')} className="col-span-6 sm:col-span-2">
          <Select
            value={line.form}
            onValueChange={form => onChange({ form })}
            options={CompoundForm.options.map(value => ({ value, label: t(`enums:compoundForm.${value}`) }))}
          />
        </Field>
        <Field
          label={t('consultation:prescription.packs')}
          required
          error={errors.packs ?? null}
          className="col-span-6 sm:col-span-2"
        >
          <WholeInput value={line.packs} onChange={packs => onChange({ packs })} />
        </Field>
        <Field label={t('consultation:prescription.method')} className="col-span-12 sm:col-span-5">
          <Select
            value={line.method}
            onValueChange={method => onChange({ method })}
            options={CompoundMethod.options.map(value => ({
              value,
              label: t(value === 'dtd' ? 'consultation:prescription.dtd' : 'consultation:prescription.nonDtd'),
            }))}
          />
        </Field>
        <Field
          label={t('consultation:prescription.signa')}
          required
          error={errors.signa ?? null}
          className="col-span-12 sm:col-span-5"
        >
          <SignaInput value={line.signa} onChange={signa => onChange({ signa })} />
        </Field>
        <Field
          label={t('consultation:prescription.days')}
          error={errors.days ?? null}
          className="col-span-4 sm:col-span-2"
        >
          <WholeInput value={line.days} onChange={days => onChange({ days })} />
        </Field>
        <Field
          label={t('consultation:prescription.note')}
          error={errors.note ?? null}
          className="col-span-8 sm:col-span-5"
        >
          <Input value={line.note} onChange={event => onChange({ note: event.target.value })} />
        </Field>
      </div>
      <ul className="flex flex-col gap-2 border-l-2 pl-3">
        {line.components.map((component, at) => (
          <Component
            key={at}
            line={line}
            at={at}
            errors={errors}
            onChange={part => change(at, part)}
            onRemove={() => onChange({ components: line.components.filter((_, index) => index !== at) })}
          />
        ))}
        <li>
          <Button
            size="sm"
            onClick={() => onChange({ components: [...line.components, { medicine: null, dose: null }] })}
          >
            <Plus aria-hidden />
            {t('consultation:prescription.addComponent')}
          </Button>
        </li>
      </ul>
    </div>
  );
}

/** One medicine that goes into it. */
function Component({
  line,
  at,
  errors,
  onChange,
  onRemove,
}: Pick<LineProps, 'line' | 'errors'> & {
  at: number;
  onChange: (part: Partial<FormComponent>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('consultation');
  const component = line.components[at]!;
  const need = needOf(component, line);
  return (
    <li className="grid grid-cols-12 items-start gap-x-3 gap-y-2">
      <Field
        label={t('prescription.component', { number: at + 1 })}
        error={errors[`components.${at}.medicineId`] ?? null}
        hint={
          component.medicine && (
            <span className="flex gap-3">
              <StockMark medicine={component.medicine} needed={need} />
              {need !== null && (
                <span className="tabular">
                  {t('prescription.needs', {
                    quantity: formatNumber(need, 3),
                    unit: component.medicine.baseUnit,
                  })}
                </span>
              )}
            </span>
          )
        }
        className="col-span-12 sm:col-span-7"
      >
        <MedicineSelector value={component.medicine} onChange={medicine => onChange({ medicine })} />
      </Field>
      <Field
        label={t('prescription.dose', { unit: doseUnitOf(component.medicine) || '…' })}
        hint={t(line.method === 'dtd' ? 'prescription.dosePerPack' : 'prescription.doseInAll')}
        error={errors[`components.${at}.dose`] ?? null}
        className="col-span-9 sm:col-span-4"
      >
        <NumberInput decimals={DOSE_DECIMALS} value={component.dose} onChange={dose => onChange({ dose })} />
      </Field>
      <Button
        size="icon"
        variant="ghost"
        className="mt-6 max-sm:col-span-3 max-sm:justify-self-end"
        disabled={line.components.length === 1}
        aria-label={t('prescription.removeLine', {
          name: component.medicine?.name ?? t('prescription.component', { number: at + 1 }),
        })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
