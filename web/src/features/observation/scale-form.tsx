import { recordScale } from '@alur/contracts/record/commands';
import { isTypedScale, reassessIn, Scale } from '@alur/contracts/record/scales';
import { newestTable } from '@alur/contracts/record/scores/tables';
import i18next from 'i18next';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatMinutes } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { againOptions, momentAgo } from './moments';
import { scoreName } from './observation-looks';
import { WhenField } from './when-field';

const said = (words: { id: string; en: string }) => (i18next.language.startsWith('en') ? words.en : words.id);

interface Typed {
  scale: Scale;
  inputs: Record<string, string | null>;
  total: number | null;
  source: string;
  minutesAgo: string;
  next: string;
}

/** Records a scale by its table, or only the total where the application lacks the table. */
export function ScaleForm({ encounterId, onClose }: { encounterId: number; onClose: () => void }) {
  const { t } = useTranslation('observation');
  const form = useCommandForm(recordScale, {
    values: { scale: 'nrs', inputs: {}, total: null, source: '', minutesAgo: '0', next: '' } as Typed,
    body: typed => {
      const isTyped = isTypedScale(typed.scale);
      return {
        encounterId,
        scale: typed.scale,
        inputs: isTyped
          ? []
          : Object.entries(typed.inputs).flatMap(([input, choice]) => (choice ? [{ input, choice }] : [])),
        typed: isTyped ? { total: typed.total ?? Number.NaN, source: typed.source.trim() } : null,
        effectiveAt: momentAgo(typed.minutesAgo),
        nextInMinutes: typed.next === '' ? null : Number(typed.next),
      };
    },
    fieldOf: path => path.replace(/^typed\./, ''),
    check: ({ scale, inputs, total, source }) =>
      isTypedScale(scale)
        ? { total: total === null && t('totalNeeded'), source: source.trim() === '' && t('sourceNeeded') }
        : Object.fromEntries(
            (newestTable(scale)?.inputs ?? []).map(({ input }) => [`inputs.${input}`, !inputs[input] && t('choose')]),
          ),
    success: t('saved'),
    onDone: onClose,
  });
  const scale = useWatch({ control: form.control, name: 'scale' });
  const rule = reassessIn(scale);
  return (
    <FormDialog of={form} title={t('addScale')} size="md" onClose={onClose}>
      <FormField control={form.control} name="scale" label={t('scale')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={Scale.options.map(one => ({ value: one, label: scoreName(one) }))}
          />
        )}
      </FormField>
      <Inputs control={form.control} scale={scale} />
      <div className="grid gap-3 sm:grid-cols-2">
        <WhenField control={form.control} />
        <FormField control={form.control} name="next" label={t('again')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={againOptions(minutes =>
                minutes > 0
                  ? t('inTime', { time: formatMinutes(minutes) })
                  : rule === null
                    ? t('notAgain')
                    : t('inTime', { time: formatMinutes(rule) }),
              )}
            />
          )}
        </FormField>
      </div>
    </FormDialog>
  );
}

/** The inputs of the scale's table; without a table, the total and where it was read. */
function Inputs({ control, scale }: { control: Control<Typed>; scale: Scale }) {
  const { t } = useTranslation('observation');
  if (isTypedScale(scale))
    return (
      <>
        <p className="text-xs text-muted-foreground">{t('typedHint')}</p>
        <FormField control={control} name="total" label={t('total')} required>
          {bound => <NumberInput {...bound} />}
        </FormField>
        <TextField control={control} name="source" label={t('source')} hint={t('sourceHint')} required />
      </>
    );
  return newestTable(scale)?.inputs.map(input => (
    <FormField
      key={`${scale}.${input.input}`}
      control={control}
      name={`inputs.${input.input}`}
      label={said(input)}
      required
    >
      {({ value, onChange, ...bound }) => (
        <Select
          {...bound}
          value={value ?? ''}
          onValueChange={onChange}
          options={
            'options' in input
              ? input.options.map(each => ({
                  value: each.code,
                  label: each.points === null ? said(each) : `${said(each)} (${each.points})`,
                }))
              : []
          }
        />
      )}
    </FormField>
  ));
}
