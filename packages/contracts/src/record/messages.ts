export const recordMessages = {
  'record.blood-pressure-incomplete': { id: 'Tekanan darah belum lengkap', en: 'Blood pressure incomplete' },
  'record.note-not-yours': {
    id: 'Catatan hanya dapat diperbaiki oleh yang menandatanganinya',
    en: 'A note is corrected only by whoever signed it',
  },
  'record.note-too-old': {
    id: 'Catatan dapat diperbaiki sampai 48 jam setelah ditandatangani',
    en: 'A note can be corrected until 48 hours after it was signed',
  },
} as const;
