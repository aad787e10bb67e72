export type QuantityFault = 'missing' | 'negative' | 'above';

/** SPEC section 5: what a quantity on a bill cannot be. */
export function quantityFault(quantity: number | null, prescribed: number | null): QuantityFault | null {
  if (quantity === null) return 'missing';
  if (quantity < 0) return 'negative';
  return prescribed !== null && quantity > prescribed ? 'above' : null;
}
