import { addBed } from '@alur/contracts/bed/commands';
import type { SheetForm } from '@/catalogues/catalogue-form';
import { roomClass, wardRoom } from '@/selectors/global/wards';

interface Room {
  id: number;
  classId: number;
}

/**
 * SPEC 3's rooms with their beds as a spreadsheet, a bed a line. The class is the room's: it is told, and a line with
 * another is refused.
 */
export const bedSheetForm = (rooms: readonly Room[]): SheetForm => ({
  word: { id: 'Tempat tidur', en: 'Beds' },
  spec: { key: 'bed', uniqueBy: [], add: addBed },
  fields: [
    { name: 'roomId', word: { id: 'Kamar', en: 'Room' }, kind: 'item', from: wardRoom, required: true },
    { name: 'name', word: { id: 'Tempat tidur', en: 'Bed' }, kind: 'text', required: true },
    { name: 'description', word: { id: 'Keterangan', en: 'Description' }, kind: 'text' },
    { name: 'classId', word: { id: 'Kelas', en: 'Class' }, kind: 'item', from: roomClass },
  ],
  bodyOf: ({ roomId, name, description }) => ({ roomId, name, description }),
  together: ['roomId', 'name'],
  contradiction: ({ roomId, classId }) => {
    const room = rooms.find(({ id }) => id === roomId);
    return classId === null || classId === room?.classId ? null : 'classId';
  },
});
