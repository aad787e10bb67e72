import type { ApprovalBody, CorrectionBody, DischargeBody, LetterBody } from '@alur/domain/casemix/vclaim-letter';
import type { KnownMember } from './state.js';
import { LetterApprovals } from './vclaim-approvals.js';
import { BackReferrals } from './vclaim-back-referrals.js';
import { claimsThere, letterForGroupers, type ClaimThere } from './vclaim-claims.js';
import { ControlPlans, type Answered } from './vclaim-control.js';
import { SentReferrals } from './vclaim-sent-referrals.js';
import { accidentLettersOf, corrected, historyOf, numberOf, refusalOf, type IssuedThere } from './vclaim-letters.js';
import { vclaimList, vclaimPlaces, vclaimReferrals, type KnownReferral } from './vclaim-lists.js';

interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const ok = (content: unknown): Said => ({ code: 200, message: 'OK', content });
/** VClaim's word for what it does not have, and for what it refuses. */
const refused = (message: string): Said => ({ code: 201, message });

const answered = (answer: Answered): Said => (typeof answer === 'string' ? refused(answer) : ok(answer));

/** VClaim as a hospital meets it: participants, lists, referrals and letters (DOMAIN-WIRES 2). */
export class VclaimDesk {
  readonly referrals: KnownReferral[] = [];
  readonly letters: IssuedThere[] = [];
  readonly claims: ClaimThere[] = [];
  /** Numbers of letters that it does not delete. */
  readonly kept = new Set<string>();
  /** What it was told last of the ends of stays, by number. */
  readonly discharges = new Map<string, DischargeBody>();
  readonly plans: ControlPlans;
  readonly sent: SentReferrals;
  readonly back: BackReferrals;
  readonly approvals: LetterApprovals;
  private count = 0;

  constructor(
    readonly members: readonly KnownMember[],
    private readonly now: () => number,
  ) {
    this.plans = new ControlPlans(members, this.letters);
    this.sent = new SentReferrals(this.letters);
    this.back = new BackReferrals(this.letters);
    this.approvals = new LetterApprovals(members);
  }

  said(method: string, path: string, body: string): Said {
    if (method === 'GET') return this.read(path);
    if (path.startsWith('RencanaKontrol/')) return this.planned(method, path, JSON.parse(body) as never);
    if (path.startsWith('Rujukan/')) return this.referred(method, path, JSON.parse(body) as never);
    if (path.startsWith('PRB/')) return this.referredBack(method, path, JSON.parse(body) as never);
    const request = (JSON.parse(body) as { request: { t_sep: never } }).request.t_sep;
    if (method === 'POST' && path === 'SEP/2.0/insert') return this.issued(request);
    if (method === 'POST' && path === 'Sep/pengajuanSEP') return this.submitted(request);
    if (method === 'PUT' && path === 'SEP/2.0/update') return this.corrected(request);
    if (method === 'DELETE' && path === 'SEP/2.0/delete') return this.deleted(request);
    if (method === 'PUT' && path === 'SEP/2.0/updtglplg') return this.ended(request);
    return { code: 404, message: 'Not found' };
  }

  private planned(method: string, path: string, { request }: { request: never }): Said {
    const { plans } = this;
    const verb = `${method} ${path.slice('RencanaKontrol/'.length)}`;
    if (verb === 'POST insert') return answered(plans.insert(request, this.today()));
    if (verb === 'POST InsertSPRI') return answered(plans.insertAdmission(request, this.today()));
    if (verb === 'PUT Update' || verb === 'PUT UpdateSPRI') return answered(plans.change(request, this.today()));
    if (verb !== 'DELETE Delete') return { code: 404, message: 'Not found' };
    const { t_suratkontrol: named } = request as { t_suratkontrol: { noSuratKontrol: string } };
    return answered(plans.delete(named.noSuratKontrol));
  }

  private referred(method: string, path: string, { request }: { request: { t_rujukan: never } }): Said {
    const { sent } = this;
    const said = request.t_rujukan;
    const verb = `${method} ${path.slice('Rujukan/'.length)}`;
    if (verb === 'POST 2.0/insert') return answered(sent.insert(said));
    if (verb === 'PUT 2.0/Update') return answered(sent.change(said));
    if (verb !== 'DELETE delete') return { code: 404, message: 'Not found' };
    return answered(sent.delete((said as { noRujukan: string }).noRujukan));
  }

  private referredBack(method: string, path: string, { request }: { request: { t_prb: never } }): Said {
    if (method === 'POST' && path === 'PRB/insert') return answered(this.back.insert(request.t_prb, this.today()));
    if (method === 'DELETE' && path === 'PRB/Delete') return answered(this.back.delete(request.t_prb));
    return { code: 404, message: 'Not found' };
  }

