/** A number as BPJS's queue has it. */
export interface NumberThere {
  readonly body: Readonly<Record<string, unknown>>;
  status: 'waiting' | 'present' | 'absent' | 'cancelled';
}

interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const ok: Said = { code: 200, message: 'Ok' };
const refused = (message: string): Said => ({ code: 201, message });

/** BPJS's queue of primary care: a number is added once, then called, then cancelled (DOMAIN-WIRES 4). */
export class AntreanQueue {
  readonly numbers: NumberThere[] = [];

  constructor(private readonly polis: readonly { readonly kdPoli: string; readonly nmPoli: string }[]) {}

  said(method: string, path: string, body: string): Said {
    if (method === 'GET')
      return {
        ...{ code: 1, message: 'OK' },
        content: { list: this.polis.map(({ kdPoli, nmPoli }) => ({ kodepoli: kdPoli, namapoli: nmPoli })) },
      };
    const given = JSON.parse(body) as Record<string, unknown>;
    return path === 'antrean/add' ? this.added(given) : this.changed(path, given);
  }

  private added(body: Record<string, unknown>): Said {
    if (!this.polis.some(({ kdPoli }) => kdPoli === body['kodepoli'])) return refused('Poli tidak ditemukan');
    if (!Number.isInteger(body['kodedokter'])) return refused('Dokter tidak ditemukan');
    const before = this.of(body);
    if (before && before.status !== 'cancelled') return refused('Antrean sudah ada');
    this.numbers.push({ body, status: 'waiting' });
    return ok;
  }

  private changed(path: string, body: Record<string, unknown>): Said {
    const number = this.of(body);
    if (!number) return refused('Antrean tidak ditemukan');
    const status = path === 'antrean/batal' ? 'cancelled' : body['status'] === 1 ? 'present' : 'absent';
    if (number.status === 'cancelled') return refused('Antrean sudah dibatalkan');
    number.status = status;
    return ok;
  }

  private of(body: Record<string, unknown>): NumberThere | undefined {
    return this.numbers.findLast(each =>
      ['nomorkartu', 'kodepoli', 'tanggalperiksa'].every(name => each.body[name] === body[name]),
    );
  }
}
