import { imagingDevice } from '@alur/contracts/imaging/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';

const deviceForm: CatalogueForm = {
  tab: {
    ...{ right: 'radiology.config:view', value: 'device', word: { id: 'Daftar alat', en: 'Devices' } },
    order: 80,
  },
  word: { id: 'Alat radiologi', en: 'Imaging device' },
  spec: imagingDevice,
  fields: [
    nameField,
    {
      ...{ name: 'aeTitle', word: { id: 'AE title', en: 'AE title' }, kind: 'text', required: true, listed: true },
      half: true,
      hint: { id: 'Nama alat di jaringan DICOM', en: 'The device’s name in the DICOM network' },
    },
    {
      ...{
        name: 'modality',
        word: { id: 'Kode modalitas', en: 'Modality code' },
        kind: 'text',
        listed: true,
        half: true,
      },
      hint: {
        id: 'CR, DX, CT, MR, US. Daftar kerja hanya memuat modalitas ini. Kosong: semua.',
        en: 'CR, DX, CT, MR, US. Its worklist has this modality alone. Empty: all.',
      },
    },
    {
      ...{ name: 'address', word: { id: 'Alamat IP', en: 'IP address' }, kind: 'text', listed: true, half: true },
      hint: {
        id: 'Citra hanya diterima dari alamat ini. Kosong: dari mana pun.',
        en: 'Images are taken from this address alone. Empty: from any.',
      },
    },
    descriptionField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [deviceForm];
