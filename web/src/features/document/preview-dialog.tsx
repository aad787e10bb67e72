import type { DocumentRow } from '@alur/contracts/document/rows';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FilePreview } from '@/ui/file-preview';
import { orErased } from '@/ui/or-erased';
import { useDocumentFile, useDownload } from './use-document-file';

/** Shows a document: a picture, or a PDF in the browser's own viewer. */
export default function PreviewDialog({ document, onClose }: { document: DocumentRow; onClose: () => void }) {
  const { t } = useTranslation(['document', 'common']);
  const { data, error, refetch } = useDocumentFile(document.id);
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
      <FilePreview
        {...{ file: data, title, error }}
        loadingLabel={t('document:loading')}
        onRetry={() => void refetch()}
      />
    </Dialog>
  );
}
