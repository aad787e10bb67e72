import { room as roomSpec } from '@alur/contracts/catalogue/room';
import { ofCatalogue } from '../declared';

export const room = ofCatalogue(roomSpec, {
  key: 'room',
  word: { id: 'ruangan', en: 'room' },
  aside: ({ code }) => code,
});
