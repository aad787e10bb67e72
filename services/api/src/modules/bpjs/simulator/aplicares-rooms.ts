/** A room as Aplicares has it, in its own words. */
export interface RoomThere {
  readonly kodekelas: string;
  readonly koderuang: string;
  readonly namaruang: string;
  readonly kapasitas: string;
  readonly tersedia: string;
}

interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const ok = (content?: unknown): Said => ({ code: 200, message: 'OK', ...(content !== undefined && { content }) });
const refused = (message: string): Said => ({ code: 201, message });
const classes = [
  { kodekelas: 'KL1', namakelas: 'KELAS I' },
  { kodekelas: 'KL2', namakelas: 'KELAS II' },
  { kodekelas: 'ICU', namakelas: 'ICU' },
];

/** Aplicares: a room is created once, and then updated (DOMAIN-WIRES 7). */
export class AplicaresRooms {
  readonly rooms: RoomThere[] = [];
  /** Each write, as `create 12 KL1`. */
  readonly writes: string[] = [];

  said(path: string, text: string): Said {
    if (path === 'rest/ref/kelas') return { code: 1, message: 'OK', content: { list: classes } };
    const [, , what = ''] = path.split('/');
    if (what === 'read') return ok({ list: this.rooms });
    const body = JSON.parse(text) as RoomThere;
    this.writes.push(`${what} ${body.koderuang} ${body.kodekelas}`);
    const at = this.rooms.findIndex(
      ({ koderuang, kodekelas }) => koderuang === body.koderuang && kodekelas === body.kodekelas,
    );
    if (what === 'create') return this.created(at, body);
    if (at < 0) return refused('Data tidak ditemukan');
    if (what === 'update') this.rooms[at] = body;
    else this.rooms.splice(at, 1);
    return ok();
  }

  private created(at: number, body: RoomThere): Said {
    if (at >= 0) return refused('Data sudah ada');
    if (!classes.some(({ kodekelas }) => kodekelas === body.kodekelas)) return refused('Kode kelas tidak ditemukan');
    if (Number(body.tersedia) > Number(body.kapasitas)) return refused('Tersedia melebihi kapasitas');
    this.rooms.push(body);
    return ok();
  }
}
