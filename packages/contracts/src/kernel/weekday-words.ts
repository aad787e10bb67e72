import type { Weekday } from './enums.js';
import type { Said } from './words.js';

/** The days of the week, apart from the other words for sheets that need these alone. */
export const weekdayWords = {
  monday: { id: 'Senin', en: 'Monday' },
  tuesday: { id: 'Selasa', en: 'Tuesday' },
  wednesday: { id: 'Rabu', en: 'Wednesday' },
  thursday: { id: 'Kamis', en: 'Thursday' },
  friday: { id: 'Jumat', en: 'Friday' },
  saturday: { id: 'Sabtu', en: 'Saturday' },
  sunday: { id: 'Minggu', en: 'Sunday' },
} as const satisfies Record<Weekday, Said>;
