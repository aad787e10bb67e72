import { room } from '@alur/contracts/catalogue/room';
import { holiday } from '@alur/contracts/schedule/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';

const roomForm: CatalogueForm = {
  tab: {
    right: 'settings.outpatient.room:view',
    value: 'outpatient',
    word: { id: 'Poli atau ruangan', en: 'Clinics and rooms' },
    order: 40,
  },
  word: { id: 'Poli atau ruangan', en: 'Clinic or room' },
  spec: room,
  fields: [
    nameField,
    { name: 'code', word: { id: 'Kode', en: 'Code' }, kind: 'text', listed: true, half: true },
    {
      name: 'bpjsPolyName',
      word: { id: 'Nama poli BPJS', en: 'BPJS poly name' },
      kind: 'text',
      hint: { id: 'Sesuai nama pada BPJS Kesehatan.', en: 'As BPJS Kesehatan knows it.' },
      listed: true,
      half: true,
    },
    descriptionField,
  ],
};

const holidayForm: CatalogueForm = {
  tab: {
    right: 'settings.outpatient.schedule:view',
    value: 'holiday',
    word: { id: 'Hari libur', en: 'Holidays' },
    order: 34,
  },
  word: { id: 'Hari libur', en: 'Holiday' },
  spec: holiday,
  fields: [
    { ...nameField, word: { id: 'Nama hari libur', en: 'Name of the holiday' } },
    { name: 'date', word: { id: 'Tanggal', en: 'Date' }, kind: 'day', required: true, listed: true },
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [roomForm, holidayForm];
