import { formatNumber, formatRupiah } from '@/ui/format';

const sign = (value: number) => (value > 0 ? '+' : '');

/** A difference in units, with its sign: `+2`, `−3`. */
export const signedNumber = (value: number): string => sign(value) + formatNumber(value, 3).replace('-', '−');

/** A difference in rupiah, with its sign. */
export const signedRupiah = (value: number): string => sign(value) + formatRupiah(value);

/** The colour of a difference: too little, or too much. */
export const toneOf = (value: number): string =>
  value === 0 ? '' : value < 0 ? 'text-danger-text' : 'text-success-text';
