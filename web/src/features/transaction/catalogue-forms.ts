import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import { PaymentMethod } from '@alur/contracts/transaction/enums';
import { nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { merchantBank } from '@/selectors/global/payments';

const paymentMethodForm: CatalogueForm = {
  tab: {
    right: 'settings.other:view',
    value: 'payment-method',
    word: { id: 'Metode bayar', en: 'Payment methods' },
    order: 70,
  },
  word: { id: 'Metode bayar', en: 'Payment method' },
  spec: paymentMethod,
  fields: [
    nameField,
    {
      name: 'method',
      word: { id: 'Metode bayar', en: 'Method' },
      kind: 'choice',
      of: 'paymentMethod',
      values: PaymentMethod.options,
      required: true,
      listed: true,
    },
    {
      name: 'bank',
      word: { id: 'Bank merchant', en: 'Merchant bank' },
      kind: 'named',
      from: merchantBank,
      listed: true,
    },
    {
      name: 'accountNumber',
      word: { id: 'No. rekening atau terminal', en: 'Account or terminal no.' },
      kind: 'text',
      listed: true,
    },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [paymentMethodForm];
