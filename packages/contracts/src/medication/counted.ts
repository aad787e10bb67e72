/** Directions of a prescription line, and the unit in which its quantity and its dose are. */
export interface Directed {
  readonly signa: string;
  readonly unit: string;
}

/** How often a day directions say, and how much at a time; null where they do not say it in the line's unit. */
export interface Counted {
  readonly times: number;
  readonly dose: number | null;
}

const often = /(\d+)\s*(?:x|×|dd|kali)\s*(?:sehari\s*)?/;

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  setengah: 1 / 2,
  seperempat: 1 / 4,
};
/** `1`, `0,5`, `1/2`, `1 1/2`, `½`, `1½`, `setengah`. */
const amount = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)|^(\d+)?\s*(½|¼|¾|setengah|seperempat)|^(\d+(?:[.,]\d+)?)/;
/** From one to another, so that neither is the dose. */
const range = /^\s*(?:-|–|s\/d|sd\b|sampai|atau)\s*[\d½¼¾]/;
/** Weights, volumes, drops and hours: so many of them are not so many tablets. */
const measure =
  /^\s*(mcg|µg|μg|ug|mg|gr|gram|g|ml|cc|l|iu|ui|unit|sdt|sdm|sth|cth|sendok(?: teh| makan)?|tetes|gtt|jam|hari|%)(?![a-z])/;

const amountOf = ([, whole, part, of, before, fraction, plain]: RegExpExecArray): number => {
  if (plain !== undefined) return Number(plain.replace(',', '.'));
  if (fraction !== undefined) return Number(before ?? 0) + (FRACTIONS[fraction] ?? 0);
  return Number(whole ?? 0) + Number(part) / Number(of);
};

const doseIn = (rest: string, unit: string): number | null => {
  const found = amount.exec(rest);
  if (!found) return null;
  const after = rest.slice(found[0].length);
  const [, measured] = measure.exec(after) ?? [];
  if (range.test(after) || (measured !== undefined && measured !== unit.trim().toLowerCase())) return null;
  const dose = Math.round(amountOf(found) * 10_000) / 10_000;
  return Number.isFinite(dose) && dose > 0 ? dose : null;
};

/**
 * Reads `3 x 1 tablet`, `2 dd 1/2`, `3 kali sehari 1½`. What it cannot read for certain is no dose: somebody would be
 * given it.
 */
export const countedIn = ({ signa, unit }: Directed): Counted | null => {
  const text = signa.toLowerCase();
  const found = often.exec(text);
  if (!found) return null;
  return { times: Number(found[1]), dose: doseIn(text.slice(found.index + found[0].length), unit) };
};
