export type QuantityFault = 'missing' | 'negative' | 'above';

/** Why a quantity on a bill is invalid (SPEC section 5). */
export function quantityFault(quantity: number | null, prescribed: number | null): QuantityFault | null {
  if (quantity === null) return 'missing';
  if (quantity < 0) return 'negative';
  return prescribed !== null && quantity > prescribed ? 'above' : null;
}
