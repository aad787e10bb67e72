import { CancelledError } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';

export type NavigationFailure = 'aborted' | 'cancelled' | 'duplicated';

/**
 * Why a navigation ended without an error (SPEC 8): cancelled because the person left or pressed stop, superseded by
 * another one, or leading to the page that is already open. None of them is shown to anybody. Null for real errors.
 */
export function navigationFailure(error: unknown, here = window.location.pathname): NavigationFailure | null {
  if (error instanceof CancelledError) return 'cancelled';
  if (error instanceof DOMException && error.name === 'AbortError') return 'aborted';
  if (isRedirect(error) && error.options.to === here) return 'duplicated';
  return null;
}
