import { percentOf } from '@alur/contracts/kernel/percent';
import { discountedItems, DiscountType } from '@alur/contracts/transaction/enums';
import type { ChargeRow } from '@alur/contracts/transaction/rows';

/** The fields of an item on which a discount is calculated. */
export type Discounted = Pick<ChargeRow, 'itemId' | 'type' | 'amount' | 'discount'>;

type Type = (typeof DiscountType.options)[number];

/** The items that a type of discount may be given on. */
export const itemsFor = <Item extends Discounted>(type: Type, items: readonly Item[]): Item[] =>
  items.filter(item => discountedItems[type].includes(item.type));

/** The types that this bill has items for. */
export const typesFor = (items: readonly Discounted[]): Type[] =>
  DiscountType.options.filter(type => itemsFor(type, items).length > 0);

/** What is left of the chosen items after their discounts, which is the highest amount allowed. */
export const maximumFor = (items: readonly Discounted[]): number =>
  items.reduce((sum, item) => sum + item.amount - item.discount, 0);

export type DiscountFault = 'missing' | 'above100' | 'aboveItems' | 'noItems';

export function discountFault(
  valueType: 'percent' | 'amount',
  value: number | null,
  items: readonly Discounted[],
): DiscountFault | null {
  if (items.length === 0) return 'noItems';
  if (value === null || value <= 0) return 'missing';
  if (valueType === 'percent') return value > 100 ? 'above100' : null;
  return value > maximumFor(items) ? 'aboveItems' : null;
}

/** The amount of the discount: percentages are rounded half up on each line. */
export function discountAmount(
  valueType: 'percent' | 'amount',
  value: number | null,
  items: readonly Discounted[],
): number {
  if (value === null) return 0;
  if (valueType === 'amount') return value;
  return items.reduce((sum, item) => sum + percentOf(item.amount - item.discount, value), 0);
}
