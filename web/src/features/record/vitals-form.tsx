import { recordVitals } from '@alur/contracts/consultation/commands';
import { vitalRanges, type VitalSign } from '@alur/contracts/record/vitals';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { translateCode } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { useFieldErrors } from '@/ui/use-field-errors';
import { DraftState } from '@/drafts/draft-state';
import { useDraft } from '@/drafts/use-draft';
import { bmiOf, decimalsOf, emptyVitals, isEmpty, lacksPressure, outOfRange, type VitalsForm } from './vitals-values';
import { formatNumber } from '@/ui/format';

const rows: VitalSign[][] = [
  ['pulse', 'respiration', 'temperature', 'oxygenSaturation'],
  ['weight', 'height', 'painScore', 'waistCircumference'],
  ['headCircumference', 'upperArmCircumference'],
];

/** What is measured before the doctor sees the patient. Enter walks the fields; nothing typed is lost. */
export function VitalsForm({
  encounterId,
  complaint = '',
  compact = false,
  blocked,
  onBegun,
  onSaved,
  onCancel,
}: {
  encounterId: number;
  complaint?: string;
  compact?: boolean;
  blocked?: string | null;
  /** Something is typed here, now or when the form was left. */
  onBegun?: () => void;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { t } = useTranslation(['record', 'common']);
  const draft = useDraft<VitalsForm>(encounterId, 'vitals', { ...emptyVitals, complaint });
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const command = useCommand(recordVitals, {
    success: t('record:vitals.saved'),
    onRefused: error => {
      refuse(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const { value, written } = draft;
  useEffect(() => {
    if (written) onBegun?.();
  }, [written, onBegun]);
  const set = (name: keyof VitalsForm, next: number | string | null) => {
    draft.change({ ...value, [name]: next });
    setErrors(({ [name]: _gone, ...rest }) => rest);
  };
  const submit = async () => {
    const wrong = Object.fromEntries(
      Object.keys(vitalRanges)
        .filter(sign => outOfRange(sign as VitalSign, value[sign as VitalSign]))
        .map(sign => [sign, rangeError(sign as VitalSign)]),
    );
    if (Object.keys(wrong).length) return refuse(wrong);
    const outcome = await command.run({ id: encounterId, body: { ...value, complaint: value.complaint.trim() } });
    if (!outcome.ok) return;
    draft.clear();
    onSaved?.();
  };
  const rangeError = (sign: VitalSign) => {
    const { least, most } = vitalRanges[sign];
    return t('record:range', { least: formatNumber(least), most: formatNumber(most) });
  };
  const field = (sign: VitalSign, label = t(`record:sign.${sign}`)) => (
    <Field key={sign} label={label} error={errors[sign] ?? null}>
      <div className="relative">
        <NumberInput
          decimals={decimalsOf(sign)}
          value={value[sign]}
          onChange={next => set(sign, next)}
          className="pr-14"
          onBlur={() => outOfRange(sign, value[sign]) && setErrors(all => ({ ...all, [sign]: rangeError(sign) }))}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-muted-foreground"
        >
          {t(`record:unit.${vitalRanges[sign].unit}`)}
        </span>
      </div>
    </Field>
  );
  const bmi = bmiOf(value);
  return (
    <form
      ref={form}
      noValidate
      onKeyDown={enterToNext}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-3"
    >
      <Field label={t('record:vitals.complaint')} error={errors.complaint ?? null}>
        <Textarea
          rows={2}
          autoFocus={!compact}
          value={value.complaint}
          onChange={event => set('complaint', event.target.value)}
        />
      </Field>
      <fieldset>
        <legend className="sr-only">{t('record:vitals.bloodPressure')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {field('systolic')}
          {field('diastolic')}
        </div>
        {lacksPressure(value) && (
          <p role="status" className="mt-1 flex items-center gap-1 text-xs text-warning-text">
            <TriangleAlert aria-hidden className="size-3.5" />
            {t('record:vitals.incomplete')}
          </p>
        )}
      </fieldset>
      {rows.map((row, at) => (
        <div key={at} className={compact ? 'grid grid-cols-2 gap-3' : 'grid grid-cols-2 gap-3 lg:grid-cols-4'}>
          {row.map(sign => field(sign))}
        </div>
      ))}
      {bmi !== null && (
        <p className="tabular text-xs text-muted-foreground">{t('record:vitals.bmi', { value: formatNumber(bmi) })}</p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="mr-auto">
          <DraftState draft={draft} />
        </div>
        {onCancel && (
          <Button
            variant="ghost"
            onClick={() => {
              // Numbers that come back by themselves would pass for measured ones.
              draft.clear();
              onCancel();
            }}
          >
            {t('common:cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          pending={command.pending}
          disabledReason={
            blocked ?? (isEmpty(value) ? (translateCode('consultation.vitals-empty') ?? t('record:vitals.none')) : null)
          }
        >
          {t('record:vitals.save')}
        </Button>
      </div>
    </form>
  );
}
