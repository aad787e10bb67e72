import { discountedItems, DiscountType } from '@alur/contracts/transaction/enums';
import type { ItemRow } from '@alur/contracts/transaction/rows';

type Type = (typeof DiscountType.options)[number];

/** The items that a type of discount may be given on. */
export const itemsFor = (type: Type, items: readonly ItemRow[]): ItemRow[] =>
  items.filter(item => discountedItems[type].includes(item.type));

/** The types that this bill has items for. */
export const typesFor = (items: readonly ItemRow[]): Type[] =>
  DiscountType.options.filter(type => itemsFor(type, items).length > 0);

/** What is left of the chosen items after the discounts they have: no amount may be above it. */
export const maximumFor = (items: readonly ItemRow[]): number =>
  items.reduce((sum, item) => sum + item.amount - item.discount, 0);

export type DiscountFault = 'missing' | 'above100' | 'aboveItems' | 'noItems';

export function discountFault(
  valueType: 'percent' | 'amount',
  value: number | null,
  items: readonly ItemRow[],
): DiscountFault | null {
  if (items.length === 0) return 'noItems';
  if (value === null || value <= 0) return 'missing';
  if (valueType === 'percent') return value > 100 ? 'above100' : null;
  return value > maximumFor(items) ? 'aboveItems' : null;
}

/** What the discount takes off: percentages are rounded half up on each line. */
export function discountAmount(
  valueType: 'percent' | 'amount',
  value: number | null,
  items: readonly ItemRow[],
): number {
  if (value === null) return 0;
  if (valueType === 'amount') return value;
  return items.reduce(
    (sum, item) => sum + Math.round(((item.amount - item.discount) * Math.round(value * 100)) / 10_000),
    0,
  );
}
