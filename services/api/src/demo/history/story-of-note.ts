import type { Platform } from '../../platform/platform.js';
import type { HistoryNote } from './history-file.js';
import { Story } from './story.js';

/** The story that an installation was begun with: told again from its note, it is the same. */
export const storyOf = ({ hashes }: Pick<Platform, 'hashes'>, { until, days }: HistoryNote): Story =>
  new Story({ until: Date.parse(until), days, hash: (merchantId, kind, value) => hashes.of(merchantId, kind, value) });
