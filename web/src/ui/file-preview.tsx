import { ErrorState, Skeleton } from './states';
import { useObjectUrl } from './use-object-url';

/** A file as it is: a picture, or a PDF in the browser's own reader. */
export function FilePreview(props: {
  /** Nothing while it is on its way. */
  file: Blob | undefined;
  title: string;
  loadingLabel: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { file, title, loadingLabel, error, onRetry } = props;
  const address = useObjectUrl(file);
  return (
    <div className="h-[65dvh]">
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : address === null ? (
        <Skeleton className="size-full" aria-label={loadingLabel} />
      ) : file?.type === 'application/pdf' ? (
        <iframe src={address} title={title} className="size-full rounded-md border bg-white" />
      ) : (
        <img src={address} alt={title} className="mx-auto max-h-full max-w-full object-contain" />
      )}
    </div>
  );
}
