import type { Frame, TopicParameters } from '@alur/contracts/kernel/live';
import { topicKey, type LiveRow } from '@alur/contracts/kernel/topic';
import type { RowChange } from '@alur/domain/kernel/fold';
import type { AnyTable, LiveOn, Row } from '@alur/domain/kernel/view';
import { versionOf } from './row-table.js';

/** A frame and its facility. */
export interface MerchantFrame {
  merchantId: number;
  /** The topic with its parameters, in canonical text. */
  key: string;
  frame: Frame;
}

/** A frame made by this process. */
export interface MadeFrame extends MerchantFrame {
  /** Name under which the topic's head is stored. */
  head: string;
}

/** Two versions of a topic's view may be current at once, so each has a head of its own. */
export const headName = (table: AnyTable, key: string): string => `${versionOf(table)} ${key}`;

const paramsOf = ({ by }: LiveOn, row: Row | null): TopicParameters | null => {
  if (row === null) return null;
  const params: TopicParameters = {};
  for (const [param, column] of Object.entries(by)) {
    const value = row[column];
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    params[param] = value;
  }
  return params;
};

export const headId = (merchantId: number, key: string): string => `${merchantId}/${key}`;

/**
 * Turns changed rows into frames: a row is sent to the topic it is in now, and removed from the one it was in before.
 * `prev` is left empty, because the database knows each topic's head.
 */
export const framesOf = (
  table: AnyTable,
  changes: readonly RowChange[],
  epochOf: (table: AnyTable) => string,
): Map<string, MadeFrame> => {
  const frames = new Map<string, MadeFrame>();
  const frameOf = (merchantId: number, live: LiveOn, params: TopicParameters, position: string): Frame => {
    const key = topicKey(live.topic.name, params);
    const id = headId(merchantId, key);
    let entry = frames.get(id);
    if (!entry) {
      const frame: Frame = {
        topic: live.topic.name,
        params,
        epoch: epochOf(table),
        prev: '',
        seq: position,
        rows: [],
        removed: [],
        ops: 1,
      };
      entry = { merchantId, key, head: headName(table, key), frame };
      frames.set(id, entry);
    }
    if (BigInt(position) > BigInt(entry.frame.seq)) entry.frame.seq = position;
    return entry.frame;
  };
  for (const live of table.topics)
    for (const { merchantId, key, position, before, after } of changes) {
      const was = paramsOf(live, before);
      const is = paramsOf(live, after);
      const moved = was && (!is || topicKey('', was) !== topicKey('', is));
      if (moved) frameOf(merchantId, live, was, position).removed.push({ key, position });
      if (is) frameOf(merchantId, live, is, position).rows.push({ ...after, key, position } as LiveRow);
    }
  return frames;
};
