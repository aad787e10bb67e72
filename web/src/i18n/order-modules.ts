import i18next from 'i18next';
import { anyKey } from './any-key';

/** The desks that orders are with, each once, in words. */
export const orderModules = (modules: readonly string[]): string =>
  [...new Set(modules)].map(module => anyKey(i18next.t)(`enums:orderModule.${module}`)).join(', ');
