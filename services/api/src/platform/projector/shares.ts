/** The partitions that a living worker leads and is a candidate for, by index. */
export interface Share {
  worker: number;
  /** Partitions that it could lead, and those that it leads. */
  standsFor: readonly number[];
  leads: readonly number[];
}

const ledBy = (shares: readonly Share[], worker: number): readonly number[] =>
  shares.find(share => share.worker === worker)?.leads ?? [];

/** The smallest number of partitions led by any of this partition's candidates. */
const fewest = (shares: readonly Share[], partition: number): number =>
  Math.min(...shares.filter(({ standsFor }) => standsFor.includes(partition)).map(({ leads }) => leads.length));

export const isFree = (shares: readonly Share[], partition: number): boolean =>
  shares.every(({ leads }) => !leads.includes(partition));

/** Whether the worker may take a free partition: no candidate leads fewer. */
export const isNext = (shares: readonly Share[], worker: number, partition: number): boolean =>
  ledBy(shares, worker).length <= fewest(shares, partition);

/**
 * Whether the worker gives this partition back: a candidate for it leads at least two fewer. It gives back one at a
 * time, the last one first, and never its first one, so that the duties that run with the first partition do not move.
 */
export const givesBack = (shares: readonly Share[], worker: number, partition: number): boolean => {
  const led = ledBy(shares, worker);
  const spared = led.filter(index => index > Math.min(...led) && led.length - fewest(shares, index) >= 2);
  return partition === Math.max(...spared);
};
