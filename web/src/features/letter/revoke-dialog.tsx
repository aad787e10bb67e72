import { revokeLetter } from '@alur/contracts/letter/commands';
import type { LetterRow } from '@alur/contracts/letter/rows';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Asks why a letter is taken back. */
export function RevokeDialog({ letter, onClose }: { letter: LetterRow; onClose: () => void }) {
  const { t } = useTranslation('letter');
  const command = useCommand(revokeLetter, { success: t('revokedDone') });
  const revoke = async (reason: string) => {
    const outcome = await command.run({ id: letter.id, body: { reason } });
    if (outcome.ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      reason="required"
      onOpenChange={open => !open && onClose()}
      title={t('revokeTitle', { number: letter.number })}
      description={t('revokeText')}
      confirmLabel={t('revoke')}
      pending={command.pending}
      onConfirm={reason => void revoke(reason)}
    />
  );
}
