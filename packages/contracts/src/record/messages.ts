export const recordMessages = {
  'record.blood-pressure-incomplete': { id: 'Tekanan darah belum lengkap', en: 'Blood pressure incomplete' },
} as const;
