import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerKey, pcareAuthorization, sealAnswer, signatureOf } from '../bpjs-transport.js';
import type { BpjsCredentials } from '../bpjs-client.js';
import { AntreanQueue } from './antrean-queue.js';
import { AplicaresRooms } from './aplicares-rooms.js';
import { AntreanRsQueue } from './antrean-rs-queue.js';
import {
  destinations,
  diagnoses,
  letterOf,
  medicines,
  referralRefusal,
  saranas,
  specialties,
  subspecialties,
  treatments,
  type ItemThere,
} from './care-items.js';
import { IcareDesk } from './icare-desk.js';
import { MedicalRecords } from './medical-records.js';
import { simulatedQueueKey } from './simulated.js';
import { doctors, lists, members, polis, type KnownMember, type RegisteredThere, type ReportedThere } from './state.js';
import { VclaimDesk } from './vclaim-desk.js';

const TOLERATED_SECONDS = 300;
/** Both roads of the list of destinations, with a date as PCare writes it. */
const REFERRAL =
  /^spesialis\/rujuk\/(subspesialis\/\w+\/sarana\/\w+|khusus\/[A-Z]{3}(\/subspesialis\/\w+)?\/noKartu\/\d+)\/tglEstRujuk\/\d{2}-\d{2}-\d{4}$/;
const NOT_FOUND = { code: 404, message: 'Not found' };
const DAY = /^(\d{2})-(\d{2})-(\d{4})$/;

const isQueueOf = (product: string): boolean => product === 'antreanfktp' || product === 'antreanrs';
const isOfPcare = (product: string): boolean => product === 'antreanfktp' || product === 'pcare-rest';

const text = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
const dayOf = (date: string): string => date.split('-').toReversed().join('-');

/** What is answered: a code with its message, and the content that is encrypted. */
interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const ok = (content: unknown): Said => ({ code: 200, message: 'OK', content });
const listed = (rows: readonly object[]): Said => ok({ count: rows.length, list: rows });
const refused = (field: string, message: string): Said => ({
  ...{ code: 412, message: 'PRECONDITION_FAILED', content: [{ field, message }] },
});

/**
 * A stand-in for PCare, VClaim and the queue that does not merely accept: it checks signature, clock, keys and the order of
 * registration and report (DOMAIN-WIRES 5 and 10). Its state is in memory.
 */
export class BpjsSimulator {
  readonly members: KnownMember[] = [...members];
  readonly registrations: RegisteredThere[] = [];
  readonly reports: ReportedThere[] = [];
  readonly queue = new AntreanQueue(polis);
  readonly hospitalQueue = new AntreanRsQueue();
  readonly aplicares = new AplicaresRooms();
  readonly vclaim = new VclaimDesk(this.members, () => this.now());
  readonly icare = new IcareDesk(this.members);
  readonly records: MedicalRecords;
  readonly items: ItemThere[] = [];
  private lastItem = 900;
  /** Each request that was understood, as `POST pendaftaran`. */
  readonly asked: string[] = [];
  /** How it answers: as usual, not at all, by a page of a gateway, with this refusal, or without encryption. */
  mode: 'up' | 'down' | 'html' | 'plain' | { code: number; message: string } = 'up';
  /** Whether the answer of the next write is lost on its way, though it was done. */
  losesNextWrite = false;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  constructor(
    private readonly credentials: BpjsCredentials,
    private readonly now: () => number,
  ) {
    this.records = new MedicalRecords(credentials, this.vclaim.letters);
  }

