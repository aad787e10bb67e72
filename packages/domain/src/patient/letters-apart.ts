/**
 * Distance of two texts in letters: wrong, missing, superfluous, or two neighbours swapped (optimal string alignment
 * distance). It ranks search results; names are short, so a plain table is fast enough.
 */
export const lettersApart = (one: string, other: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swap ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return at(last, other.length);
};

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
