import {
  communicateCritical,
  correctResult,
  RejectionCause,
  rejectSpecimen,
  sendOut,
} from '@alur/contracts/laboratory/commands';
import type { LaboratoryOrderRow, LaboratoryTestRow } from '@alur/contracts/laboratory/rows';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { Checkbox } from '@/ui/checkbox';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';
import { shownValue } from './flag-chip';

/** Rejects a sample with a reason: its tests go back to the queue, and the ward is notified. */
export function RejectDialog({ orderId, number, onClose }: { orderId: number; number: string; onClose: () => void }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const form = useCommandForm(rejectSpecimen, {
    values: { cause: 'hemolysed' as RejectionCause, note: '' },
    id: orderId,
    body: typed => ({ number, cause: typed.cause, note: typed.note }),
    check: ({ cause, note }) => ({
      note: cause === 'other' && note.trim() === '' && translateCode('laboratory.rejection-unexplained'),
    }),
    success: t('laboratory:rejected'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      danger
      title={t('laboratory:rejectTitle', { number })}
      description={t('laboratory:rejectHint')}
      verb={t('laboratory:reject')}
      onClose={onClose}
    >
      <FormField control={form.control} name="cause" label={t('laboratory:cause')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={RejectionCause.options.map(each => ({ value: each, label: t(`enums:rejectionCause.${each}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="note" label={t('laboratory:note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Replaces a validated value, with a reason; the former one remains in the history. */
export function CorrectDialog({ test, onClose }: { test: LaboratoryTestRow; onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const form = useCommandForm(correctResult, {
    values: { text: test.text ?? '', reason: '' },
    id: test.orderId,
    body: typed => ({ parameterId: test.parameterId, text: typed.text, note: '', reason: typed.reason.trim() }),
    success: t('corrected'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('correctTitle', { name: test.name })}
      description={t('correctHint', { value: orErased(shownValue(test)), unit: test.unit ?? '' })}
      verb={t('correct')}
      onClose={onClose}
    >
      <TextField control={form.control} name="text" label={t('result')} hint={test.unit} required autoFocus />
      <FormField control={form.control} name="reason" label={t('reason')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

/** Sends tests without a value to another laboratory. */
export function SendOutDialog({ tests, onClose }: { tests: readonly LaboratoryTestRow[]; onClose: () => void }) {
  const { t } = useTranslation('laboratory');
  const form = useCommandForm(sendOut, {
    values: { laboratory: '', parameterIds: tests.map(({ parameterId }) => parameterId) },
    id: tests[0]?.orderId,
    body: typed => typed,
    success: t('sentOut'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('sendOut')} description={t('sendOutHint')} verb={t('sendOut')} onClose={onClose}>
      <TextField control={form.control} name="laboratory" label={t('referralLaboratory')} required autoFocus />
      <FormField control={form.control} name="parameterIds" label={t('parameters')} required>
        {({ value, onChange }) => (
          <div className="grid gap-1 sm:grid-cols-2">
            {tests.map(({ parameterId: id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={value.includes(id)}
                onCheckedChange={checked =>
                  onChange(checked === true ? [...value, id] : value.filter(each => each !== id))
                }
              />
            ))}
          </div>
        )}
      </FormField>
    </FormDialog>
  );
}

/** Records that a critical value was reported by telephone: what, to whom, and that she repeated it (DOMAIN 2.7). */
export function CommunicateDialog({
  order,
  tests,
  onClose,
}: {
  order: LaboratoryOrderRow;
  tests: readonly LaboratoryTestRow[];
  onClose: () => void;
}) {
  const { t } = useTranslation('laboratory');
  const form = useCommandForm(communicateCritical, {
    values: { communicatedTo: order.requester, readBack: false, note: '' },
    id: order.id,
    body: typed => ({ ...typed, parameterIds: tests.map(({ parameterId }) => parameterId) }),
    check: ({ readBack }) => ({ readBack: !readBack && translateCode('laboratory.not-read-back') }),
    success: t('communicated'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('communicateTitle')} verb={t('communicateVerb')} onClose={onClose}>
      <ul className="rounded-md bg-danger-soft p-3 text-lg font-semibold">
        {tests.map(test => (
          <li key={test.id} className="tabular flex justify-between gap-4">
            <span>{test.name}</span>
            <span>
              {orErased(shownValue(test))} {test.unit}
            </span>
          </li>
        ))}
      </ul>
      <TextField control={form.control} name="communicatedTo" label={t('communicatedTo')} required />
      <FormField control={form.control} name="readBack" label={t('readBackLabel')} required>
        {({ value, onChange }) => (
          <Checkbox label={t('readBack')} checked={value} onCheckedChange={checked => onChange(checked === true)} />
        )}
      </FormField>
      <FormField control={form.control} name="note" label={t('note')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
