import { bedPlaces, BedPlaceRow } from '@alur/contracts/bed/rows';
import { view } from '../vocabulary.js';

const key = (event: { data: { bedId: number } }) => event.data.bedId;
const taken = { key, next: (row: BedPlaceRow): BedPlaceRow => ({ ...row, taken: true }) };
const free = { key, next: (row: BedPlaceRow): BedPlaceRow => ({ ...row, taken: false }) };

/** The facility's beds, apart from the board, because a right of the settings shows no patient. */
export const bedPlaceView = view({
  name: 'bed_place',
  version: 2,
  row: BedPlaceRow,
  topics: [{ topic: bedPlaces, by: {} }],
  on: {
    BedAdded: {
      key,
      first: ({ data: { bedId, name, description = null, roomId, roomName, wardId, classId } }): BedPlaceRow => ({
        ...{ id: bedId, name, description, roomId, roomName, wardId, classId },
        ...{ taken: false, retired: false },
      }),
    },
    BedDescribed: { key, next: (row, { data }) => ({ ...row, description: data.description }) },
    BedHeld: taken,
    BedOccupied: taken,
    BedHoldReleased: free,
    BedVacated: free,
    BedRetired: { key, next: row => ({ ...row, retired: true }) },
  },
});
