/** Milliseconds of the machine's monotonic clock, the same in every thread. */
export const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6;

export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