  private read(path: string): Said {
    const planned = this.plans.read(path) ?? this.sent.read(path) ?? this.back.read(path);
    if (planned !== undefined) return answered(planned);
    const list = vclaimPlaces(path) ?? vclaimList(path);
    if (list) return ok(list);
    const history = historyOf(path, this.letters);
    if (history) return history.length > 0 ? ok({ histori: history }) : refused('Data tidak ditemukan');
    const claims = claimsThere(path, this.claims);
    if (claims) return claims.length > 0 ? ok({ klaim: claims }) : refused('Data tidak ditemukan');
    const grouped = letterForGroupers(path, this.letters, this.members);
    if (grouped !== undefined) return grouped ? ok(grouped) : refused('No SEP tidak ditemukan');
    const submitted = this.approvals.listed(path);
    if (submitted) return submitted.length > 0 ? ok({ list: submitted }) : refused('Data tidak ditemukan');
    const earlier = accidentLettersOf(path, this.letters);
    if (earlier) return earlier.length > 0 ? ok({ jaminan: earlier }) : refused('Data tidak ditemukan');
    const [, noSep] = /^SEP\/(\w{19})$/.exec(path) ?? [];
    if (noSep !== undefined) {
      const letter = this.letters.find(each => each.number === noSep);
      return letter ? ok({ noSep, peserta: { noKartu: letter.body.noKartu } }) : refused('No SEP tidak ditemukan');
    }
    const referrals = vclaimReferrals(path, this.referrals);
    if (referrals) return referrals.length > 0 ? ok({ rujukan: referrals }) : refused('Rujukan tidak ditemukan');
    if (path.startsWith('SEP/FingerPrint/Peserta/')) return ok({ kode: '0', status: 'Peserta belum melakukan finger' });
    const [, kind, number] = /^Peserta\/(nokartu|nik)\/(\d+)\/tglSEP\//.exec(path) ?? [];
    const found = this.members.find(each => number !== undefined && (kind === 'nik' ? each.nik : each.card) === number);
    return found ? ok({ peserta: memberOf(found) }) : refused('Peserta tidak ditemukan');
  }

  private corrected(body: CorrectionBody): Said {
    const at = this.letters.findIndex(({ number }) => number === body.noSep);
    const letter = this.letters[at];
    if (!letter) return refused('No SEP tidak ditemukan');
    if (this.kept.has(body.noSep)) return refused('SEP sudah dilakukan klaim');
    const next = corrected(letter, body, this);
    if (typeof next === 'string') return refused(next);
    this.letters[at] = next;
    return ok(body.noSep);
  }

  private deleted({ noSep }: { noSep: string }): Said {
    const at = this.letters.findIndex(({ number }) => number === noSep);
    if (at < 0) return refused('No SEP tidak ditemukan');
    if (this.kept.has(noSep)) return refused('SEP sudah dilakukan klaim');
    this.letters.splice(at, 1);
    return ok(null);
  }

  private known() {
    const { members, letters, referrals, approvals } = this;
    return { members, letters, referrals, approvals };
  }

  private submitted(body: ApprovalBody): Said {
    const refusal = this.approvals.submit(body);
    return refusal === undefined ? ok(body.noKartu) : refused(refusal);
  }

  private ended(body: DischargeBody): Said {
    const letter = this.letters.find(({ number }) => number === body.noSep);
    if (letter?.body.jnsPelayanan !== '1') return refused('SEP rawat inap tidak ditemukan');
    if (body.tglPulang < letter.body.tglSep) return refused('Tanggal pulang sebelum tanggal SEP');
    if (body.statusPulang === '4' && body.noSuratMeninggal === '') return refused('Nomor surat meninggal harus diisi');
    this.discharges.set(body.noSep, body);
    return ok(null);
  }

  private issued(body: LetterBody): Said {
    const refusal = refusalOf(body, { ...this.known(), today: this.today() });
    if (refusal !== undefined) return refused(refusal);
    this.count += 1;
    const number = numberOf(body, this.count);
    this.letters.push({ number, body });
    return ok({ sep: { noSep: number, tglSep: body.tglSep } });
  }

  /** Midnight passes in no zone of Indonesia later than here. */
  private today(): string {
    return new Date(this.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  }
}

const memberOf = ({ card, nik, name, birthDate, providerCode, inactive, prb, insurer }: KnownMember) => ({
  ...{
    noKartu: card,
    nik,
    nama: name,
    tglLahir: birthDate,
    sex: 'L',
    hakKelas: { kode: '3', keterangan: 'KELAS III' },
  },
  statusPeserta: inactive === undefined ? { kode: '0', keterangan: 'AKTIF' } : { kode: '1', keterangan: inactive },
  ...{ jenisPeserta: { kode: '21', keterangan: 'PBI (APBN)' }, informasi: { prolanisPRB: prb ?? null } },
  provUmum: { kdProvider: providerCode, nmProvider: 'Klinik Melati' },
  cob: { nmAsuransi: insurer ?? null, noAsuransi: insurer === undefined ? null : '1', tglTAT: null, tglTMT: null },
});
