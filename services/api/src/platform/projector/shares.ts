/** What a living worker leads, and what it would lead: indexes of partitions. */
export interface Share {
  worker: number;
  /** Those that it is ready to lead, and those that it leads. */
  standsFor: readonly number[];
  leads: readonly number[];
}

const ledBy = (shares: readonly Share[], worker: number): readonly number[] =>
  shares.find(share => share.worker === worker)?.leads ?? [];

/** How many somebody leads who leads fewest of those who stand for it. */
const fewest = (shares: readonly Share[], partition: number): number =>
  Math.min(...shares.filter(({ standsFor }) => standsFor.includes(partition)).map(({ leads }) => leads.length));

export const isFree = (shares: readonly Share[], partition: number): boolean =>
  shares.every(({ leads }) => !leads.includes(partition));

/** Whether the worker is next to take it where it is free: nobody who stands for it leads fewer. */
export const isNext = (shares: readonly Share[], worker: number, partition: number): boolean =>
  ledBy(shares, worker).length <= fewest(shares, partition);

/**
 * Whether the worker gives this partition back: somebody who stands for it leads at least two fewer. It gives one after
 * another, the last one first, and its first never, so that what goes with that stays: of one who has only just come, the
 * first partition may be the first to stand.
 */
export const givesBack = (shares: readonly Share[], worker: number, partition: number): boolean => {
  const led = ledBy(shares, worker);
  const spared = led.filter(index => index > Math.min(...led) && led.length - fewest(shares, index) >= 2);
  return partition === Math.max(...spared);
};
