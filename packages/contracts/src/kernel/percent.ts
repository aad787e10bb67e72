/**
 * DOMAIN 6: so many percent of an amount, half a rupiah rounded up; up to four decimals of a percent count. All of it is
 * in whole numbers, because 1.15% of 3.000 is 34,5 in money and a little less in binary numbers.
 */
export const percentOf = (amount: number, percent: number): number =>
  Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
