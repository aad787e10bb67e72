import type { DocumentRow } from '@alur/contracts/document/rows';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { orErased } from '@/ui/or-erased';
import { ErrorState, Skeleton } from '@/ui/states';
import { useObjectUrl } from '@/ui/use-object-url';
import { useDocumentFile, useDownload } from './use-document-file';

/** A document as it is: a picture, or a PDF in the browser's own reader. */
export default function PreviewDialog({ document, onClose }: { document: DocumentRow; onClose: () => void }) {
  const { t } = useTranslation(['document', 'common']);
  const { data, error, refetch } = useDocumentFile(document.id);
  const address = useObjectUrl(data);
  const download = useDownload(document);
  const title = orErased(document.title);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button variant="primary" pending={download.pending} onClick={() => void download.run()}>
            <Download aria-hidden />
            {t('document:download')}
          </Button>
        </>
      }
    >
      <div className="h-[65dvh]">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : address === null ? (
          <Skeleton className="size-full" aria-label={t('document:loading')} />
        ) : document.mediaType === 'application/pdf' ? (
          <iframe src={address} title={title} className="size-full rounded-md border bg-white" />
        ) : (
          <img src={address} alt={title} className="mx-auto max-h-full max-w-full object-contain" />
        )}
      </div>
    </Dialog>
  );
}
