/** Widths of the bars and spaces of each Code 128 symbol (ISO/IEC 15417), by its value; the last is the stop symbol. */
const signs =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const START_B = 104;
const START_C = 105;
const TO_C = 99;
const STOP = 106;

/** The symbol values of a string of digits: two digits per symbol, and of an odd number the first by itself. */
export const valuesOf = (digits: string): number[] => {
  const pairs = (text: string) => (text.match(/../g) ?? []).map(Number);
  if (digits.length % 2 === 0) return [START_C, ...pairs(digits)];
  return [START_B, digits.charCodeAt(0) - 32, TO_C, ...pairs(digits.slice(1))];
};

/** Start, values, check symbol and stop, as widths of bar, space, bar … */
export const code128 = (digits: string): number[] => {
  const values = valuesOf(digits);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0) % 103;
  return [...values, check, STOP].flatMap(value => (signs[value] ?? '').split('').map(Number));
};
