import { words } from '../kernel/words.js';

export const operationsWords = words('operations', {
  places: {
    'channel.operations': { id: 'Operasi sistem', en: 'Operations' },
    'channel.operations:play-day': { id: 'Lanjutkan hari contoh', en: 'Let the demonstration’s day go on' },
  },
});
