import type { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addedInHospitalBody,
  cancelledInHospitalBody,
  expectedAt,
  isTask,
  quotas,
  taskBody,
  type TaskStep,
} from './antrean-rs-bodies.js';

const morning = { startTime: '08:00', endTime: '12:00', consultationMinutes: 10 };

describe('a hospital’s number, as BPJS is told of it', () => {
  const number = { encounterId: 41, date: '2026-11-23', display: 'A-012', number: 12, recordNumber: '000048' };
  const of = {
    ...{ payer: 'bpjs' as const, cardNumber: '0001234567801', nik: '3374011503900001', phone: '0812', expectedAt: 9 },
    ...{ poli: { code: 'INT', name: 'PENYAKIT DALAM' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
    reference: { kind: 'hospital_referral' as const, number: '0999R0010126B000001' },
    ...{ hours: '08:00-12:00', quotas: quotas({ ...morning, quota: 20 }, 12) },
  };

  it('is the body of DOMAIN-WIRES 3.1', () => {
    expect(addedInHospitalBody(number, of)).toEqual({
      ...{ kodebooking: '41', jenispasien: 'JKN', nomorkartu: '0001234567801', nik: '3374011503900001', nohp: '0812' },
      ...{ kodepoli: 'INT', namapoli: 'PENYAKIT DALAM', pasienbaru: 0, norm: '000048', tanggalperiksa: '2026-11-23' },
      ...{ kodedokter: 31661, namadokter: 'dr. Ratna, Sp.PD', jampraktek: '08:00-12:00', jeniskunjungan: 4 },
      ...{ nomorreferensi: '0999R0010126B000001', nomorantrean: 'A-012', angkaantrean: 12, estimasidilayani: 9 },
      ...{ sisakuotajkn: 8, kuotajkn: 20, sisakuotanonjkn: 8, kuotanonjkn: 20, keterangan: '' },
    });
  });

  it('has neither card nor reference where BPJS does not pay', () => {
    expect(addedInHospitalBody(number, { ...of, payer: 'general', reference: null })).toMatchObject({
      ...{ jenispasien: 'NON JKN', nomorkartu: '', nomorreferensi: '' },
    });
    expect(cancelledInHospitalBody(41)).toEqual({
      ...{ kodebooking: '41', keterangan: 'Dibatalkan di fasilitas kesehatan' },
    });
  });

  it('has as many places as the hours, where no quota is set, and never fewer than none', () => {
    expect(quotas({ ...morning, quota: null }, 4)).toMatchObject({ kuotajkn: 24, sisakuotajkn: 20 });
    expect(quotas({ ...morning, quota: 3 }, 4)).toMatchObject({ kuotajkn: 3, sisakuotajkn: 0 });
    expect(quotas({ ...morning, consultationMinutes: 0, quota: null }, 4)).toMatchObject({
      ...{ kuotajkn: 4, sisakuotajkn: 0 },
    });
  });

  it('is expected after the session begins, or after now while it runs', () => {
    const at = { date: '2026-11-23', startTime: '08:00' };
    const begins = Date.parse('2026-11-23T01:00:00.000Z');
    const before = { now: '2026-11-22T05:00:00.000Z', offset: '+07:00' };
    expect(expectedAt(at, before, 600)).toBe(begins + 600_000);
    expect(expectedAt(at, { ...before, now: '2026-11-23T02:00:00.000Z' }, 600)).toBe(begins + 3_600_000 + 600_000);
  });
});

describe('its times', () => {
  const tasks: readonly TaskStep[] = ['present', 'started', 'finished', 'preparing', 'handed_over'];
  const entry = (step: AntreanStep, at: number) => {
    const happenedAt = new Date(at).toISOString();
    return { step, status: 'queued' as const, requestedAt: happenedAt, happenedAt, place: null, problem: null };
  };

  it('are tasks 3 to 7, or 99, with what she gets at the pharmacy', () => {
    const steps = [entry('added', 1), ...tasks.map((step, nth) => entry(step, 1000 * (nth + 1)))];
    expect(tasks.map(step => taskBody(41, steps, step, null))).toEqual(
      [3, 4, 5, 6, 7].map((taskid, nth) => ({ kodebooking: '41', taskid, waktu: 1000 * (nth + 1) })),
    );
    expect(taskBody(41, steps, 'finished', 'Racikan')).toMatchObject({ jenisresep: 'Racikan' });
    expect(taskBody(41, [entry('added', 1), entry('absent', 5)], 'absent', null)).toMatchObject({ taskid: 99 });
    expect([isTask('added'), isTask('cancelled'), isTask('absent')]).toEqual([false, false, true]);
  });

  it('rise by a millisecond at least, whatever the clock said', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 5, maxLength: 5 }), moments => {
        const steps = tasks.map((step, nth) => entry(step, moments[nth] ?? 0));
        const told = tasks.map(step => taskBody(41, steps, step, null).waktu);
        for (const [nth, time] of told.entries()) {
          expect(time).toBeGreaterThan(told[nth - 1] ?? 0);
          expect(time).toBeGreaterThanOrEqual(moments[nth] ?? 0);
        }
      }),
    );
  });
});
