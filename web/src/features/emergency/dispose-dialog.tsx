import * as commands from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { pendingOrders } from '@alur/contracts/record/open-orders';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { orderModules } from '@/i18n/order-modules';
import { translateCode } from '@/i18n/translate-error';
import { cn } from '@/ui/cn';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import type { VisitDialogProps } from './visit-dialogs';

/** Records the disposition: where the patient goes. None is chosen beforehand, since each ends something else. */
export function DisposeDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation(['emergency', 'enums']);
  const pending = pendingOrders(visit.orders);
  const form = useCommandForm(commands.disposeEmergency, {
    id: visit.encounterId,
    values: {
      disposition: (visit.seenAt === null ? 'dead_on_arrival' : null) as commands.Disposition | null,
      ...{ note: '', destination: '', signer: '', relation: '', witness: '', openOrdersReason: '' },
    },
    body: typed => ({
      disposition: typed.disposition as commands.Disposition,
      note: typed.note.trim() || null,
      destination: typed.destination.trim() || null,
      statement:
        typed.disposition === 'against_advice'
          ? {
              signer: typed.signer.trim(),
              relation: typed.relation.trim() || null,
              witness: typed.witness.trim() || null,
            }
          : null,
      diedAt: null,
      openOrdersReason: (isLeaving(typed) && typed.openOrdersReason.trim()) || null,
    }),
    fieldOf: path => (path.startsWith('statement') ? 'signer' : path),
    check: typed => ({
      disposition: typed.disposition === null && translateCode('shape.required'),
      destination:
        typed.disposition === 'referred' && !typed.destination.trim() && translateCode('emergency.destination-missing'),
      signer:
        typed.disposition === 'against_advice' && !typed.signer.trim() && translateCode('emergency.statement-missing'),
      openOrdersReason:
        isLeaving(typed) && pending.length > 0 && !typed.openOrdersReason.trim() && translateCode('shape.required'),
    }),
    success: t('emergency:disposed'),
    onDone: onClose,
  });
  const { control } = form;
  const disposition = form.watch('disposition');
  const leaves = isLeaving({ disposition });
  const options = visit.seenAt === null ? (['dead_on_arrival'] as const) : commands.Disposition.options;
  return (
    <FormDialog
      of={form}
      title={t('emergency:dispose')}
      description={disposition && t(leaves ? 'emergency:disposeLeaves' : 'emergency:disposeStays')}
      verb={t('emergency:dispose')}
      onClose={onClose}
    >
      <FormField control={control} name="disposition" label={t('emergency:disposition')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={options.map(one => ({ value: one, label: t(`enums:emergencyDisposition.${one}`) }))}
          />
        )}
      </FormField>
      {disposition === 'referred' && (
        <TextField control={control} name="destination" label={t('emergency:destination')} required maxLength={255} />
      )}
      {disposition === 'against_advice' && (
        <>
          <TextField control={control} name="signer" label={t('emergency:signer')} required maxLength={255} />
          <TextField control={control} name="relation" label={t('emergency:escortRelation')} optional maxLength={255} />
          <TextField control={control} name="witness" label={t('emergency:witness')} optional maxLength={255} />
        </>
      )}
      {leaves && <OpenOrders of={visit} />}
      {leaves && pending.length > 0 && (
        <TextField
          control={control}
          name="openOrdersReason"
          label={t('emergency:openOrdersReason')}
          required
          maxLength={500}
        />
      )}
      <FormField control={control} name="note" label={t('emergency:note')} optional>
        {bound => <Textarea rows={3} {...bound} />}
      </FormField>
    </FormDialog>
  );
}

const isLeaving = ({ disposition }: { disposition: commands.Disposition | null }) =>
  disposition !== null && !commands.stayingDispositions.includes(disposition);

/** What is still open of her orders; of a prescription it is said who has it. */
function OpenOrders({ of: { orders } }: { of: EmergencyRow }) {
  const { t } = useTranslation('emergency');
  if (orders.length === 0) return null;
  const modules = orderModules(orders.map(({ module }) => module));
  const isPending = pendingOrders(orders).length > 0;
  return (
    <p
      role="status"
      className={cn('rounded-md px-3 py-2', isPending ? 'bg-warning-soft text-warning-text' : 'bg-muted')}
    >
      {t('openOrders', { count: orders.length, modules })}
      {pendingOrders(orders).length < orders.length && ` ${t('medicineLater')}`}
    </p>
  );
}
