import type { ChangeTime, ReportedChange, WaitingRow, WaitingVisit } from '@alur/contracts/audit/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../../platform/projector/row-table.js';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { facilityToday, playDay } from '../../../testing/played-day.js';
import { reportsOf } from './testing/reports-of.js';

describe("an auditor's reports", () => {
  let clinic: ClinicApp;
  let report: ReturnType<typeof reportsOf>['report'];
  let sheets: ReturnType<typeof reportsOf>['sheets'];
  const today = facilityToday();
  const days = `from=${today}&to=${today}`;

  beforeAll(async () => {
    clinic = await clinicApp();
    ({ report, sheets } = reportsOf(clinic));
    await playDay(clinic);
  }, 120_000);
  afterAll(() => clinic.stop());

  const aPatient = async () => {
    const { body } = await clinic.owner.get('/v2/patient/patients?search=Santosa');
    return (body.data as { id: number }[])[0]!.id;
  };

  describe('waiting times', () => {
    const DAY = '2020-02-03';
    const instant = (minutes: number) => new Date(Date.parse(`${DAY}T01:00:00Z`) + minutes * 60_000).toISOString();
    /** Ten patients who waited 10, 20 … 100 minutes for the doctor, and one who went home. */
    beforeAll(async () => {
      const visits = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, null].map((waited, at) => ({
        ...{ merchant_id: clinic.here, key: String(9_000 + at), position: 1 },
        ...{ encounterId: 9_000 + at, patientId: 1, date: DAY, transactionId: 9_000 + at },
        ...{ scheduleId: 77, scheduleName: 'Poli Anak', doctorId: 5, doctorName: 'dr. Ani' },
        ...{ registeredAt: instant(0), arrivedAt: instant(0), calledAt: waited && instant(waited - 5) },
        ...{ startedAt: waited && instant(waited), finishedAt: null, awaiting: [] },
      }));
      const table = tableName(clinic.platform.table('visit_steps'));
      await clinic.database.worker.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [JSON.stringify(visits)],
      );
    });

    it('equal those computed by hand', async () => {
      const { body } = await report(`waiting?from=${DAY}&to=${DAY}`);
      const standard = (body.data as WaitingRow[]).filter(({ step }) => step === 'standard');
      const figures = { step: 'standard', visits: 10, median: 55 * 60, p90: 91 * 60, longest: 100 * 60, withinHour: 6 };
      expect(standard).toEqual([
        { scheduleId: 77, scheduleName: 'Poli Anak', doctorId: 5, doctorName: 'dr. Ani', ...figures },
        { scheduleId: null, scheduleName: null, doctorId: null, doctorName: null, ...figures },
      ]);
      const called = (body.data as WaitingRow[]).find(({ step, scheduleId }) => step === 'start' && scheduleId === 77);
      expect(called).toMatchObject({ visits: 10, median: 300, longest: 300 });
      expect((body.data as WaitingRow[]).map(({ step }) => step)).not.toContain('consultation');
    });

    it('are counted from the log, and each opens the visits behind it', async () => {
      const all = ((await report(`waiting?${days}`)).body.data as WaitingRow[]).filter(row => row.scheduleId === null);
      expect(all.map(({ step }) => step).toSorted()).toEqual(
        ['call', 'cashier', 'consultation', 'pharmacy', 'standard', 'start'].toSorted(),
      );
      for (const { step, visits, longest } of all) {
        const { body } = await report(`visits?${days}&step=${step}`);
        expect(body.meta.total, step).toBe(visits);
        const found = body.data as WaitingVisit[];
        expect(found[0]?.seconds, step).toBe(longest);
        expect(found.map(({ patientName }) => patientName)).toContain('Budi Santosa');
      }
      expect((await report(`visits?${days}&late=true`)).body).toMatchObject({ data: [], meta: { total: 0 } });
    });

    it('go into a spreadsheet as numbers, in the language that is asked for', async () => {
      const [sheet] = await sheets(`waiting.xlsx?from=${DAY}&to=${DAY}&lang=en`);
      expect(sheet!.sheet).toBe('Waiting times');
      expect(sheet!.data[0]).toContain('Median (minutes)');
      const total = sheet!.data.find(row => row[0] === 'All schedules' && row[2] === 'Registered → seen');
      expect(total?.slice(3)).toEqual([10, 55, 91, 100, 6, 60]);
    });
  });

  describe('who changed or voided what', () => {
    const changes = async (query = '') => (await report(`changes?${days}&limit=500${query}`)).body;

    it('tells each with its reason, and from what to what', async () => {
      const { data, meta } = (await changes()) as { data: ReportedChange[]; meta: { total: number } };
      expect(data).toHaveLength(meta.total);
      const one = (type: string) => data.find(each => each.type === type);
      expect(one('TransactionVoided')).toMatchObject({ kind: 'void', reason: 'Salah input', own: true });
      const corrected = data.filter(({ type }) => type === 'PatientIdentityCorrected');
      expect(corrected.flatMap(each => each.changes)).toContainEqual({
        path: 'identity.name',
        from: 'Budi Santoso',
        to: 'Budi Santosa',
      });
      expect(one('ScheduleChanged')?.changes).toContainEqual({ path: 'sharePercent', from: null, to: 40 });
      expect(one('SchedulePriceSet')?.changes).toMatchObject([{ from: null, to: { price: 65_000, before: 55_000 } }]);
      const counted = data.filter(({ type }) => type === 'StockCorrected');
      expect(counted).toContainEqual(
        expect.objectContaining({ actor: expect.objectContaining({ name: 'pemilik' }), reason: 'Stok opname' }),
      );
      expect(new Set(data.map(({ kind }) => kind)).size).toBe(9);
    });

    it('tells of the roles of this facility alone', async () => {
      const { data } = (await changes('&kind=role')) as { data: ReportedChange[] };
      expect(data.length).toBeGreaterThan(0);
      expect(data.every(({ own, kind }) => !own && kind === 'role')).toBe(true);
      const names = JSON.stringify(data);
      expect(names).toContain('auditor');
      expect(names).not.toContain('orang-lain facility-admin');
    });

    it('tell of the logins of who works there, and of nobody else', async () => {
      const { operator, owner, foreigner } = clinic;
      for (const { userId } of [owner, foreigner])
        expect((await operator.post(`/v2/user/users/${userId}/password-link`, {})).status).toBe(200);
      const { data } = (await changes('&kind=role')) as { data: ReportedChange[] };
      const links = data.filter(({ type }) => type === 'PasswordLinkMade');
      expect(links).toMatchObject([{ stream: `user-${owner.userId}`, actor: { id: operator.userId }, own: false }]);
    });

    it('comes in pages, in either order, by kind and by person', async () => {
      const all = (await changes()).data as ReportedChange[];
      const paged: ReportedChange[] = [];
      for (let page = 1; paged.length < all.length; page++)
        paged.push(...(await report(`changes?${days}&limit=7&page=${page}&sort_by=asc`)).body.data);
      expect(paged.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed());
      const cancelled = (await changes('&kind=cancel')).data as ReportedChange[];
      expect(cancelled.map(({ id }) => id)).toEqual(all.filter(({ kind }) => kind === 'cancel').map(({ id }) => id));
      expect((await changes('&actorId=999999')).data).toEqual([]);
    });

    it('counts all of them by the hour of the day, whatever page is shown', async () => {
      const all = (await changes()).data as ReportedChange[];
      const { meta } = (await report(`changes?${days}&limit=1`)).body as { meta: { times: ChangeTime[] } };
      const hour = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 13);
      const expected = new Map<string, number>();
      for (const { at, kind } of all) {
        const key = `${hour(at)} ${kind}`;
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
      const told = meta.times.map(time => [
        `${time.day}T${String(time.hour).padStart(2, '0')} ${time.kind}`,
        time.count,
      ]);
      expect(new Map(told as [string, number][])).toEqual(expected);
    });

    it('is a spreadsheet in which no text is a formula', async () => {
      const formula = '=HYPERLINK("http://contoh.id","buka")';
      const { data } = (await clinic.owner.get('/v2/medicine/items')).body as { data: { id: number }[] };
      const lots = (await clinic.owner.get(`/v2/live/stock.lots?itemId=${data[0]!.id}`)).body.data as {
        id: number;
        storeId: number;
      }[];
      const lotId = lots.find(({ storeId }) => storeId === clinic.here)!.id;
      const corrected = { lotId, counted: 77, reason: formula };
      expect(await clinic.owner.post(`/v2/inventory/${data[0]!.id}/correct`, corrected)).toMatchObject({ status: 200 });
      const [sheet] = await sheets(`changes.xlsx?${days}&kind=correction`);
      expect(sheet!.data[0]?.slice(0, 3)).toEqual(['Waktu', 'Jenis', 'Peristiwa']);
      const [when, , what] = sheet!.data.find(cells => cells[5] === formula) ?? [];
      expect(what).toBe('Stok dikoreksi');
      expect((when as unknown as Date).toISOString().slice(0, 10)).toBe(today);
    });
  });

  describe('sign-ins', () => {
    const login = (email: string, password: string) =>
      clinic.app
        .getHttpAdapter()
        .getInstance()
        .inject({ method: 'POST', url: '/v2/auth/login', payload: { email, password } });

    it('tell the auditor who came, and who tried to, and the operator what is nobody’s', async () => {
      await login('pemilik@contoh.id', 'salah sekali');
      await login('siapa@contoh.id', 'salah sekali');
      const { data, meta } = (await report(`sign-ins?${days}&limit=500`)).body;
      expect(meta.total).toBe(data.length);
      expect(data[0]).toMatchObject({ what: 'refused', actor: { id: clinic.owner.userId, name: 'pemilik' } });
      expect(JSON.stringify(data)).not.toContain('orang-lain');
      expect((data as { actor: unknown }[]).every(({ actor }) => actor !== null)).toBe(true);
      const nobodys = (await report(`sign-ins?${days}&what=refused`, clinic.operator)).body.data;
      expect(nobodys).toMatchObject([{ actor: null, account: expect.any(String), origin: { address: '127.0.0.1' } }]);
      const [sheet] = await sheets(`sign-ins.xlsx?${days}&what=refused`);
      expect(sheet?.data[1]).toContain('Masuk ditolak');
    });

    it('are for who may read who looked', async () => {
      expect((await report(`sign-ins?${days}`, clinic.onlooker)).status).toBe(403);
      expect((await clinic.auditor.get(`/v2/audit/report/sign-ins?${days}`)).status).toBe(400);
    });
  });

  it('asks why wherever patients are named, and writes it down', async () => {
    const patient = await aPatient();
    for (const path of [`visits?${days}`, `changes?${days}`, `access?${days}&patientId=${patient}`]) {
      const [name, query] = path.split('?');
      expect((await report(path)).status, path).toBe(200);
      for (const route of [path, `${name}.xlsx?${query}`])
        expect(await clinic.auditor.get(`/v2/audit/report/${route}`), route).toMatchObject({
          status: 400,
          body: { error: { code: 'audit.reason-required' } },
        });
    }
    const { rows } = await clinic.database.worker.query(
      `select distinct e ->> 'what' as what from alur.access_log, jsonb_array_elements(entries) e
       where merchant_id = $1 and e ->> 'what' like 'audit.report.%' order by 1`,
      [clinic.here],
    );
    expect(rows.map(({ what }) => what)).toEqual([
      'audit.report.access',
      'audit.report.changes',
      'audit.report.sign-ins',
      'audit.report.visits',
    ]);
  });

  it('shows nothing to another facility, and nothing without the right', async () => {
    const { foreigner, onlooker, here } = clinic;
    const patient = await aPatient();
    for (const path of [
      `waiting?${days}`,
      `visits?${days}`,
      `changes?${days}`,
      `waiting.xlsx?${days}`,
      `visits.xlsx?${days}`,
      `changes.xlsx?${days}`,
      `access?${days}&patientId=${patient}`,
      `access.xlsx?${days}&patientId=${patient}`,
    ]) {
      expect((await report(path, onlooker)).status, path).toBe(403);
      expect((await report(path, foreigner, here)).status, path).toBe(403);
    }
    expect((await report(`access?${days}&patientId=${patient}`, foreigner)).status).toBe(404);
    expect((await report(`visits?${days}`, foreigner)).body.data).toEqual([]);
    expect((await report(`waiting?${days}`, foreigner)).body.data).toEqual([]);
    const theirs = JSON.stringify((await report(`changes?${days}&limit=500`, foreigner)).body);
    expect(theirs).toContain('orang-lain');
    expect(theirs).not.toContain('pemilik');
    expect(theirs).not.toContain('Budi');
  });

  it.each([
    [`from=${today}`, 'to', 'shape.required'],
    [`from=${today}&to=2020-01-01`, 'to', 'audit.range-reversed'],
    [`from=2020-01-01&to=${today}`, 'from', 'audit.range-too-long'],
  ])('refuses %s', async (query, path, code) => {
    const answer = await report(`waiting?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ path, code }] } } });
  });
});
