import imported from 'terbilang-ts';

// The package is CommonJS: some bundlers import its exports directly, others as the default.
const convert = typeof imported === 'function' ? imported : (imported as { default: typeof imported }).default;

/** An amount in Indonesian words, as a receipt says it: "Seratus dua puluh lima ribu rupiah". */
export function terbilang(amount: number): string {
  const words = amount === 0 ? 'nol' : convert(Math.abs(amount)).trim().toLowerCase().replaceAll('milyar', 'miliar');
  const text = `${amount < 0 ? 'minus ' : ''}${words} rupiah`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
