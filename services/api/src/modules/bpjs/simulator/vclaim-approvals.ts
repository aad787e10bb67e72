import type { ApprovalBody } from '@alur/domain/casemix/vclaim-letter';
import type { KnownMember } from './state.js';

/** What the stand-in for VClaim is asked to approve of letters (DOMAIN-WIRES 2, *pengajuanSEP*). */
export class LetterApprovals {
  readonly submitted: ApprovalBody[] = [];
  /** Whether what was submitted is approved. */
  approves = false;

  constructor(private readonly members: readonly KnownMember[]) {}

  /** Why it takes a submission not; undefined where it does. */
  submit(body: ApprovalBody): string | undefined {
    if (!this.members.some(({ card }) => card === body.noKartu)) return 'Peserta tidak ditemukan';
    if (!['1', '2'].includes(body.jnsPengajuan)) return 'Jenis pengajuan tidak sesuai';
    if (this.submitted.some(each => isSame(each, body))) return 'Pengajuan SEP sudah ada';
    this.submitted.push(body);
    return undefined;
  }

  /** Whether a letter of that card and day may be of a day that is past. */
  isLateAllowed(letter: Pick<ApprovalBody, 'noKartu' | 'tglSep' | 'jnsPelayanan'>): boolean {
    return this.approves && this.submitted.some(each => isSame(each, { ...letter, jnsPengajuan: '1' }));
  }

  /** The submissions of a month; undefined for another question. */
  listed(path: string): object[] | undefined {
    const [, month, year] = /^Sep\/persetujuanSEP\/list\/bulan\/(\d{2})\/tahun\/(\d{4})$/.exec(path) ?? [];
    if (month === undefined) return undefined;
    return this.submitted
      .filter(({ tglSep }) => tglSep.startsWith(`${year}-${month}`))
      .map(({ noKartu, tglSep, jnsPelayanan, jnsPengajuan }) => ({
        ...{ noKartu, nama: 'PESERTA', tglsep: tglSep, jnspelayanan: jnsPelayanan === '1' ? 'RI' : 'RJ' },
        persetujuan: jnsPengajuan === '1' ? 'Backdate' : 'Finger Print',
        status: this.approves ? 'Disetujui' : 'Belum disetujui',
      }));
  }
}

type Same = Pick<ApprovalBody, 'noKartu' | 'tglSep' | 'jnsPelayanan' | 'jnsPengajuan'>;
const isSame = (one: Same, other: Same): boolean =>
  (['noKartu', 'tglSep', 'jnsPelayanan', 'jnsPengajuan'] as const).every(name => one[name] === other[name]);
