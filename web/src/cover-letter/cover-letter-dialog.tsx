import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { call } from '@/api/http';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FilePreview } from '@/ui/file-preview';

/**
 * Shows the letter with which the patient was sent: a picture, or a PDF in the browser's own viewer. Each view is
 * logged.
 */
export function CoverLetterDialog({
  module,
  orderId,
  onClose,
}: {
  /** The module whose order it is, as its routes name it. */
  module: 'laboratory' | 'radiology';
  orderId: number;
  onClose: () => void;
}) {
  const { t } = useTranslation(['document', 'common']);
  const { data, error, refetch } = useQuery({
    queryKey: ['cover-letter', currentMerchant(), module, orderId],
    queryFn: async ({ signal }) =>
      (await call<Blob>('GET', `/v2/${module}/${orderId}/cover-letter`, { signal, answer: 'blob' })).data,
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });
  const title = t('document:letter.one');
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={title}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <FilePreview
        {...{ file: data, title, error }}
        loadingLabel={t('document:letter.loading')}
        onRetry={() => void refetch()}
      />
    </Dialog>
  );
}
