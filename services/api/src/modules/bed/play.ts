import { catalogued } from '../../testing/catalogued.js';
import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** Adds a bed to the ward; returns its id. The bed is free. */
    addBed: () => Promise<number>;
    /** The ward of these beds. */
    ward: number;
    /** The class of those beds, and another. */
    roomClasses: readonly [own: number, other: number];
  }
}

export const bedPlay = play({
  needs: ['patient'],
  gives: ['addBed', 'ward', 'roomClasses'],
  run: async ({ does, patient: patientId }) => {
    const wardId = await catalogued(does, 'ward', { name: 'Melati', kind: 'ward' });
    const classId = await catalogued(does, 'room-class', { name: 'Kelas 3', pricePerNight: 150_000 });
    const other = await does('room-class/add', 0, { name: 'VIP', pricePerNight: 600_000 });
    const roomId = await catalogued(does, 'ward-room', { name: 'Melati 1', wardId, classId });
    let beds = 0;
    const addBed = () => does('bed/add', 0, { roomId, name: `Bed ${++beds}` });
    const bed = await addBed();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await does('bed/hold', bed, { patientId, until });
    await does('bed/release-hold', bed);
    await does('bed/describe', bed, { description: 'Dekat pos perawat' });
    await does('bed/block', bed, { cause: 'maintenance' });
    await does('bed/unblock', bed);
    await does('bed/retire', bed);
    return { addBed, ward: wardId, roomClasses: [classId, other] as const };
  },
});
