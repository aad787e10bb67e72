import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { translateError } from '@/i18n/translate-error';
import { toast } from '@/ui/toast';
import { rejoinsAfter } from './board-rows';
import type { QueueDialogProps } from './dialog-props';

/** A patient who was marked absent has come: one click undoes the absence and confirms her attendance. */
export function ReverseDialog({
  row,
  rows,
  commands: { reverseAbsence, attend },
  onClose,
}: QueueDialogProps & { rows: readonly QueueBoardRow[] }) {
  const { t } = useTranslation('queue');
  const [full, setFull] = useState<string | null>(null);
  const names = { number: row.display, name: row.patientName };
  const after = rejoinsAfter(rows, row)?.display;
  const confirm = async (reason: string) => {
    const back = await reverseAbsence.run({ id: row.id, body: { reason: reason || null, overQuota: full !== null } });
    if (!back.ok) {
      if (back.error instanceof ApiError && back.error.code === 'queue.quota-full') setFull(translateError(back.error));
      return;
    }
    const here = await attend.run({ id: row.id });
    if (here.ok) toast.success(t('done.attended', names));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('confirm.reverseTitle', names)}
      description={after ? t('confirm.reverseAfter', { ...names, after }) : t('confirm.reverseNext', names)}
      confirmLabel={full ? t('confirm.reverseOverQuota') : t('confirm.reverseDo')}
      cancelLabel={t('confirm.keep')}
      reason="optional"
      pending={reverseAbsence.pendingFor(row.id) || attend.pendingFor(row.id)}
      onConfirm={reason => void confirm(reason)}
    >
      {full && (
        <p role="alert" className="text-sm text-warning-text">
          {full}
        </p>
      )}
    </ConfirmDialog>
  );
}
