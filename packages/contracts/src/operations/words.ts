import { words } from '../kernel/words.js';

export const operationsWords = words('operations', {
  places: { 'channel.operations': { id: 'Operasi sistem', en: 'Operations' } },
});
