import type { DatedPrices } from '@alur/contracts/catalogue/catalogue';
import type { DatedPrice } from '@alur/contracts/kernel/dated-price';

/** Something that has prices: what they are called, and what they come to from which day on. */
export interface PricedThing {
  name: string;
  /** None of what the facility has one of. */
  id?: number | undefined;
  fields: readonly { field: string; label: string; mayBeEmpty: boolean }[];
  prices: readonly DatedPrice[];
  commands: Pick<DatedPrices, 'set' | 'withdraw'>;
}
