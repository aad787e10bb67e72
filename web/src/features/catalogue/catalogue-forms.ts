import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { medicine, MedicineClass, signa } from '@alur/contracts/catalogue/medicine';
import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import { room } from '@alur/contracts/catalogue/room';
import { inventoryCategory, supplier, unit } from '@alur/contracts/catalogue/stock-lists';
import { store, StoreKind } from '@alur/contracts/catalogue/store';
import { DOSE_DECIMALS } from '@alur/contracts/prescription/lines';
import { PaymentMethod } from '@alur/contracts/transaction/enums';
import { treatment, treatmentCategory } from '@alur/contracts/treatment/catalogues';
import type { CatalogueForm } from './catalogue-form';

const any = (spec: unknown) => spec as CatalogueSpec;
const name = { name: 'name', kind: 'text', required: true, listed: true } as const;
const description = { name: 'description', kind: 'lines', listed: true } as const;

export const treatmentForm: CatalogueForm = {
  name: 'treatment',
  spec: any(treatment),
  fields: [
    name,
    { name: 'category', kind: 'named', from: any(treatmentCategory), listed: true, half: true },
    { name: 'price', kind: 'money', required: true, listed: true, half: true },
    { name: 'icd9Code', kind: 'text', listed: true, half: true },
    { name: 'tariffBucket', kind: 'text', half: true },
  ],
};

export const treatmentCategoryForm: CatalogueForm = {
  name: 'treatment-category',
  spec: any(treatmentCategory),
  fields: [name, description],
};
export const unitForm: CatalogueForm = { name: 'unit', spec: any(unit), fields: [name] };
export const inventoryCategoryForm: CatalogueForm = {
  name: 'inventory-category',
  spec: any(inventoryCategory),
  fields: [name, description],
};

export const storeForm: CatalogueForm = {
  name: 'store',
  spec: any(store),
  fields: [
    name,
    {
      name: 'kind',
      kind: 'choice',
      of: 'storeKind',
      values: StoreKind.options,
      required: true,
      listed: true,
      half: true,
    },
    { name: 'code', kind: 'text', listed: true, half: true },
  ],
};

export const supplierForm: CatalogueForm = {
  name: 'supplier',
  spec: any(supplier),
  fields: [
    name,
    { name: 'address', kind: 'lines', listed: true },
    { name: 'phone', kind: 'text', listed: true, half: true },
    { name: 'email', kind: 'text', listed: true, half: true },
    { name: 'postalCode', kind: 'text', half: true },
    { name: 'taxNumber', kind: 'text', half: true },
  ],
};

export const medicineForm: CatalogueForm = {
  name: 'medicine',
  spec: any(medicine),
  fields: [
    name,
    { name: 'brand', kind: 'text', half: true },
    { name: 'form', kind: 'text', required: true, listed: true, half: true },
    { name: 'strength', kind: 'decimal', decimals: DOSE_DECIMALS, hint: 'strength', half: true },
    { name: 'strengthUnit', kind: 'text', half: true },
    { name: 'baseUnit', kind: 'named', from: any(unit), required: true, listed: true, half: true },
    { name: 'category', kind: 'named', from: any(inventoryCategory), half: true },
    {
      name: 'medicineClass',
      kind: 'choice',
      of: 'medicineClass',
      values: MedicineClass.options,
      required: true,
      listed: true,
    },
    { name: 'price', kind: 'money', required: true, hint: 'priceUnit', listed: true, half: true },
    { name: 'ceilingPrice', kind: 'money', half: true },
    { name: 'minimumStock', kind: 'whole', half: true },
    { name: 'maximumStock', kind: 'whole', half: true },
    { name: 'rack', kind: 'text', half: true },
    { name: 'kfaCode', kind: 'text', half: true },
    { name: 'highAlert', kind: 'yes' },
    { name: 'lookAlike', kind: 'yes' },
    { name: 'fornas', kind: 'yes' },
  ],
};

export const roomForm: CatalogueForm = {
  name: 'room',
  spec: any(room),
  fields: [
    name,
    { name: 'code', kind: 'text', listed: true, half: true },
    { name: 'bpjsPolyName', kind: 'text', hint: 'bpjsPolyName', listed: true, half: true },
    description,
  ],
};

export const signaForm: CatalogueForm = {
  name: 'signa',
  spec: any(signa),
  fields: [
    { name: 'text', kind: 'text', required: true, listed: true },
    { name: 'timesPerDay', kind: 'decimal', decimals: 2, listed: true, half: true },
    { name: 'dosePerTime', kind: 'decimal', decimals: 3, listed: true, half: true },
    { name: 'latin', kind: 'text', listed: true },
  ],
};

export const paymentMethodForm: CatalogueForm = {
  name: 'payment-method',
  spec: any(paymentMethod),
  fields: [
    name,
    { name: 'method', kind: 'choice', of: 'method', values: PaymentMethod.options, required: true, listed: true },
    { name: 'accountNumber', kind: 'text', listed: true },
  ],
};
