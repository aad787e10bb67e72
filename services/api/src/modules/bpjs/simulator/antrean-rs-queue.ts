type Body = Readonly<Record<string, unknown>>;

/** A hospital's number as BPJS's queue has it, and the times that it was told. */
export interface BookingThere {
  readonly body: Body;
  readonly tasks: { readonly taskid: number; readonly waktu: number; readonly jenisresep?: unknown }[];
  isCancelled: boolean;
}

interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const ok: Said = { code: 200, message: 'Ok' };
const refused = (message: string): Said => ({ code: 201, message });
const ABSENT = 99;
const polis = [{ kdpoli: 'INT', nmpoli: 'PENYAKIT DALAM', kdsubspesialis: 'INT', nmsubspesialis: 'PENYAKIT DALAM' }];

/** BPJS's queue of hospitals: a number is added once, and its times come in order (DOMAIN-WIRES 3.1). */
export class AntreanRsQueue {
  readonly bookings: BookingThere[] = [];

  said(method: string, path: string, text: string): Said {
    if (method === 'GET') return { code: 1, message: 'OK', content: { list: polis } };
    const body = JSON.parse(text) as Body;
    if (path === 'antrean/add') return this.added(body);
    const booking = this.of(body['kodebooking']);
    if (!booking || booking.isCancelled) return refused('Kode Booking tidak ditemukan');
    return path === 'antrean/batal' ? this.cancelled(booking) : this.timed(booking, body);
  }

  of(code: unknown): BookingThere | undefined {
    return this.bookings.find(({ body }) => body['kodebooking'] === code);
  }

  private added(body: Body): Said {
    if (!polis.some(({ kdpoli }) => kdpoli === body['kodepoli'])) return refused('Poli tidak ditemukan');
    const insured = body['jenispasien'] === 'JKN';
    if (insured !== Boolean(body['nomorkartu']) || insured !== Boolean(body['nomorreferensi']))
      return refused('Nomor kartu atau nomor referensi tidak sesuai');
    if (this.of(body['kodebooking'])) return refused('Data antrean sudah ada');
    this.bookings.push({ body, tasks: [], isCancelled: false });
    return ok;
  }

  private cancelled(booking: BookingThere): Said {
    booking.isCancelled = true;
    return ok;
  }

  private timed({ tasks }: BookingThere, body: Body): Said {
    const [taskid, waktu] = [Number(body['taskid']), Number(body['waktu'])];
    const last = tasks.at(-1);
    if (tasks.some(task => task.taskid === taskid)) return refused(`TaskId=${taskid} sudah ada`);
    if (last && waktu <= last.waktu) return refused('Waktu tidak boleh kurang atau sama dengan waktu sebelumnya');
    const isNext = taskid === ABSENT || taskid === (last ? last.taskid + 1 : 3);
    if (!isNext) return refused(`TaskId terakhir ${last?.taskid ?? 0}`);
    tasks.push({ taskid, waktu, ...('jenisresep' in body && { jenisresep: body['jenisresep'] }) });
    return ok;
  }
}
