import { LicenceKind, recordLicence } from '@alur/contracts/identity/commands';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { RadioGroup } from '@/ui/radio-group';
import type { Employee } from './employee-queries';
import { useFields } from './use-fields';

/** The newest STR or SIP of a person; what is known of it stands there to be changed. */
export function LicenceDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const known = (kind: LicenceKind) => employee.licences.find(one => one.kind === kind);
  const startOf = (kind: LicenceKind) => ({
    kind,
    number: known(kind)?.number ?? (kind === 'SIP' ? employee.practiceLicence : ''),
    validUntil: known(kind)?.validUntil ?? '',
  });
  const { values, set, error, form, place, fits } = useFields(startOf('SIP'));
  const record = useCommand(recordLicence, { success: t('identity:licence.recorded'), onRefused: place });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...values, validUntil: values.validUntil || null };
    if (record.pending || !(await fits(recordLicence.body, body))) return;
    const outcome = await record.run({ id: employee.id, body });
    if (outcome.ok) onClose();
  };
  const choose = (kind: LicenceKind) => {
    const next = startOf(kind);
    set('kind', kind);
    set('number', next.number);
    set('validUntil', next.validUntil);
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && !record.pending && onClose()}
      size="sm"
      title={t('identity:licence.record')}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="licence-form" variant="primary" pending={record.pending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="licence-form"
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={enterToNext}
        onSubmit={event => void submit(event)}
      >
        <Field label={t('identity:licence.kind')} required>
          <RadioGroup
            inline
            value={values.kind}
            onValueChange={choose}
            options={LicenceKind.options.map(value => ({ value, label: t(`identity:licence.${value}`) }))}
          />
        </Field>
        <Field label={t('identity:licence.number')} required error={error('number')}>
          <Input
            autoComplete="off"
            maxLength={60}
            value={values.number}
            onChange={event => set('number', event.target.value)}
          />
        </Field>
        <Field
          label={t('identity:licence.validUntil')}
          optional
          hint={t('identity:licence.forLife')}
          error={error('validUntil')}
        >
          <DateField value={values.validUntil} onChange={day => set('validUntil', day)} />
        </Field>
      </form>
    </Dialog>
  );
}
