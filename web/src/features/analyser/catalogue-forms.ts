import { analyser, AnalyserProtocol } from '@alur/contracts/analyser/catalogues';
import { descriptionField, nameField, type CatalogueForm } from '@/catalogues/catalogue-form';

const analyserForm: CatalogueForm = {
  tab: {
    ...{ right: 'laboratorium.config:view', value: 'device', word: { id: 'Daftar alat', en: 'Devices' } },
    order: 90,
  },
  word: { id: 'Alat laboratorium', en: 'Analyser' },
  spec: analyser,
  fields: [
    nameField,
    {
      ...{ name: 'protocol', word: { id: 'Protokol', en: 'Protocol' }, kind: 'choice', of: 'analyserProtocol' },
      ...{ values: AnalyserProtocol.options, required: true, listed: true, half: true },
    },
    {
      ...{ name: 'sender', word: { id: 'Nama pengirim', en: 'Sender' }, kind: 'text', required: true, listed: true },
      half: true,
      hint: { id: 'MSH-3 pada HL7, H-5 pada ASTM', en: 'MSH-3 of HL7, H-5 of ASTM' },
    },
    {
      ...{ name: 'address', word: { id: 'Alamat IP', en: 'IP address' }, kind: 'text', listed: true, half: true },
      hint: {
        id: 'Hasil hanya diterima dari alamat ini. Kosong: dari mana pun.',
        en: 'Results are taken from this address alone. Empty: from any.',
      },
    },
    {
      name: 'asksForOrders',
      word: { id: 'Alat menanyakan permintaan lewat nomor tabung', en: 'It asks for orders by sample number' },
      kind: 'yes',
    },
    {
      name: 'verifiesNormal',
      word: { id: 'Verifikasi otomatis hasil normal tanpa delta', en: 'Verify normal results without a delta' },
      kind: 'yes',
      hint: { id: 'Validasi tetap oleh orang.', en: 'People still validate.' },
    },
    descriptionField,
  ],
};

export const catalogueForms: readonly CatalogueForm[] = [analyserForm];
