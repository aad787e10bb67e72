import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { numberOf, scheduleOf } from '../../testing/visit-bodies.js';

describe('a printed document', () => {
  let clinic: ClinicApp;
  let does: Do;
  let patientId: number;
  let encounterId: number;
  let letterId: number;
  let code: string;
  const today = facilityToday();

  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
    const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
    patientId = await does('patient/register', 0, { name: 'Siti Aminah', gender: 'female', birthDate: '1980-01-01' });
    encounterId = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: today }));
    await does('queue/confirm-attendance', encounterId);
    await does('consultation/start', encounterId);
    letterId = await does('letter/issue', 0, { encounterId, content: { kind: 'sick', from: today, days: 2 } });
    const { body } = await clinic.owner.get(`/v2/live/letter.visit?encounterId=${encounterId}`);
    code = body.data[0].verificationCode;
  });
  afterAll(() => clinic.stop());

  /** As an outsider without a login. */
  const verify = async (asked: string, document = 'letter') => {
    const server = (clinic.app as unknown as { inject: Inject }).inject.bind(clinic.app);
    const answer = await server({ method: 'GET', url: `/v2/verification/${document}/${asked}` });
    return { status: answer.statusCode, body: JSON.parse(answer.payload), cache: answer.headers['cache-control'] };
  };

  it('is verified by its code without a login, and shows only what verification needs', async () => {
    const answer = await verify(code);
    expect([answer.status, answer.cache]).toEqual([200, 'no-store']);
    expect(answer.body.data).toEqual({
      facility: 'Klinik Melati',
      title: { id: 'Surat Keterangan Sakit', en: 'Sick note' },
      number: expect.stringMatching(/^0001\/SKS\//),
      issuedOn: today,
      signedBy: expect.any(String),
      practiceLicence: '',
      holder: 'S*** A.',
      from: today,
      until: expect.any(String),
      revokedAt: null,
    });
  });

  it.each([
    ['a code that was never given', '1-AAAAAAAAAAAAAAAAAAAAAAAA', 'letter'],
    ['a code of no form', "1-' or 1=1", 'letter'],
    ['no kind of document', '1-AAAAAAAAAAAAAAAAAAAAAAAA', 'patient'],
  ])('is not %s', async (_name, asked, document) => {
    expect(await verify(encodeURIComponent(asked), document)).toMatchObject({
      status: 404,
      body: { error: { code: 'system.not-found' } },
    });
  });

  it('is not another facility’s by that facility’s number', async () => {
    const elsewhere = code.replace(/^\d+/, String(clinic.there));
    expect((await verify(elsewhere)).status).toBe(404);
  });

  it('is said to be revoked, and names nobody who was erased', async () => {
    await does('letter/revoke', letterId, { reason: 'Salah tanggal' });
    await vi.waitFor(async () => expect((await verify(code)).body.data.revokedAt).toEqual(expect.any(String)));
    await does('consultation/sign-note', encounterId, { subjective: '-', objective: '-', assessment: '-', plan: '-' });
    await does('consultation/record-diagnosis', encounterId, { code: 'J06.9', kind: 'primary' });
    await does('consultation/finish', encounterId);
    const closed = (row: Record<string, unknown>) => row['encounterId'] === encounterId && row['status'] === 'ONGOING';
    const bill = (await untilSeenBy(clinic.owner)('/v2/transaction/transactions', closed)) as { id: number };
    await does('transaction/cancel', bill.id, { reason: 'Salah pasien' });
    await does('patient/erase-early', patientId, { ground: 'request', reason: 'Permintaan tertulis' });
    await vi.waitFor(async () => expect((await verify(code)).body.data.holder).toBe('***'));
  });
});

type Inject = (asked: {
  method: 'GET';
  url: string;
}) => Promise<{ statusCode: number; payload: string; headers: Record<string, unknown> }>;
