export const letterMessages = {
  'letter.backdated': {
    id: 'Surat sakit tidak dapat dimulai sebelum hari kunjungan.',
    en: 'A sick note cannot begin before the day of the visit.',
  },
  'letter.pressure-reversed': {
    id: 'Diastolik harus lebih rendah daripada sistolik.',
    en: 'The diastolic pressure must be lower than the systolic.',
  },
  'letter.control-past': {
    id: 'Tanggal kontrol harus sesudah hari ini.',
    en: 'The day to come again must be after today.',
  },
  'letter.revoked': { id: 'Surat ini sudah dicabut.', en: 'This letter was revoked already.' },
} as const;
