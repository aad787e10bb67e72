import { theatre } from '@alur/contracts/surgery/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { store } from '@/selectors/global/stock';

const theatreForm: CatalogueForm = {
  tab: {
    right: 'settings.other:view',
    value: 'theatre',
    word: { id: 'Kamar operasi', en: 'Operating theatres' },
    order: 58,
  },
  word: { id: 'Kamar operasi', en: 'Operating theatre' },
  spec: theatre,
  fields: [
    nameField,
    { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', listed: true, half: true },
    {
      name: 'turnaroundMinutes',
      word: { id: 'Jeda antaroperasi (menit)', en: 'Turnaround (minutes)' },
      kind: 'whole',
      required: true,
      listed: true,
      half: true,
      hint: {
        id: 'Waktu yang dikosongkan di antara dua operasi untuk membersihkan kamar.',
        en: 'Time that is kept free between two operations, for cleaning.',
      },
    },
    {
      name: 'recoveryPoints',
      word: { id: 'Skor Aldrete untuk keluar', en: 'Aldrete points to leave' },
      kind: 'whole',
      half: true,
      hint: { id: 'Jika kosong: 9.', en: 'Nine, if it is empty.' },
    },
    {
      name: 'storeId',
      word: { id: 'Stok kamar operasi', en: 'Stock of the theatre' },
      kind: 'item',
      from: store,
      hint: {
        id: 'Jika kosong, bahan diambil dari stok utama.',
        en: 'Where it is empty, materials come off the main stock.',
      },
    },
    descriptionField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [theatreForm];
