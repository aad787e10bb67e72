import { CancelledError } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';

export type NavigationFailure = 'aborted' | 'cancelled' | 'duplicated';

/**
 * How a way to a page, or what it asked for, came to an end without being wrong (SPEC 8): given up as somebody left or
 * pressed stop, overtaken by another, or leading where one is. Nobody is told of any of them; null for whatever is wrong.
 */
export function navigationFailure(error: unknown, here = window.location.pathname): NavigationFailure | null {
  if (error instanceof CancelledError) return 'cancelled';
  if (error instanceof DOMException && error.name === 'AbortError') return 'aborted';
  if (isRedirect(error) && error.options.to === here) return 'duplicated';
  return null;
}
