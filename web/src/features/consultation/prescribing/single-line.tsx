import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { suggestedQuantity, type FormLine } from './form-lines';
import { MedicineSelector, StockMark } from './medicine-selector';
import { SignaInput, useSignas } from './signa-input';

export interface LineProps {
  line: FormLine;
  /** Errors by the path inside the line: `quantity`, `components.0.dose`. */
  errors: Readonly<Record<string, string>>;
  autoFocus: boolean;
  onChange: (change: Partial<FormLine>) => void;
}

/** One medicine: what, how much, how to take it. */
export function SingleLine({ line, errors, autoFocus, onChange }: LineProps) {
  const { t } = useTranslation('consultation');
  const signas = useSignas();
  const suggest = (change: Partial<FormLine>) => {
    const next = { ...line, ...change };
    const known = signas.find(({ text }) => text === next.signa);
    const before = suggestedQuantity(known?.timesPerDay ?? null, known?.dosePerTime ?? null, line.days);
    // The quantity follows the days until somebody types another number.
    if (known && (line.quantity === null || line.quantity === before)) {
      const quantity = suggestedQuantity(known.timesPerDay, known.dosePerTime, next.days);
      if (quantity !== null) return onChange({ ...change, quantity });
    }
    onChange(change);
  };
  return (
    <div className="grid grid-cols-12 items-start gap-x-3 gap-y-2">
      <Field
        label={t('prescription.medicine')}
        required
        error={errors.medicineId ?? null}
        hint={line.medicine && <StockMark medicine={line.medicine} needed={line.quantity} />}
        className="col-span-12 sm:col-span-5"
      >
        <MedicineSelector autoFocus={autoFocus} value={line.medicine} onChange={medicine => onChange({ medicine })} />
      </Field>
      <Field
        label={t('prescription.signa')}
        required
        error={errors.signa ?? null}
        className="col-span-12 sm:col-span-4"
      >
        <SignaInput value={line.signa} onChange={signa => suggest({ signa })} />
      </Field>
      <Field label={t('prescription.days')} error={errors.days ?? null} className="col-span-4 sm:col-span-1">
        <WholeInput value={line.days} onChange={days => suggest({ days })} className="px-2" />
      </Field>
      <Field
        label={t('prescription.quantity')}
        required
        error={errors.quantity ?? null}
        className="col-span-8 sm:col-span-2"
      >
        <div className="relative">
          <NumberInput
            decimals={3}
            value={line.quantity}
            onChange={quantity => onChange({ quantity })}
            className="pr-14"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 grid max-w-12 place-items-center truncate text-xs text-muted-foreground"
          >
            {line.medicine?.baseUnit}
          </span>
        </div>
      </Field>
      <Field label={t('prescription.route')} error={errors.route ?? null} className="col-span-4 sm:col-span-2">
        <Input value={line.route} onChange={event => onChange({ route: event.target.value })} />
      </Field>
      <Field
        label={t('prescription.iterations')}
        error={errors.iterations ?? null}
        className="col-span-3 sm:col-span-1"
      >
        <WholeInput value={line.iterations} onChange={iterations => onChange({ iterations })} className="px-2" />
      </Field>
      <Field label={t('prescription.note')} error={errors.note ?? null} className="col-span-5 sm:col-span-9">
        <Input value={line.note} onChange={event => onChange({ note: event.target.value })} />
      </Field>
    </div>
  );
}
