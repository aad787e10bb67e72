import type { OpenedEvent, FlowStep } from '@alur/contracts/audit/flow';
import type { ReplayAnswer } from '@alur/contracts/kernel/replay';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoggedAccess } from './reports/access-chain.js';
import { openReason } from '../../platform/access-log/sealed-reason.js';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { tableName } from '../../platform/projector/row-table.js';
import { Reference, settled } from '../../platform/replay/testing/reference.js';
import { facilityToday, playDay } from '../../testing/played-day.js';
import { warnedOfStop } from '../../testing/warned-stop.js';

const why = { 'x-reason': encodeURIComponent('Keluhan pasien – antre lama') };
/** A missing or meaningless reason. */
const refused: Record<string, string>[] = ['', 'a', '%', 'x'.repeat(201)].map(given => ({ 'x-reason': given }));

describe('looking back', () => {
  let clinic: ClinicApp;
  const today = facilityToday();

  beforeAll(async () => {
    clinic = await clinicApp();
    await playDay(clinic);
    await warnedOfStop(clinic);
  }, 120_000);
  afterAll(() => clinic.stop());

  const look = (path: string) => clinic.owner.get(`/v2/audit/${path}`, undefined, why);

  /** A row of every topic, to know parameters that show something. */
  const shownTopics = async () => {
    const found: { name: string; query: string }[] = [];
    for (const { spec, table, live } of clinic.platform.topics.all()) {
      const columns = Object.values(live.by).map(column => `and "${column}" is not null`);
      const { rows } = await clinic.database.worker.query(
        `select to_jsonb(t) as row from ${tableName(table)} t where merchant_id = $1 ${columns.join(' ')} limit 1`,
        [clinic.here],
      );
      const query = Object.entries(live.by).map(([param, column]) => `${param}=${rows[0]?.row[column]}`);
      found.push({ name: spec.name, query: query.join('&') });
    }
    return found;
  };
  const byKey = (rows: readonly LiveRow[]) => rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const replayed = (rows: readonly LiveRow[], frames: ReplayAnswer['data']['frames']) => {
    const now = new Map(rows.map(row => [row.key, row]));
    for (const { frame } of frames) {
      for (const { key } of frame.removed) now.delete(key);
      for (const row of frame.rows) now.set(row.key, row);
    }
    return byKey([...now.values()]);
  };

  it('shows every live topic at the end of the day as it is live', async () => {
    for (const { name, query } of await shownTopics()) {
      const live = await clinic.owner.get(`/v2/live/${name}?${query}`);
      const path = `replay/${name}?day=${today}&limit=2000&${query}`;
      const { body } = await look(path);
      expect(body.meta, name).toMatchObject({ epoch: live.body.meta.epoch, next: null });
      expect(replayed(body.data.rows, body.data.frames), name).toEqual(byKey(live.body.data));
      const last = body.data.frames.at(-1)?.frame.seq ?? body.meta.seq;
      expect(byKey((await look(`${path}&from=${last}`)).body.data.rows), name).toEqual(byKey(live.body.data));
    }
  });

  it(
    'shows every live topic at any moment of the day as the log up to there adds up',
    { timeout: 60_000 },
    async () => {
      const { platform, here } = clinic;
      const all = await platform.log.readAll(0n, { limit: 5_000, filter: { merchantId: here } });
      const appends = [...Map.groupBy(all, ({ meta }) => meta.appendId).values()];
      for (const [index, { name, query }] of (await shownTopics()).entries()) {
        const topic = platform.topics.named(name, Object.fromEntries(new URLSearchParams(query)));
        const reference = new Reference(topic);
        for (const [at, append] of appends.entries()) {
          reference.take(append);
          if (at % 12 !== index % 12) continue;
          const position = append.at(-1)!.position;
          const { data } = await platform.replays.read(here, topic, today, { from: position }, 1);
          expect(settled(topic, data.rows), `${name} at ${position}`).toEqual(settled(topic, reference.shown));
        }
      }
    },
  );

  it('tells the day at a glance', async () => {
    const { body } = await look(`day?day=${today}`);
    expect(body.data).toMatchObject({ day: today, zone: 'Asia/Jakarta' });
    expect(body.data.histogram).toHaveLength(288);
    const counted = body.data.histogram.reduce((sum: number, bucket: { events: number }) => sum + bucket.events, 0);
    expect(counted).toBe(body.data.events);
    const { rows } = await clinic.database.worker.query('select count(*)::int from events where merchant_id = $1', [
      clinic.here,
    ]);
    expect(counted).toBe(rows[0].count);
  });

  it('opens an event: who, from what to what, and what else was one with it', async () => {
    const { body } = await clinic.owner.get('/v2/audit/events?limit=5000');
    const events = body.data as { type: string; position: string; id: string; meta: { appendId: string } }[];
    const corrected = events.find(({ type }) => type === 'PatientIdentityCorrected');
    const opened = (await look(`event/${corrected?.position}`)).body.data as OpenedEvent;
    expect(opened).toMatchObject({
      type: 'PatientIdentityCorrected',
      module: 'patient',
      actor: { id: clinic.owner.userId, name: 'pemilik', role: 'facility-admin' },
      origin: { address: '127.0.0.1' },
      data: { name: 'Budi Santosa' },
    });
    expect(opened.changes).toContainEqual({ path: 'identity.name', from: 'Budi Santoso', to: 'Budi Santosa' });
    for (const event of events.filter((_event, at) => at % 7 === 0)) {
      const { together } = (await look(`event/${event.position}`)).body.data as OpenedEvent;
      const same = events.filter(other => other.meta.appendId === event.meta.appendId && other.id !== event.id);
      expect(together.map(({ id }) => id).toSorted()).toEqual(same.map(({ id }) => id).toSorted());
    }
    expect((await look('event/999999')).status).toBe(404);
  });

  it('calls what an event names by id by its name: a patient, and a bill by its number', async () => {
    const { body } = await clinic.owner.get('/v2/audit/events?types=EncounterOpened,NumberTaken&limit=1');
    const [event] = body.data as { position: string; data: Record<string, number> }[];
    const { data, names } = (await look(`event/${event!.position}`)).body.data as OpenedEvent;
    const patientId = String(data['patientId']);
    const { body: patients } = await clinic.owner.get('/v2/patient/patients?limit=500');
    const hers = (patients.data as { id: number; name: string }[]).find(({ id }) => String(id) === patientId);
    expect(names['patientId']).toEqual({ [patientId]: hers!.name });
    expect(Object.keys(names)).not.toContain('encounterId');
    const paid = (await clinic.owner.get('/v2/audit/events?types=TransactionPaid&limit=1')).body.data[0];
    const bill = String(paid.data.transactionId);
    const { data: bills } = (await clinic.owner.get('/v2/transaction/transactions?limit=500')).body;
    const hersToo = (bills as { id: number; refNumber: string }[]).find(({ id }) => String(id) === bill);
    expect(((await look(`event/${paid.position}`)).body.data as OpenedEvent).names['transactionId']).toEqual({
      [bill]: hersToo!.refNumber,
    });
  });

  it("tells a patient's whole way", async () => {
    const timeline = tableName(clinic.platform.table('patient_timeline'));
    const { rows: paying } = await clinic.database.worker.query(
      // Who bought at the counter has a bill without a visit.
      `select "patientId" from ${timeline} where merchant_id = $1 and type = 'TransactionPaid' and "patientId" not in
         (select "patientId" from ${timeline} where merchant_id = $1 and type = 'SaleOpened') limit 1`,
      [clinic.here],
    );
    const patient = paying[0].patientId as number;
    const steps = (await look(`patient/${patient}/flow`)).body.data as FlowStep[];
    const { rows } = await clinic.database.worker.query(
      `select "eventId" from ${timeline} where merchant_id = $1 and "patientId" = $2`,
      [clinic.here, patient],
    );
    expect(steps.map(({ id }) => id).toSorted()).toEqual(rows.map(({ eventId }) => String(eventId)).toSorted());
    const positions = steps.map(({ position }) => BigInt(position));
    expect(positions).toEqual(positions.toSorted((one, other) => (one < other ? -1 : 1)));
    const paid = steps.find(({ type }) => type === 'TransactionPaid');
    expect(paid).toMatchObject({ module: 'transaction', encounterId: expect.any(Number), waited: expect.any(Number) });
    expect((await look(`patient/${patient}/flow?from=2020-01-01&to=2020-01-02`)).body.data).toEqual([]);
    expect((await look('patient/999999/flow')).status).toBe(404);
  });

  it.each([
    'replay/queue.board?day=2026-01-01&scheduleId=1&date=2026-01-01',
    'day?day=2026-01-01',
    'event/1',
    'patient/1/flow',
  ])('asks for a reason: %s', async path => {
    for (const headers of refused)
      expect(await clinic.owner.get(`/v2/audit/${path}`, undefined, headers)).toMatchObject({
        status: 400,
        body: { error: { code: 'audit.reason-required' } },
      });
  });

  interface Found {
    id: string;
    type: string;
    stream: string;
    position: string;
    meta: { actorId: number };
  }
  const events = async (query: string) =>
    (await clinic.owner.get(`/v2/audit/events?${query}`)).body as { data: Found[]; meta: { next: string | null } };
  /** Page by page, as a program does. */
  const all = async (query: string, limit: number) => {
    const found: Found[] = [];
    for (let after: string | null = '0'; after !== null;) {
      const { data, meta } = await events(`${query}&limit=${limit}&after=${after}`);
      found.push(...data);
      after = meta.next;
    }
    return found;
  };

  it('finds events by what is asked for, in pages', async () => {
    const whole = await all('', 5_000);
    const patient = (await clinic.owner.get('/v2/patient/patients')).body.data[0].id as number;
    const flow = (await look(`patient/${patient}/flow`)).body.data as FlowStep[];
    const of = new Set(flow.map(({ id }) => id));
    const { stream } = whole.find(({ type }) => type === 'NumberTaken')!;
    const searches: [string, (event: Found) => boolean][] = [
      [`day=${today}`, () => true],
      ['day=2020-01-01', () => false],
      ['types=NumberTaken,NumberCalled', ({ type }) => type === 'NumberTaken' || type === 'NumberCalled'],
      [`stream=${stream}`, event => event.stream === stream],
      [`actorId=${clinic.owner.userId}`, ({ meta }) => meta.actorId === clinic.owner.userId],
      ['actorId=0', ({ meta }) => meta.actorId === 0],
      [`patientId=${patient}`, ({ id }) => of.has(id)],
      [`day=${today}&patientId=${patient}&types=BillClosed`, ({ id, type }) => of.has(id) && type === 'BillClosed'],
    ];
    for (const [query, fits] of searches) {
      const wanted = whole.filter(fits).map(({ position }) => position);
      for (const limit of [7, 5_000])
        expect(
          (await all(query, limit)).map(({ position }) => position),
          query,
        ).toEqual(wanted);
      expect(wanted.length > 0, query).toBe(!query.includes('2020'));
    }
    expect((await clinic.foreigner.get(`/v2/audit/events?stream=${stream}`)).body.data).toEqual([]);
    expect((await clinic.foreigner.get(`/v2/audit/events?patientId=${patient}`)).body.data).toEqual([]);
    expect((await clinic.owner.get('/v2/audit/events?day=gestern')).status).toBe(400);
  });

  it('writes down who looked, at what and why, once', async () => {
    const entries = async () => {
      const { rows } = await clinic.database.worker.query(
        'select jsonb_array_elements(entries) as entry from alur.access_log where merchant_id = $1',
        [clinic.here],
      );
      return rows.map(({ entry }) => entry as LoggedAccess);
    };
    const typed = async ({ why, actorId: userId, at, id: patientId }: LoggedAccess) => {
      if (typeof why !== 'object') return undefined;
      const said = { merchantId: clinic.here, userId, at, patientId };
      return openReason(await clinic.platform.keys.load([why.by]), why, said);
    };
    const reason = { 'x-reason': encodeURIComponent('Pemeriksaan rutin') };
    const patient = (await clinic.owner.get('/v2/patient/patients')).body.data[0].id as number;
    const looks = [
      [
        `replay/dashboard.visits?day=${today}&date=${today}`,
        'audit.replay',
        null,
        `${today} dashboard.visits?date=${today}`,
      ],
      [`day?day=${today}`, 'audit.day', null, today],
      ['event/1', 'audit.event', null, '1'],
      [`patient/${patient}/flow`, 'audit.flow', patient, undefined],
    ] as const;
    for (let times = 0; times < 3; times++)
      for (const [path] of looks) await clinic.owner.get(`/v2/audit/${path}`, undefined, reason);
    const all = await entries();
    expect(JSON.stringify(all)).not.toContain('Pemeriksaan rutin');
    const reasons = await Promise.all(all.map(typed));
    const written = all.filter((_look, at) => reasons[at] === 'Pemeriksaan rutin');
    expect(written.find(({ id }) => id === patient)?.why).toMatchObject({ by: `patient-${patient}` });
    const opened = looks.filter(([path]) => path !== 'event/1');
    expect(written).toMatchObject(
      opened.map(([, what, id, of]) => ({ what, id, ...(of && { of }), actorId: clinic.owner.userId })),
    );
    expect((await entries()).filter(({ what }) => what === 'audit.events')).toHaveLength(1);
  });
});
