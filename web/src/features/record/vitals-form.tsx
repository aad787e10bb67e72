import { recordVitals } from '@alur/contracts/consultation/commands';
import { isPressureReversed, rareSigns, vitalRanges, type VitalSign } from '@alur/contracts/record/vitals';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField } from '@/forms/command-form';
import type { Question } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useCodeWords } from '@/i18n/use-code-words';
import { Button } from '@/ui/button';
import { Textarea } from '@/ui/input';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';
import { DraftState } from '@/drafts/draft-state';
import { useDraft, type Draft } from '@/drafts/use-draft';
import {
  bmiOf,
  decimalsOf,
  emptyVitals,
  isCut,
  isEmpty,
  lacksPressure,
  outOfRange,
  signs,
  type VitalsForm as Values,
} from './vitals-values';
import { formatNumber } from '@/ui/format';

const rows: VitalSign[][] = [
  ['pulse', 'respiration', 'temperature', 'oxygenSaturation'],
  ['weight', 'height', 'painScore', 'waistCircumference'],
  ['headCircumference', 'upperArmCircumference'],
];

/** The vital signs before the consultation. Enter moves through the fields; the input is persisted as a draft. */
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
  /** Called when something is typed here, or was typed before the form was left. */
  onBegun?: () => void;
  onSaved?: () => void;
  onCancel?: () => void;
}) {
  const { t } = useTranslation(['record', 'common']);
  const codeWords = useCodeWords();
  const draft = useDraft<Values>(encounterId, 'vitals', { ...emptyVitals, complaint });
  const rangeError = (sign: VitalSign) => {
    const { least, most } = vitalRanges[sign];
    return t('record:range', { least: formatNumber(least), most: formatNumber(most) });
  };
  const faultOf = (sign: VitalSign, value: number | null) =>
    isCut(sign, value) ? codeWords('shape.not-whole') : outOfRange(sign, value) && rangeError(sign);
  const question = (typed: Values): Question | null => {
    const rare = rareSigns(typed).map(sign => `${t(`record:sign.${sign}`)} ${formatNumber(typed[sign] ?? 0, 2)}`);
    const reversed = isPressureReversed(typed) && t('record:ask.reversed', typed);
    if (!reversed && rare.length === 0) return null;
    const text = [reversed, rare.length > 0 && t('record:ask.rare', { signs: rare.join(', ') })];
    return { title: t('record:ask.title'), text: text.filter(Boolean).join(' '), confirm: t('record:ask.confirm') };
  };
  const form = useCommandForm(recordVitals, {
    values: { ...emptyVitals, complaint },
    draft,
    id: encounterId,
    body: ({ complaint, ...typed }) => ({ ...typed, complaint: complaint.trim() }),
    check: typed => Object.fromEntries(signs.map(sign => [sign, faultOf(sign, typed[sign])])),
    ask: question,
    blocked,
    success: t('record:vitals.saved'),
    onDone: () => onSaved?.(),
  });
  const { value, written } = draft;
  useEffect(() => {
    if (written) onBegun?.();
  }, [written, onBegun]);
  const signField = (sign: VitalSign) => (
    <SignField
      key={sign}
      control={form.control}
      sign={sign}
      onLeave={left => form.say({ [sign]: faultOf(sign, left) })}
    />
  );
  return (
    <CommandForm of={form} className="flex flex-col gap-3">
      <FormField control={form.control} name="complaint" label={t('record:vitals.complaint')}>
        {bound => <Textarea rows={2} autoFocus={!compact} {...bound} />}
      </FormField>
      <fieldset>
        <legend className="sr-only">{t('record:vitals.bloodPressure')}</legend>
        <div className="grid grid-cols-2 gap-3">{(['systolic', 'diastolic'] as const).map(signField)}</div>
        {lacksPressure(value) && (
          <p role="status" className="mt-1 flex items-center gap-1 text-xs text-warning-text">
            <TriangleAlert aria-hidden className="size-3.5" />
            {t('record:vitals.incomplete')}
          </p>
        )}
      </fieldset>
      {rows.map((row, at) => (
        <div key={at} className={compact ? 'grid grid-cols-2 gap-3' : 'grid grid-cols-2 gap-3 lg:grid-cols-4'}>
          {row.map(signField)}
        </div>
      ))}
      <BodyMass of={value} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="mr-auto">
          <DraftState draft={draft} />
        </div>
        {onCancel && <Discard draft={draft} onCancel={onCancel} />}
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          disabledReason={blocked ?? (isEmpty(value) ? codeWords('consultation.vitals-empty') : null)}
        >
          {t('record:vitals.save')}
        </Button>
      </div>
    </CommandForm>
  );
}

function Discard({ draft, onCancel }: { draft: Pick<Draft<Values>, 'clear'>; onCancel: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button
      variant="ghost"
      onClick={() => {
        // The draft is cleared, because numbers that reappear would pass for measured ones.
        draft.clear();
        onCancel();
      }}
    >
      {t('cancel')}
    </Button>
  );
}

function SignField({
  control,
  sign,
  onLeave,
}: {
  control: Control<Values>;
  sign: VitalSign;
  onLeave: (value: number | null) => void;
}) {
  const { t } = useTranslation('record');
  const places = decimalsOf(sign);
  return (
    <FormField control={control} name={sign} label={t(`sign.${sign}`)}>
      {bound => (
        <div className="relative">
          {places === 0 ? (
            <WholeInput {...bound} className="pr-14" onBlur={() => onLeave(bound.value)} />
          ) : (
            <NumberInput {...bound} decimals={places} className="pr-14" onBlur={() => onLeave(bound.value)} />
          )}
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 grid place-items-center text-xs text-muted-foreground"
          >
            {t(`unit.${vitalRanges[sign].unit}`)}
          </span>
        </div>
      )}
    </FormField>
  );
}

function BodyMass({ of }: { of: Values }) {
  const { t } = useTranslation('record');
  const bmi = bmiOf(of);
  if (bmi === null) return null;
  return <p className="tabular text-xs text-muted-foreground">{t('vitals.bmi', { value: formatNumber(bmi) })}</p>;
}
