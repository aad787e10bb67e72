import { handOverPrescription } from '@alur/contracts/prescription/commands';
import type { HandoverCheck } from '@alur/contracts/prescription/review';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { CheckCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

const checks = ['patient', 'medicine', 'dose', 'route', 'time', 'information', 'documentation'] as const;
type Checks = Record<(typeof checks)[number], boolean>;
const none = Object.fromEntries(checks.map(check => [check, false])) as Checks;
const all = Object.fromEntries(checks.map(check => [check, true])) as Checks;

/** The second check and who takes the medicines home. */
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
  const [receiver, setReceiver] = useState('');
  const [relation, setRelation] = useState('');
  const [checked, setChecked] = useState<Checks>(none);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const handOver = useCommand(handOverPrescription, {
    success: t('handedOver'),
    onRefused: error => {
      setErrors(fieldMessages(error));
      return error.fields.length > 0;
    },
  });
  const missing = checks.some(check => !checked[check]);
  const unchecked = errors.checks ?? Object.entries(errors).find(([path]) => path.startsWith('checks'))?.[1];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Record<string, string> = {};
    if (!receiver.trim()) found.receiverName = t('receiverMissing');
    if (missing) found.checks = t('checksMissing');
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const outcome = await handOver.run({
      id: row.id,
      body: {
        receiverName: receiver.trim(),
        receiverRelation: relation.trim() || null,
        checks: checked satisfies HandoverCheck,
      },
    });
    if (outcome.ok) onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('handOverTitle')}
      description={t('handOverText')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:cancel')}</Button>
          <Button type="submit" form="hand-over" variant="primary" pending={handOver.pending}>
            {t('handOver')}
          </Button>
        </>
      }
    >
      <form
        id="hand-over"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Field label={t('receiver')} required error={errors.receiverName} className="min-w-0">
          <Input
            value={receiver}
            onChange={event => setReceiver(event.target.value)}
            maxLength={255}
            autoFocus
            autoComplete="off"
          />
        </Field>
        <Field label={t('receiverRelation')} optional error={errors.receiverRelation}>
          <Input
            value={relation}
            onChange={event => setRelation(event.target.value)}
            maxLength={255}
            autoComplete="off"
          />
        </Field>
        <div className="sm:col-span-2">
          <Button
            size="sm"
            onClick={() => {
              setReceiver(row.patientName);
              setRelation(t('patientSelf'));
            }}
          >
            {t('patientSelf')}
          </Button>
        </div>
        <fieldset className="sm:col-span-2">
          <legend className="flex w-full items-center gap-3 pb-2 font-medium">
            {t('checksTitle')}
            <Button size="sm" onClick={() => setChecked(all)}>
              <CheckCheck aria-hidden />
              {t('checksAll')}
            </Button>
          </legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {checks.map(check => (
              <Checkbox
                key={check}
                label={t(`benar.${check}`)}
                checked={checked[check]}
                onCheckedChange={value => setChecked({ ...checked, [check]: value === true })}
              />
            ))}
          </div>
          {unchecked && missing && (
            <p role="alert" className="pt-2 text-xs text-danger-text">
              {unchecked}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
