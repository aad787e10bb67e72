import { handOverPrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { CheckCheck } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CommandForm, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { FieldGroup } from '@/ui/field-group';

const checks = ['patient', 'medicine', 'dose', 'route', 'time', 'information', 'documentation'] as const;
type Checks = Record<(typeof checks)[number], boolean>;
const none = Object.fromEntries(checks.map(check => [check, false])) as Checks;
const all = Object.fromEntries(checks.map(check => [check, true])) as Checks;

interface Handed {
  receiverName: string;
  receiverRelation: string;
  checks: Checks;
}

/** Records the second check and who receives the medicines. */
export function HandOverDialog({
  row,
  open,
  onOpenChange,
}: {
  row: PrescriptionRow;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['prescription', 'common']);
  const form = useCommandForm(handOverPrescription, {
    values: { receiverName: '', receiverRelation: '', checks: none } as Handed,
    id: row.id,
    body: ({ receiverRelation, ...typed }) => ({ ...typed, receiverRelation: receiverRelation.trim() || null }),
    check: typed => ({
      receiverName: !typed.receiverName.trim() && t('receiverMissing'),
      checks: checks.some(check => !typed.checks[check]) && t('checksMissing'),
    }),
    // A missing tick is visible at the group that it belongs to.
    fieldOf: path => path.split('.')[0]!,
    success: t('handedOver'),
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('handOverTitle')}
      description={t('handOverText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:cancel')}</Button>
          <Button type="submit" form="hand-over" variant="primary" pending={form.pending}>
            {t('handOver')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="hand-over" className="grid gap-4 sm:grid-cols-2">
        <Receiver
          control={form.control}
          onSelf={() => form.set({ receiverName: row.patientName, receiverRelation: t('patientSelf') })}
        />
        <SecondCheck
          checked={form.watch('checks')}
          error={form.errorOf('checks')}
          onChange={checked => form.set({ checks: checked })}
        />
      </CommandForm>
    </Dialog>
  );
}

function Receiver({ control, onSelf }: { control: Control<Handed>; onSelf: () => void }) {
  const { t } = useTranslation('prescription');
  return (
    <>
      <TextField control={control} name="receiverName" label={t('receiver')} required maxLength={255} autoFocus />
      <TextField control={control} name="receiverRelation" label={t('receiverRelation')} optional maxLength={255} />
      <div className="sm:col-span-2">
        <Button size="sm" onClick={onSelf}>
          {t('patientSelf')}
        </Button>
      </div>
    </>
  );
}

function SecondCheck({
  checked,
  error,
  onChange,
}: {
  checked: Checks;
  error: string | null;
  onChange: (checked: Checks) => void;
}) {
  const { t } = useTranslation('prescription');
  return (
    <FieldGroup
      className="sm:col-span-2"
      error={error}
      legend={
        <>
          {t('checksTitle')}
          <Button size="sm" onClick={() => onChange(all)}>
            <CheckCheck aria-hidden />
            {t('checksAll')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 pt-1 sm:grid-cols-2">
        {checks.map(check => (
          <Checkbox
            key={check}
            label={t(`benar.${check}`)}
            checked={checked[check]}
            onCheckedChange={value => onChange({ ...checked, [check]: value === true })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
