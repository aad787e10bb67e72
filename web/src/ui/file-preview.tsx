import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, Skeleton } from './states';
import { useObjectUrl } from './use-object-url';

/** Shows a file: a picture, or a PDF in the browser's own viewer. */
export function FilePreview(props: {
  /** Undefined while it is being fetched. */
  file: Blob | undefined;
  title: string;
  loadingLabel: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { file, title, loadingLabel, error, onRetry } = props;
  const { t } = useTranslation('ui');
  const address = useObjectUrl(file);
  return (
    <div className="h-[65dvh]">
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : address === null ? (
        <Skeleton className="size-full" aria-label={loadingLabel} />
      ) : file?.type === 'application/pdf' ? (
        // Phones show no PDF inside a page.
        navigator.pdfViewerEnabled === false ? (
          <EmptyState icon={FileText} title={t('noPdfTitle')}>
            {t('noPdf')}
          </EmptyState>
        ) : (
          <iframe src={address} title={title} className="size-full rounded-md border bg-white" />
        )
      ) : (
        <img src={address} alt={title} className="mx-auto max-h-full max-w-full object-contain" />
      )}
    </div>
  );
}
