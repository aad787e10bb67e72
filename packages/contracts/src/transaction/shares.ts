import { percentOf } from '../kernel/percent.js';
import type { CoverMode, GuarantorKind, ItemType } from './enums.js';

/** How much of the rest a guarantor pays; of named kinds of items only, if any are named. */
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
/** Items that are shared alike: `aboveClass` marks the surcharge for a class above the patient's own. */
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

/** Sums up the lines of each kind. */
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
      return percentOf(open, value ?? 0);
    case 'limit':
      return value ?? 0;
    // Before the claim is grouped the tariff is unknown: the guarantor pays all then, and the claim gets the
    // difference.
    case 'tariff':
      return value ?? open;
  }
};

/** Subtracts a guarantor's share from the parts in proportion, to the rupiah. */
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
 * Each guarantor's share, in their order, of what the previous ones left. Discounts reduce the patient's share: a
 * guarantor's share is computed before them, and is at most what they leave. BPJS does not pay the surcharge for a
 * higher class: the patient does, or an additional insurance (DOMAIN 6, *selisih naik kelas*).
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

/** What a guarantor bears at most; null without a limit. */
export const capOf = ({ cover: { mode, value } }: Pick<Bearing, 'cover'>): number | null =>
  mode === 'limit' || mode === 'tariff' ? value : null;

/**
 * The total that no guarantor pays without a limit, and its security: deposits, and the guarantors' maximum amounts.
 */
export const securityOf = ({
  guarantors,
  parts,
  discounted,
  deposits,
}: {
  guarantors: readonly Bearing[];
  parts: readonly Part[];
  discounted: number;
  /** What of them was neither applied nor refunded. */
  deposits: number;
}): { uncovered: number; secured: number } => {
  let secured = deposits;
  let uncovered = sum(parts) - discounted;
  for (const [index, { amount }] of sharesOf(guarantors, parts, discounted).entries()) {
    const guarantor = guarantors[index];
    const cap = guarantor && capOf(guarantor);
    if (cap === null || cap === undefined) uncovered -= amount;
    else secured += cap;
  }
  return { uncovered, secured };
};
