import { ItemType, PrinterType } from '@alur/contracts/transaction/enums';
import {
  commission,
  CommissionType,
  insurer,
  merchantBank,
  PrintedPaper,
  printer,
} from '@alur/contracts/settings/catalogues';
import { nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { employee } from '@/selectors/global/staff';

const right = 'settings.other:view' as const;

const commissionForm: CatalogueForm = {
  tab: {
    right: 'settings.outpatient.commission:view',
    value: 'commission',
    word: { id: 'Komisi', en: 'Commissions' },
    order: 38,
  },
  word: { id: 'Komisi', en: 'Commission' },
  spec: commission,
  fields: [
    {
      name: 'staffId',
      word: { id: 'Dokter atau karyawan', en: 'Doctor or employee' },
      kind: 'staff',
      from: employee,
      required: true,
    },
    { ...nameField, word: { id: 'Nama komisi', en: 'Name of the commission' } },
    {
      name: 'serviceType',
      word: { id: 'Jenis layanan', en: 'Service' },
      kind: 'choice',
      of: 'itemType',
      values: ItemType.options,
      required: true,
      listed: true,
    },
    {
      name: 'commissionType',
      word: { id: 'Jenis komisi', en: 'Kind of commission' },
      kind: 'choice',
      of: 'commissionType',
      values: CommissionType.options,
      required: true,
      listed: true,
      half: true,
    },
    { name: 'value', word: { id: 'Nilai', en: 'Value' }, kind: 'whole', required: true, listed: true, half: true },
    {
      name: 'validFrom',
      word: { id: 'Berlaku dari', en: 'Valid from' },
      kind: 'day',
      required: true,
      listed: true,
      half: true,
    },
    { name: 'validUntil', word: { id: 'Sampai', en: 'Until' }, kind: 'day', listed: true, half: true },
  ],
};

const insurerForm: CatalogueForm = {
  tab: { right, value: 'insurer', word: { id: 'Asuransi', en: 'Insurers' }, order: 52 },
  word: { id: 'Asuransi', en: 'Insurer' },
  spec: insurer,
  fields: [
    nameField,
    { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', listed: true, half: true },
    { name: 'phone', word: { id: 'Telepon', en: 'Phone' }, kind: 'text', listed: true, half: true },
    { name: 'address', word: { id: 'Alamat', en: 'Address' }, kind: 'lines' },
    { name: 'agreementNumber', word: { id: 'No. perjanjian', en: 'Agreement no.' }, kind: 'text', half: true },
    {
      name: 'agreementUntil',
      word: { id: 'Berlaku sampai', en: 'Holds until' },
      kind: 'day',
      listed: true,
      half: true,
    },
  ],
};

const bankForm: CatalogueForm = {
  tab: { right, value: 'merchant-bank', word: { id: 'Bank merchant', en: 'Merchant banks' }, order: 54 },
  word: { id: 'Bank merchant', en: 'Merchant bank' },
  spec: merchantBank,
  fields: [
    nameField,
    { name: 'accountNumber', word: { id: 'No. rekening', en: 'Account no.' }, kind: 'text', listed: true },
    { name: 'accountHolder', word: { id: 'Atas nama', en: 'Account holder' }, kind: 'text', listed: true },
  ],
};

const printerForm: CatalogueForm = {
  tab: { right, value: 'printer', word: { id: 'Printer dan kertas', en: 'Printers and paper' }, order: 78 },
  word: { id: 'Printer', en: 'Printer' },
  spec: printer,
  fields: [
    nameField,
    {
      name: 'prints',
      word: { id: 'Mencetak', en: 'Prints' },
      kind: 'choice',
      of: 'printedPaper',
      values: PrintedPaper.options,
      required: true,
      listed: true,
      half: true,
    },
    {
      name: 'paper',
      word: { id: 'Kertas', en: 'Paper' },
      kind: 'choice',
      of: 'printerType',
      values: PrinterType.options,
      required: true,
      listed: true,
      half: true,
    },
    { name: 'place', word: { id: 'Tempat', en: 'Place' }, kind: 'text', listed: true },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [commissionForm, insurerForm, bankForm, printerForm];
