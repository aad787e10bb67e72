import type { Expectation } from '../journal.js';
import type { Arrival } from './board.js';

/** Maximum number of events that one append may have after the one that changed the row. */
const WITHIN_ONE_APPEND = 16n;

/**
 * The time of each change from its command to each board of its topic: until the first frame, after the command was
 * sent, whose row has the receipt's position, one just before it in the same append, or a later one.
 */
export const waitingTimes = (
  expectations: readonly Expectation[],
  boards: readonly { key: string; arrivals: readonly Arrival[] }[],
): number[] => {
  const wanted = Map.groupBy(expectations, ({ merchantId, topic }) => `${merchantId}/${topic}`);
  return boards.flatMap(({ key, arrivals }) => {
    const byRow = Map.groupBy(arrivals, ({ rowId }) => rowId);
    return (wanted.get(key) ?? []).flatMap(({ rowId, position, due }) => {
      const from = BigInt(position) - WITHIN_ONE_APPEND;
      const came = byRow.get(rowId)?.find(arrival => arrival.at >= due && arrival.position > from);
      return came ? [came.at - due] : [];
    });
  });
};
