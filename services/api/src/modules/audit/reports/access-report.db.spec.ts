import type { ChainState, RecordLook } from '@alur/contracts/audit/reports';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessAnchors } from '../../../platform/access-log/access-anchors.js';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { examined } from '../../../testing/examined.js';
import { doesAs, facilityToday } from '../../../testing/played-day.js';
import { scheduleOf } from '../../../testing/visit-bodies.js';
import { reportsOf, why } from './testing/reports-of.js';

describe("access to one patient's record", () => {
  let clinic: ClinicApp;
  let report: ReturnType<typeof reportsOf>['report'];
  let sheets: ReturnType<typeof reportsOf>['sheets'];
  let visit: number;
  let patient: number;
  let scheduleId: number;
  const today = facilityToday();
  const days = `from=${today}&to=${today}`;

  beforeAll(async () => {
    clinic = await clinicApp();
    ({ report, sheets } = reportsOf(clinic));
    const does = doesAs(clinic.owner);
    const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
    scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId: clinic.owner.userId }));
    ({ patientId: patient, visit } = await examined(does, { scheduleId, date: today }, 'Sumiati'));
  });
  afterAll(() => clinic.stop());

  /** The database's superuser, whom no privilege stops. */
  const asSuperuser = async (use: (owner: pg.Client) => Promise<void>): Promise<void> => {
    const owner = new pg.Client({ connectionString: clinic.ownerUrl });
    await owner.connect();
    try {
      await use(owner);
    } finally {
      await owner.end();
    }
  };
  const access = async (patientId: number) =>
    (await report(`access?${days}&patientId=${patientId}`)).body as {
      data: RecordLook[];
      meta: { chain: ChainState };
    };

  it('tells who looked, at what, from where and why, whatever way she was looked at', async () => {
    const { owner } = clinic;
    await owner.get(`/v2/patient/${patient}`);
    await owner.get(`/v2/live/patient.timeline?patientId=${patient}`);
    await owner.get(`/v2/live/consultation.record?encounterId=${visit}`);
    await owner.get(`/v2/audit/patient/${patient}/flow`, undefined, why);
    const board = `date=${today}&scheduleId=${scheduleId}`;
    await owner.get(`/v2/audit/replay/queue.board?day=${today}&${board}`, undefined, why);
    const registered = (await owner.get('/v2/audit/events?types=PatientRegistered')).body.data as {
      stream: string;
      position: string;
    }[];
    const event = registered.find(({ stream }) => stream === `patient-${patient}`)!;
    await owner.get(`/v2/audit/event/${event.position}`, undefined, why);
    const { data, meta } = await access(patient);
    expect(meta.chain).toMatchObject({ intact: true, brokenAt: null });
    for (const what of ['patient', 'patient.timeline', 'consultation.record', 'audit.flow', 'audit.event'])
      expect(data, what).toContainEqual(
        expect.objectContaining({
          what,
          among: false,
          actor: { id: owner.userId, name: 'pemilik', role: 'facility-admin' },
          origin: expect.objectContaining({ address: '127.0.0.1' }),
        }),
      );
    expect(data).toContainEqual(expect.objectContaining({ what: 'audit.replay', among: true, why: 'Audit bulanan' }));
    // The report itself is logged as a look.
    expect((await access(patient)).data[0]).toMatchObject({ what: 'audit.report.access', why: 'Audit bulanan' });
    const other = (await owner.post('/v2/patient/register', { name: 'Rina Wati', gender: 'female' })).body.data.id;
    expect((await access(other)).data).toEqual([]);
  });

  it('tells who looked at a visit to the emergency department, its bill, and the ward in which she was', async () => {
    const { owner } = clinic;
    const does = doesAs(owner);
    const unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const quietId = await does('ward/add', 0, { name: 'Anggrek', kind: 'ward' });
    const came = await does('patient/register', 0, { name: 'Ratna', gender: 'female', acknowledgeDuplicates: true });
    const encounterId = await does('emergency/register', 0, { patientId: came, unitId, payer: 'general' });
    const [{ transactionId }] = (await owner.get(`/v2/live/emergency.detail?encounterId=${encounterId}`)).body.data;
    await owner.get(`/v2/live/transaction.detail?transactionId=${transactionId}`);
    for (const ward of [unitId, quietId]) await owner.get(`/v2/live/ward.medications?unitId=${ward}`);
    const { data } = await access(came);
    expect(data.map(({ what, of, among }) => [what, of, among])).toEqual([
      ['ward.medications', `ward.medications?unitId=${unitId}`, true],
      ['transaction.detail', null, false],
      ['emergency.detail', null, false],
    ]);
  });

  it('is a spreadsheet with the chain’s verification beside it', async () => {
    const [looks, chain] = await sheets(`access.xlsx?${days}&patientId=${patient}`);
    expect(looks!.data.length).toBeGreaterThan(5);
    expect(chain!.data[1]?.[0]).toBe('Rantai utuh');
  });

  it('reports where a superuser of the database altered the log', async () => {
    await asSuperuser(async owner => {
      const { rows } = await owner.query(
        `select id, entries from alur.access_log where merchant_id = $1 and entries -> 0 ->> 'what' = 'patient.timeline'
       order by id limit 1`,
        [clinic.here],
      );
      const [{ id, entries }] = rows;
      const put = (value: unknown) =>
        owner.query('update alur.access_log set entries = $2::jsonb where id = $1', [id, JSON.stringify(value)]);
      await put([{ ...entries[0], actorId: 1 }, ...entries.slice(1)]);
      expect((await access(patient)).meta.chain).toMatchObject({ intact: false, brokenAt: { batch: Number(id) } });
      await put(entries);
      expect((await access(patient)).meta.chain.intact).toBe(true);
      await owner.query('delete from alur.access_log where id = $1', [id]);
      expect((await access(patient)).meta.chain.intact).toBe(false);
    });
  });

  it('says that its end was cut off, once it was signed for', async () => {
    const onlyPatient = (await clinic.foreigner.post('/v2/patient/register', { name: 'Wayan', gender: 'male' })).body;
    const theirs = async () =>
      (await report(`access?${days}&patientId=${onlyPatient.data.id}`, clinic.foreigner)).body.meta.chain;
    await clinic.foreigner.get(`/v2/patient/${onlyPatient.data.id}`);
    expect(await theirs()).toMatchObject({ intact: true });
    await new AccessAnchors(clinic.platform.ledger).sign();
    let batch = 0;
    await asSuperuser(async owner => {
      const { rows } = await owner.query(
        `delete from alur.access_log where id = (select max(id) from alur.access_log
       where merchant_id <> $1 and merchant_id <> 0) returning id, merchant_id`,
        [clinic.here],
      );
      batch = Number(rows[0].id);
    });
    expect(await theirs()).toMatchObject({ intact: false, brokenAt: { batch } });
    expect((await access(patient)).meta.chain.brokenAt?.batch).not.toBe(batch);
  });
});
