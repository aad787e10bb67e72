/** A tenth at a time: a map keeps the places of what was deleted from its front, and walks past them each time. */
const PART = 10;

/** Makes room in a map that is full: what was put in first goes first. To be called before each `set`. */
export const evictOldest = (map: Map<unknown, unknown>, most: number): void => {
  if (map.size < most) return;
  let left = Math.max(1, Math.floor(most / PART));
  for (const key of map.keys()) {
    map.delete(key);
    if (--left === 0) return;
  }
};