  /** Answers its address; PCare is below `/pcare-rest`, VClaim below `/vclaim-rest`, its queues below `/antreanfktp` and `/antreanrs`, beds below `/aplicaresws`, i-Care below `/wsihs`, records below `/erekammedis`. */
  async open(): Promise<string> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { mode } = this;
    if (mode === 'down') return void response.destroy();
    if (mode === 'html')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
    const [, product = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(request.url ?? '')) ?? [];
    const isPcare = product === 'pcare-rest';
    const isBeds = product === 'aplicaresws';
    const isNew = isQueueOf(product) || isBeds || product === 'erekammedis';
    const timestamp = Number(request.headers['x-timestamp']);
    const said =
      this.unknownCaller(request, timestamp, product) ??
      (typeof mode === 'object' ? mode : this.said(product, request.method ?? '', path, body));
    if (this.losesNextWrite && request.method !== 'GET') {
      this.losesNextWrite = false;
      return void response.destroy();
    }
    const key = answerKey(this.credentials, timestamp);
    const sealed =
      'content' in said
        ? mode === 'plain' || isBeds || path.startsWith('sep/cbg/')
          ? said.content
          : sealAnswer(said.content, key)
        : null;
    const isNumber = product !== 'erekammedis' && (isPcare || isNew || product === 'wsihs');
    const code = isNumber ? said.code : String(said.code);
    const meta = { code, message: said.message };
    response
      .writeHead(isPcare && said.code >= 400 ? said.code : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ response: sealed, ...(isNew ? { metadata: meta } : { metaData: meta }) }));
  }

  private unknownCaller({ headers }: IncomingMessage, timestamp: number, product: string): Said | undefined {
    const { consId, userKey, pcareUsername, pcarePassword } = this.credentials;
    const is401 = (message: string): Said => ({ code: 401, message });
    if (headers['x-cons-id'] !== consId || headers['x-signature'] !== signatureOf(this.credentials, timestamp))
      return is401('Signature tidak valid');
    if (Math.abs(this.now() / 1000 - timestamp) > TOLERATED_SECONDS) return is401('Timestamp expired');
    if (headers['user_key'] !== (isQueueOf(product) ? simulatedQueueKey : userKey))
      return is401('User key tidak valid');
    if (isOfPcare(product) && headers['x-authorization'] !== pcareAuthorization(pcareUsername, pcarePassword))
      return is401('Username atau password salah');
    return undefined;
  }

  private said(product: string, method: string, path: string, body: string): Said {
    this.asked.push(`${method} ${path.split('/')[0]}`);
    if (product === 'antreanfktp') return this.queue.said(method, path, body);
    if (product === 'aplicaresws') return this.aplicares.said(path, body);
    if (product === 'erekammedis') return this.records.said(method, path, body);
    if (product === 'wsihs') return this.icare.said(method, path, body);
    if (product === 'antreanrs') return this.hospitalQueue.said(method, path, body);
    if (product !== 'pcare-rest') return this.vclaim.said(method, path, body);
    if (method === 'GET') return this.read(path);
    if (method === 'DELETE') return this.deleted(path);
    const given = JSON.parse(body) as Record<string, unknown>;
    if (path === 'pendaftaran') return this.registered(given);
    if (path === 'tindakan' || path === 'obat/kunjungan')
      return this.itemSent(path === 'tindakan' ? path : 'obat', given);
    return this.reported(method, given);
  }

  private read(path: string): Said {
    const known = lists[path];
    if (known) return listed(known);
    if (path.startsWith('poli/fktp/')) return listed(polis);
    if (path.startsWith('dokter/')) return listed(doctors);
    if (path.startsWith('diagnosa/')) return listed(diagnoses);
    if (path.startsWith('obat/dpho/')) return listed(medicines);
    if (path.startsWith('tindakan/kdTkp/')) return listed(treatments);
    if (path === 'spesialis') return listed(specialties);
    if (path === 'spesialis/sarana') return listed(saranas);
    const [, specialty] = /^spesialis\/(\w+)\/subspesialis$/.exec(path) ?? [];
    if (specialty !== undefined) return listed(subspecialties[specialty] ?? []);
    if (path.startsWith('spesialis/rujuk/')) return REFERRAL.test(path) ? listed(destinations) : NOT_FOUND;
    const [, ofKind, ofVisit] = /^(obat|tindakan)\/kunjungan\/(\w+)$/.exec(path) ?? [];
    if (ofKind !== undefined)
      return listed(
        this.items
          .filter(({ kind, noKunjungan }) => kind === ofKind && noKunjungan === ofVisit)
          .map(({ sk, body }) => ({ ...body, [ofKind === 'obat' ? 'kdObatSK' : 'kdTindakanSK']: sk })),
      );
    const [, letterFor] = /^kunjungan\/rujukan\/(\w+)$/.exec(path) ?? [];
    if (letterFor !== undefined) {
      const letter = letterOf(letterFor, this.reports.find(({ noKunjungan }) => noKunjungan === letterFor)?.body ?? {});
      return letter ? ok(letter) : refused('noKunjungan', 'Rujukan tidak ditemukan');
    }
    const [, nik, number] = /^peserta\/(nik\/)?(\d+)$/.exec(path) ?? [];
    if (number !== undefined) {
      const found = this.members.find(each => (nik ? each.nik : each.card) === number);
      return found ? ok(this.pcareMember(found)) : { code: 204, message: 'Peserta tidak ditemukan' };
    }
    const [, day, from, most] = /^pendaftaran\/tglDaftar\/([\d-]+)\/(\d+)\/(\d+)$/.exec(path) ?? [];
    if (day !== undefined) {
      const rows = this.registrations.filter(({ tglDaftar }) => tglDaftar === day);
      const page = rows.slice(Number(from), Number(from) + Number(most));
      return page.length === 0
        ? { code: 204, message: 'NO_CONTENT' }
        : listed(
            page.map(({ noUrut, tglDaftar, noKartu, kdPoli }) => ({
              ...{ noUrut, tgldaftar: tglDaftar, peserta: { noKartu }, poli: { kdPoli } },
            })),
          );
    }
    const [, card] = /^kunjungan\/peserta\/(\d+)$/.exec(path) ?? [];
    return listed(
      this.reports
        .filter(({ body }) => body['noKartu'] === card)
        .map(({ noKunjungan, body }) => ({
          ...{ noKunjungan, tglKunjungan: body['tglDaftar'], poli: { kdPoli: body['kdPoli'] } },
        })),
    );
  }

  private pcareMember({ card, nik, name, birthDate, providerCode, inactive, prb, sex }: KnownMember) {
    return {
      ...{ noKartu: card, noKTP: nik, nama: name, tglLahir: dayOf(birthDate), sex, aktif: inactive === undefined },
      ...{ ketAktif: inactive ?? 'AKTIF', jnsKelas: { nama: 'KELAS III', kode: '3' } },
      ...{ jnsPeserta: { nama: 'PBI (APBN)', kode: '21' }, pstProl: '', pstPrb: prb ?? '' },
      kdProviderPst: { kdProvider: providerCode, nmProvider: 'Klinik Melati' },
    };
  }

  private registered(body: Record<string, unknown>): Said {
    const [noKartu, kdPoli, tglDaftar] = ['noKartu', 'kdPoli', 'tglDaftar'].map(name => String(body[name]));
    const member = this.members.find(({ card }) => card === noKartu);
    const poli = polis.find(each => each.kdPoli === kdPoli);
    if (!member) return refused('noKartu', 'Nomor kartu tidak ditemukan');
    if (member.inactive !== undefined) return refused('noKartu', `Peserta ${member.inactive}`);
    if (body['kdProviderPeserta'] !== member.providerCode)
      return refused('kdProviderPeserta', 'Provider peserta salah');
    if (!poli) return refused('kdPoli', 'Poli tidak ditemukan');
    if (!DAY.test(tglDaftar ?? '') || dayOf(tglDaftar ?? '') > this.today())
      return refused('tglDaftar', 'Tanggal daftar tidak boleh di masa depan');
    if (poli.poliSakit !== body['kunjSakit'] || (body['kdTkp'] === '50') === body['kunjSakit'])
      return refused('kunjSakit', 'Jenis kunjungan tidak sesuai poli');
    if (
      this.registrations.some(
        each => each.noKartu === noKartu && each.tglDaftar === tglDaftar && each.kdPoli === kdPoli,
      )
    )
      return refused('noKartu', 'Peserta sudah terdaftar hari ini');
    const noUrut = `A${this.registrations.length + 1}`;
    this.registrations.push({ noUrut, body, noKartu: noKartu ?? '', kdPoli: kdPoli ?? '', tglDaftar: tglDaftar ?? '' });
    return { code: 201, message: 'CREATED', content: { field: 'noUrut', message: noUrut } };
  }

  /** Midnight passes later in Indonesia than here, never earlier. */
  private today(): string {
    return new Date(this.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  }

  private itemSent(kind: ItemThere['kind'], body: Record<string, unknown>): Said {
    const noKunjungan = String(body['noKunjungan']);
    if (!this.reports.some(each => each.noKunjungan === noKunjungan))
      return refused('noKunjungan', 'Kunjungan tidak ditemukan');
    if (kind === 'tindakan' && !treatments.some(({ kdTindakan }) => kdTindakan === body['kdTindakan']))
      return refused('kdTindakan', 'Tindakan tidak ditemukan');
    this.lastItem += 1;
    this.items.push({ sk: this.lastItem, kind, noKunjungan, body });
    const field = kind === 'obat' ? 'kdObatSK' : 'kdTindakanSK';
    return { code: 201, message: 'CREATED', content: { field, message: String(this.lastItem) } };
  }

  private itemDeleted(sk: string): Said {
    const at = this.items.findIndex(each => String(each.sk) === sk);
    if (at < 0) return refused('sk', 'Tidak ditemukan');
    this.items.splice(at, 1);
    return ok(null);
  }

  private deleted(path: string): Said {
    const [, sk] = /^(?:obat|tindakan)\/(\d+)\/kunjungan\/\w+$/.exec(path) ?? [];
    if (sk !== undefined) return this.itemDeleted(sk);
    const [, card, day, number, poli] =
      /^pendaftaran\/peserta\/(\d+)\/tglDaftar\/([\d-]+)\/noUrut\/(\w+)\/kdPoli\/(\w+)$/.exec(path) ?? [];
    const at = this.registrations.findIndex(
      each => each.noKartu === card && each.tglDaftar === day && each.noUrut === number && each.kdPoli === poli,
    );
    if (at < 0) return refused('noUrut', 'Pendaftaran tidak ditemukan');
    this.registrations.splice(at, 1);
    return ok(null);
  }

  private reported(method: string, body: Record<string, unknown>): Said {
    const isThere = this.registrations.some(
      each =>
        each.noKartu === body['noKartu'] &&
        each.tglDaftar === body['tglDaftar'] &&
        [each.kdPoli, null].includes(body['kdPoli'] as string | null),
    );
    if (!isThere) return refused('noKartu', 'Peserta belum didaftarkan');
    if (!doctors.some(({ kdDokter }) => kdDokter === body['kdDokter']))
      return refused('kdDokter', 'Dokter tidak ditemukan');
    if (body['sistole'] === 0 || body['diastole'] === 0) return refused('sistole', 'Tekanan darah harus diisi');
    const unreferred = referralRefusal(body);
    if (unreferred) return refused(...unreferred);
    if (method === 'PUT') {
      const known = this.reports.find(({ noKunjungan }) => noKunjungan === body['noKunjungan']);
      if (!known) return refused('noKunjungan', 'Kunjungan tidak ditemukan');
      known.body = body;
      return ok(null);
    }
    const noKunjungan = `0999U0011126Y${String(this.reports.length + 1).padStart(6, '0')}`;
    this.reports.push({ noKunjungan, body });
    return { code: 201, message: 'CREATED', content: [{ field: 'noKunjungan', message: noKunjungan }] };
  }
}
