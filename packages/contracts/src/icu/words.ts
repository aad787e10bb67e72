import { words } from '../kernel/words.js';

export const icuWords = words('icu', {
  places: {
    icu: { id: 'ICU', en: 'ICU' },
    'icu.ongoing': { id: 'Berjalan', en: 'Ongoing' },
  },
});
