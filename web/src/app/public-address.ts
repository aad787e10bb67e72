import { runtimeConfig } from './runtime-config';

/**
 * The address of a page as it is opened elsewhere, from a paper, an invitation or the waiting room's screen: under the
 * installation's public address where one is set, since this desk may know it by another.
 */
export const publicAddress = (path: string): string => (runtimeConfig().publicUrl || window.location.origin) + path;
