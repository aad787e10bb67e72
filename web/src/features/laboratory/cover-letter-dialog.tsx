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
export function CoverLetterDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { t } = useTranslation(['laboratory', 'common']);
  const { data, error, refetch } = useQuery({
    queryKey: ['cover-letter', currentMerchant(), orderId],
    queryFn: async ({ signal }) =>
      (await call<Blob>('GET', `/v2/laboratory/${orderId}/cover-letter`, { signal, answer: 'blob' })).data,
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });
  const title = t('laboratory:coverLetter');
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
        loadingLabel={t('laboratory:loadingLetter')}
        onRetry={() => void refetch()}
      />
    </Dialog>
  );
}
