/** What a living worker leads: indexes of partitions. */
export interface Share {
  worker: number;
  partitions: readonly number[];
}

const ledBy = (shares: readonly Share[], worker: number): readonly number[] =>
  shares.find(share => share.worker === worker)?.partitions ?? [];

const fewest = (shares: readonly Share[]): number => Math.min(...shares.map(({ partitions }) => partitions.length));

export const isFree = (shares: readonly Share[], partition: number): boolean =>
  shares.every(({ partitions }) => !partitions.includes(partition));

/** Whether the worker is next to take what is free: nobody leads fewer than it does. */
export const isNext = (shares: readonly Share[], worker: number): boolean =>
  ledBy(shares, worker).length <= fewest(shares);

/**
 * Whether the worker gives this partition back: somebody leads at least two fewer. It gives one after another, the last
 * one first, so that what goes with the first partition stays.
 */
export const givesBack = (shares: readonly Share[], worker: number, partition: number): boolean => {
  const led = ledBy(shares, worker);
  return led.length - fewest(shares) >= 2 && partition === Math.max(...led);
};
