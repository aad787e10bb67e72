import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatDate } from '@/ui/format';

/** Asks before a price is withdrawn whose day has not come. */
export function WithdrawPrice({
  from,
  pending,
  onConfirm,
  onClose,
}: {
  from: string;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('catalogue');
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={open => !open && onClose()}
      title={t('prices.withdrawTitle')}
      description={t('prices.withdrawText', { date: formatDate(from) })}
      confirmLabel={t('prices.withdraw')}
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
