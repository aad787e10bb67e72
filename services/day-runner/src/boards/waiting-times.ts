import type { Expectation } from '../journal.js';
import type { Arrival } from './board.js';

/** Events that one append may have written after the one that changed the row. */
const WITHIN_ONE_APPEND = 16n;

/**
 * How long each change took from its command to each board that watches its topic: the first frame, after the command
 * was sent, whose row stands at the receipt's position, at one just before it in the same append, or beyond.
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
