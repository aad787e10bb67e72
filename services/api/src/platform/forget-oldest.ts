/**
 * A tenth is evicted at a time, because a map keeps the slots of entries deleted from its front, and walks past them
 * each time.
 */
const PART = 10;

/** Evicts the oldest entries of a full map. To be called before each `set`. */
export const evictOldest = (map: Map<unknown, unknown>, most: number): void => {
  if (map.size < most) return;
  let left = Math.max(1, Math.floor(most / PART));
  for (const key of map.keys()) {
    map.delete(key);
    if (--left === 0) return;
  }
};
