import { ErrorState, Skeleton } from './states';
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
