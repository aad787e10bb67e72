import type { ClassPrices, DatedPrices } from '@alur/contracts/catalogue/catalogue';
import type { DatedPrice } from '@alur/contracts/kernel/dated-price';
import type { ClassPrice } from '@alur/contracts/kernel/payer-price';

/** Something with dated prices: the prices' names and their values. */
export interface PricedThing {
  name: string;
  /** Absent where the facility has only one such thing. */
  id?: number | undefined;
  fields: readonly { field: string; label: string; mayBeEmpty: boolean }[];
  prices: readonly DatedPrice[];
  commands: Pick<DatedPrices, 'set' | 'withdraw'>;
}

/** Something with prices by class. */
export interface ClassPricedThing {
  id: number;
  name: string;
  prices: readonly ClassPrice[];
  commands: ClassPrices;
}
