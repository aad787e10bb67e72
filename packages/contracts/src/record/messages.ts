export const recordMessages = {
  'record.vital-range': {
    id: 'Nilai ini di luar batas yang mungkin.',
    en: 'This value is outside what is possible.',
  },
  'record.blood-pressure-incomplete': { id: 'Tekanan darah belum lengkap', en: 'Blood pressure incomplete' },
} as const;
