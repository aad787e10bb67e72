import { insurer as insurerSpec, merchantBank as merchantBankSpec } from '@alur/contracts/settings/catalogues';
import type { CatalogueItem } from '@alur/contracts/catalogue/catalogue';
import { ofCatalogue, type DeclaredSelector } from '../declared';

/** SPEC has no selectors for who pays and for the facility's banks. A payer without an agreement may be typed. */
export const insurer: DeclaredSelector<CatalogueItem<typeof insurerSpec> | null> = {
  ...ofCatalogue(insurerSpec, { key: 'insurer', word: { id: 'asuransi', en: 'insurer' }, aside: ({ code }) => code }),
  typed: name => ({ id: name, name, inUse: true, isTyped: true, item: null }),
};
export const merchantBank = ofCatalogue(merchantBankSpec, {
  key: 'merchant-bank',
  word: { id: 'bank merchant', en: 'merchant bank' },
});
