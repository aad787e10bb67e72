import { FluidKind } from '@alur/contracts/record/fluids';
import { correctFluid, recordFluid } from '@alur/contracts/record/commands';
import type { FluidRow } from '@alur/contracts/record/observation-rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { formatTime } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { RadioGroup } from '@/ui/radio-group';
import { momentAgo } from './moments';
import { WhenField } from './when-field';

interface Typed {
  kind: FluidKind;
  volume: number | null;
  minutesAgo: string;
  note: string;
  /** Only used for a correction. */
  reason: string;
}
const nothing: Typed = { kind: 'urine', volume: null, minutesAgo: '0', note: '', reason: '' };

const typedOf = ({ kind, volume }: FluidRow): Typed => ({ ...nothing, kind, volume });

function Fluid({ control }: { control: Control<Typed> }) {
  const { t } = useTranslation('observation');
  return (
    <>
      <FormField control={control} name="kind" label={t('kind')} required>
        {({ value, onChange }) => (
          <RadioGroup
            inline
            value={value}
            onValueChange={onChange}
            options={FluidKind.options.map(kind => ({ value: kind, label: t(`fluid.${kind}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="volume" label={t('volume')} required>
        {bound => <NumberInput {...bound} />}
      </FormField>
    </>
  );
}

export function CorrectFluid({ row, id, onClose }: { row: FluidRow; id: number; onClose: () => void }) {
  const { t } = useTranslation('observation');
  const form = useCommandForm(correctFluid, {
    id,
    values: typedOf(row),
    body: typed => ({
      ...{ kind: typed.kind, volume: typed.volume ?? Number.NaN, amends: row.version, reason: typed.reason.trim() },
    }),
    check: ({ volume, reason }) => ({
      volume: volume === null && t('volumeNeeded'),
      reason: reason.trim() === '' && t('reasonNeeded'),
    }),
    success: t('corrected'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('correctTitle', { time: formatTime(row.at) })} onClose={onClose}>
      <Fluid control={form.control} />
      <TextField control={form.control} name="reason" label={t('correctReason')} required />
    </FormDialog>
  );
}

export function FluidForm({ encounterId, onClose }: { encounterId: number; onClose: () => void }) {
  const { t } = useTranslation('observation');
  const form = useCommandForm(recordFluid, {
    values: nothing,
    body: typed => ({
      ...{ encounterId, kind: typed.kind, volume: typed.volume ?? Number.NaN },
      ...{ effectiveAt: momentAgo(typed.minutesAgo), note: typed.note.trim() || null },
    }),
    check: ({ volume }) => ({ volume: volume === null && t('volumeNeeded') }),
    success: t('saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('addFluid')} onClose={onClose}>
      <Fluid control={form.control} />
      <WhenField control={form.control} />
      <TextField control={form.control} name="note" label={t('note')} />
    </FormDialog>
  );
}
