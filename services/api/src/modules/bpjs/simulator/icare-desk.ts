import type { KnownMember } from './state.js';

interface Said {
  readonly code: number;
  readonly message: string;
  readonly content?: unknown;
}
const refused = (message: string): Said => ({ code: 201, message });
const doctors: readonly unknown[] = [31661, 31662];

/** i-Care: whom it knows gets a page of its own, whose address says nothing of her (DOMAIN-WIRES 7). */
export class IcareDesk {
  /** What it was asked, by path. */
  readonly asked: { path: string; body: Record<string, unknown> }[] = [];

  constructor(private readonly members: readonly KnownMember[]) {}

  said(method: string, path: string, text: string): Said {
    if (method !== 'POST' || !['api/rs/validate', 'api/pcare/validate'].includes(path))
      return { code: 404, message: 'Not found' };
    const body = JSON.parse(text) as Record<string, unknown>;
    this.asked.push({ path, body });
    const isHospital = path === 'api/rs/validate';
    const member = this.members.find(
      ({ card, nik }) => card === body['param'] || (isHospital && nik === body['param']),
    );
    if (!member) return refused('Peserta tidak ditemukan');
    if (isHospital && !doctors.includes(body['kodedokter'])) return refused('Kode dokter tidak terdaftar');
    return { code: 200, message: 'OK', content: { url: `https://icare.example/riwayat?token=${this.asked.length}` } };
  }
}
