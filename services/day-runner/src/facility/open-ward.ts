import { roomClass, ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { addBed } from '@alur/contracts/bed/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { inpatientDoctor } from '@alur/contracts/stay/catalogues';
import type { Person } from '../wire/person.js';
import { done } from './done.js';

export interface OpenedWard {
  wardId: number;
  classId: number;
  beds: number[];
  /** The ward's doctor, who is the administrator. */
  doctorId: number;
}

/** Opens a ward of one room, with a class of its own. */
export const openWard = async (
  administrator: Person,
  { name, beds, night, visit = 0 }: { name: string; beds: readonly string[]; night: number; visit?: number },
): Promise<OpenedWard> => {
  const does = (spec: CommandSpec, body: object) => done(administrator.command(spec, null, body));
  const wardId = await does(ward.add, { name, kind: 'ward' });
  const classId = await does(roomClass.add, { name: `Kelas ${name}`, pricePerNight: night });
  const roomId = await does(wardRoom.add, { name: `${name} 1`, wardId, classId });
  const bedIds: number[] = [];
  for (const bed of beds) bedIds.push(await does(addBed, { roomId, name: bed }));
  const doctor = { name: `dr. ${name}`, staffId: administrator.userId, visitPrice: visit };
  return { wardId, classId, beds: bedIds, doctorId: await does(inpatientDoctor.add, doctor) };
};
