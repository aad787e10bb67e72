/** Runs the task on every item with limited parallelism; returns the results in the items' order. */
export const inParallel = async <Item, Made>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const index = next++;
      made[index] = await task(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return made;
};
