import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the beds by room and name. */
    beds: ReadonlyMap<string, number>;
    /** Ids of the wards by name. */
    wards: ReadonlyMap<string, number>;
    /** Ids of the classes by name. */
    roomClasses: ReadonlyMap<string, number>;
  }
}

const classes = [
  { name: 'Kelas 1', pricePerNight: 450_000 },
  { name: 'Kelas 2', pricePerNight: 300_000 },
  { name: 'Kelas 3', pricePerNight: 175_000 },
] as const;
const rooms = [
  { ward: 'Anggrek', name: 'Anggrek 2', of: 'Kelas 3', beds: ['2A', '2B', '2C', '2D'] },
  { ward: 'Melati', name: 'Melati 1', of: 'Kelas 1', beds: ['1A'] },
  { ward: 'Melati', name: 'Melati 2', of: 'Kelas 2', beds: ['2A', '2B'] },
  { ward: 'Melati', name: 'Melati 3', of: 'Kelas 2', beds: ['3A'] },
  { ward: 'Anggrek', name: 'Anggrek 1', of: 'Kelas 3', beds: ['1A', '1B', '1C', '1D'] },
] as const;

/** A small hospital: two wards. */
export const bedDemo = demo({
  needs: ['here'],
  gives: ['beds', 'wards', 'roomClasses'],
  run: async ({ here, today }) => {
    const roomClasses = new Map<string, number>();
    const wards = new Map<string, number>();
    const placed = new Map<string, number>();
    for (const each of classes) roomClasses.set(each.name, await here(`class ${each.name}`, 'room-class/add', each));
    // The price of the best class rises next year.
    const nextYear = {
      field: 'pricePerNight',
      price: 475_000,
      effectiveFrom: `${Number(today.slice(0, 4)) + 1}-01-01`,
    };
    await here('price of class 1', 'room-class/set-price', nextYear, roomClasses.get('Kelas 1') ?? 0);
    for (const name of ['Melati', 'Anggrek'])
      wards.set(name, await here(`ward ${name}`, 'ward/add', { name, kind: 'ward' }));
    for (const { ward, name, of, beds } of rooms) {
      const body = { name, wardId: wards.get(ward), classId: roomClasses.get(of) };
      const roomId = await here(`ward room ${name}`, 'ward-room/add', body);
      for (const bed of beds)
        placed.set(`${name} ${bed}`, await here(`bed ${name} ${bed}`, 'bed/add', { roomId, name: bed }));
    }
    return { beds: placed, wards, roomClasses };
  },
});
