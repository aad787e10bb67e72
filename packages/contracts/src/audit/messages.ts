export const auditMessages = {
  'audit.reason-required': {
    id: 'Isi alasan melihat data ini (3–200 karakter).',
    en: 'Say why you are looking at this (3–200 characters).',
  },
} as const;
