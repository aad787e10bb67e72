import type { RoomAvailability } from '@alur/contracts/bpjs/room-availability';
import type { VclaimCode } from '@alur/contracts/bpjs/vclaim';
import type { BpjsClient } from './bpjs-client.js';
import { rowsIn, textIn, objectIn } from './answer-content.js';

/** Reference lists are answered by 1, all else by 200 (DOMAIN-WIRES 1.4). */
const DONE = [1, 200];
const MOST_ROOMS = 1000;
const NONE = '0';

/** How BPJS names a room: ours is the code of the room, theirs that of its class. */
export interface RoomThere {
  readonly classCode: string;
  readonly roomCode: string;
}
export const roomCodeOf = (roomId: number): string => String(roomId);

/** A room as Aplicares is told of it. Beds here are of neither sex (DOMAIN-WIRES 7). */
const bodyOf = ({ roomId, classCode, name, capacity, available }: RoomAvailability) => ({
  ...{ kodekelas: classCode, koderuang: roomCodeOf(roomId), namaruang: name },
  ...{ kapasitas: String(capacity), tersedia: String(available) },
  ...{ tersediapria: NONE, tersediawanita: NONE, tersediapriawanita: String(available) },
});

/** BPJS's list of hospitals' free beds, which its participants see (*Aplicares*). */
export class AplicaresClient {
  constructor(private readonly client: BpjsClient) {}

  async classes(): Promise<VclaimCode[]> {
    const { content } = await this.client.ask('GET', 'rest/ref/kelas', DONE);
    return rowsIn(objectIn(content)).flatMap(row => {
      const [code, name] = [textIn(row['kodekelas']), textIn(row['namakelas'])];
      return code ? [{ code, name }] : [];
    });
  }

  /** The facility's rooms as BPJS has them. */
  async rooms(provider: string): Promise<RoomThere[]> {
    const { content } = await this.client.ask('GET', `rest/bed/read/${provider}/1/${MOST_ROOMS}`, DONE);
    return rowsIn(objectIn(content)).map(row => ({
      ...{ classCode: textIn(row['kodekelas']), roomCode: textIn(row['koderuang']) },
    }));
  }

  async create(provider: string, room: RoomAvailability): Promise<void> {
    await this.client.ask('POST', `rest/bed/create/${provider}`, DONE, bodyOf(room));
  }

  async update(provider: string, room: RoomAvailability): Promise<void> {
    await this.client.ask('POST', `rest/bed/update/${provider}`, DONE, bodyOf(room));
  }

  async delete(provider: string, { classCode, roomCode }: RoomThere): Promise<void> {
    const body = { kodekelas: classCode, koderuang: roomCode };
    await this.client.ask('POST', `rest/bed/delete/${provider}`, DONE, body);
  }
}
