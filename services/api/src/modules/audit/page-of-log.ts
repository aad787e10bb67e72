import type { Seen } from '@alur/domain/kernel/event';
import type { Log } from '../../platform/log/log.js';

/**
 * Exactly `limit` events of a facility after a position, fewer only at the log's end: the log's own pages never split
 * an append, so they may be shorter, which a reader would take for the end.
 */
export const pageOfLog = async (
  log: Pick<Log, 'readAll'>,
  after: bigint,
  limit: number,
  merchantId: number,
): Promise<Seen[]> => {
  const page: Seen[] = [];
  for (let position = after; page.length < limit;) {
    const more = await log.readAll(position, { limit: limit - page.length, filter: { merchantId } });
    const last = more.at(-1);
    if (!last) return page;
    page.push(...more);
    position = BigInt(last.position);
  }
  return page;
};
