import type { CoverMode, GuarantorKind, ItemType } from './enums.js';

/** How much of what is left to her a guarantor bears; of some kinds of items alone, where they are named. */
export interface Cover {
  mode: CoverMode;
  value: number | null;
  itemTypes: readonly ItemType[] | null;
}
interface Bearing {
  guarantorId: number;
  kind: GuarantorKind;
  cover: Cover;
}
/** What is borne together: `aboveClass` is what a class above her own costs more. */
interface Part {
  itemType: ItemType;
  aboveClass: boolean;
  amount: number;
}

export interface Share {
  guarantorId: number;
  amount: number;
}

const sum = (parts: readonly Part[]): number => parts.reduce((all, { amount }) => all + amount, 0);

/** The lines of one kind together. */
const partsOf = (lines: readonly Part[]): Part[] => {
  const parts = new Map<string, Part>();
  for (const { itemType, aboveClass, amount } of lines) {
    const key = `${itemType} ${aboveClass}`;
    parts.set(key, { itemType, aboveClass, amount: (parts.get(key)?.amount ?? 0) + amount });
  }
  return [...parts.values()];
};

const wanted = ({ mode, value }: Cover, open: number): number => {
  switch (mode) {
    case 'all':
    case 'items':
      return open;
    case 'percent':
      return Math.round((open * Math.round((value ?? 0) * 100)) / 10_000);
    case 'limit':
      return value ?? 0;
    // Before the claim is grouped nobody knows it: then it bears all, and the difference is the claim's.
    case 'tariff':
      return value ?? open;
  }
};

/** Takes what was borne off each part alike, to the rupiah. */
const bear = (parts: readonly Part[], amount: number): void => {
  const open = sum(parts);
  let seen = 0;
  let taken = 0;
  for (const part of parts) {
    seen += part.amount;
    const upTo = open === 0 ? 0 : Math.round((amount * seen) / open);
    part.amount -= upTo - taken;
    taken = upTo;
  }
};

/**
 * What each guarantor bears, in their order, each of what those before it left. Discounts bear on the patient's share: a
 * guarantor's is worked out before them, and is only as much as they leave. What a class above her own costs more BPJS does
 * not bear: the patient does, or an insurance besides it (DOMAIN 6, *selisih naik kelas*).
 */
export const sharesOf = (guarantors: readonly Bearing[], lines: readonly Part[], discounted: number): Share[] => {
  const parts = partsOf(lines);
  let payable = sum(parts) - discounted;
  return guarantors.map(({ guarantorId, kind, cover }) => {
    const types = cover.mode === 'items' ? (cover.itemTypes ?? []) : cover.itemTypes;
    const its = parts.filter(
      ({ itemType, aboveClass }) => (types === null || types.includes(itemType)) && !(kind === 'bpjs' && aboveClass),
    );
    const open = sum(its);
    const amount = Math.max(0, Math.min(wanted(cover, open), open, payable));
    bear(its, amount);
    payable -= amount;
    return { guarantorId, amount };
  });
};
