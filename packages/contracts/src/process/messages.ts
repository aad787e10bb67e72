/** What may be wrong with what follows by itself. */
export const processMessages = {
  'process.waiting': {
    id: 'Menunggu proses sebelumnya.',
    en: 'Waits for the step before it.',
  },
  'process.not-held': { id: 'Proses ini tidak tertahan.', en: 'This step is not held.' },
  'process.waits-for-earlier': {
    id: 'Selesaikan dahulu proses tertahan yang lebih awal.',
    en: 'Deal with the earlier held step first.',
  },
} as const;
