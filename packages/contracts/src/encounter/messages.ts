export const encounterMessages = {
  'encounter.not-absent': {
    id: 'Kunjungan ini tidak dicatat sebagai tidak datang',
    en: 'This visit was not recorded as an absence',
  },
} as const;
