import { ErrorState } from '@/ui/states';
import { isNotFound, NotFoundScreen } from './error-screen';

/** What of a page's own record could not be fetched: where there is no such record, there is no such page. */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return isNotFound(error) ? <NotFoundScreen /> : <ErrorState error={error} onRetry={onRetry} />;
}
