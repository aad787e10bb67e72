import { roomClass, ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { lazy } from 'react';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';
import { store } from '@/selectors/global/stock';
import * as choices from '@/selectors/global/wards';

const right = 'settings.inpatient:view' as const;

const classForm: CatalogueForm = {
  tab: { right, value: 'room-class', word: { id: 'Kelas kamar', en: 'Room classes' }, order: 41 },
  word: { id: 'Kelas kamar', en: 'Room class' },
  spec: roomClass,
  fields: [
    nameField,
    {
      name: 'pricePerNight',
      word: { id: 'Harga per malam', en: 'Price per night' },
      kind: 'money',
      required: true,
      listed: true,
    },
    descriptionField,
  ],
  also: {
    ...{ word: { id: 'Jumlah tempat tidur', en: 'Total beds' }, align: 'right' },
    Cell: lazy(async () => ({ default: (await import('./beds-of')).BedsOfClass })),
  },
};

const wardForm: CatalogueForm = {
  tab: { right, value: 'ward', word: { id: 'Bangsal', en: 'Wards' }, order: 42 },
  word: { id: 'Bangsal', en: 'Ward' },
  spec: ward,
  fields: [
    nameField,
    {
      name: 'kind',
      word: { id: 'Jenis', en: 'Kind' },
      kind: 'choice',
      of: 'wardKind',
      values: ['ward', 'intensive_care', 'emergency'],
      required: true,
      listed: true,
    },
    {
      name: 'storeId',
      word: { id: 'Stok bangsal', en: 'Ward stock' },
      kind: 'item',
      from: store,
      hint: {
        id: 'Tempat penyimpanan milik bangsal. Jika kosong, obat stok bangsal diambil dari farmasi.',
        en: 'The ward’s own store. Where it is empty, ward stock comes off the pharmacy’s shelf.',
      },
    },
    descriptionField,
  ],
};

const roomForm: CatalogueForm = {
  tab: { right, value: 'ward-room', word: { id: 'Kamar rawat inap', en: 'Inpatient rooms' }, order: 43 },
  word: { id: 'Kamar rawat inap', en: 'Inpatient room' },
  spec: wardRoom,
  fields: [
    nameField,
    {
      name: 'wardId',
      word: { id: 'Bangsal', en: 'Ward' },
      kind: 'item',
      from: choices.ward,
      required: true,
      listed: true,
    },
    {
      name: 'classId',
      word: { id: 'Kelas', en: 'Class' },
      kind: 'item',
      from: choices.roomClass,
      required: true,
      listed: true,
    },
    descriptionField,
  ],
  also: {
    word: { id: 'Tempat tidur', en: 'Beds' },
    Cell: lazy(async () => ({ default: (await import('./beds-of')).BedsOfRoom })),
  },
};

export const catalogueForms: readonly CatalogueForm[] = [classForm, wardForm, roomForm];
