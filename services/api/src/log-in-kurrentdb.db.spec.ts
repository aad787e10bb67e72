import type { StandIn } from '@alur/eventing/kurrentdb/testing/stand-in-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandId } from './platform/testing/platform.js';
import { clinicApp, type ClinicApp } from './testing/clinic-app.js';
import { playDay } from './testing/played-day.js';

const person = (name: string) => ({ name, gender: 'female' });

describe('a clinic whose log is in KurrentDB', () => {
  let clinic: ClinicApp;
  let standIn: StandIn;
  beforeAll(async () => {
    clinic = await clinicApp({}, 'kurrentdb');
    standIn = clinic.standIn!;
  });
  afterAll(() => clinic.stop());

  /** Number of events in the log by the command with this key. */
  const written = (key: string) => standIn.log.all.filter(({ metadata }) => metadata.includes(key)).length;

  it('has its whole day, and its log to read page by page', { timeout: 120_000 }, async () => {
    const { owner, here } = clinic;
    await playDay(clinic);

    const ids: string[] = [];
    for (let after = '0'; ;) {
      const { body } = await owner.get(`/v2/audit/events?after=${after}&limit=100`);
      const page = body.data as { id: string; position: string }[];
      ids.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (!last) break;
      expect(BigInt(last.position)).toBeGreaterThan(BigInt(after));
      after = last.position;
    }
    const inLog = standIn.log.all.filter(({ type }) => type.startsWith(`${here}:`)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).toEqual(inLog);
  });

  it('does once what was written when its answer was lost', async () => {
    const key = commandId();
    const register = () => clinic.owner.post('/v2/patient/register', person('Ratna Dewi'), { key });
    standIn.faults.answersToLose = 1_000_000;
    expect(await register()).toMatchObject({ status: 503, body: { error: { code: 'system.unavailable' } } });
    standIn.faults.answersToLose = 0;
    const events = written(key);
    expect(events).toBeGreaterThan(0);
    const { status, body } = await register();
    expect(status).toBe(200);
    expect(body.data.projected).toBe(true);
    expect(written(key)).toBe(events);
  });

  it('does by itself what one lost answer left open', async () => {
    const key = commandId();
    standIn.faults.answersToLose = 1;
    const { status } = await clinic.owner.post('/v2/patient/register', person('Ratna Sari Dewi'), { key });
    expect(status).toBe(200);
    const events = written(key);
    expect(events).toBeGreaterThan(0);
    await clinic.owner.post('/v2/patient/register', person('Ratna Sari Dewi'), { key });
    expect(written(key)).toBe(events);
  });

  it(
    'refuses commands while the log is away, shows what it has, and goes on by itself',
    { timeout: 60_000 },
    async () => {
      const key = commandId();
      const register = () => clinic.owner.post('/v2/patient/register', person('Wayan Sari'), { key });
      await standIn.goAway();
      const health = await clinic.owner.get('/health/ready');
      expect(health).toMatchObject({ status: 503, body: { checks: { log: 'failed', database: 'ok' } } });
      expect(await register()).toMatchObject({
        status: 503,
        retryAfter: '2',
        body: { error: { code: 'system.unavailable' } },
      });
      expect((await clinic.owner.get('/v2/patient/patients')).status).toBe(200);

      await standIn.comeBack();
      await vi.waitFor(async () => expect((await clinic.owner.get('/health/ready')).status).toBe(200), 20_000);
      const answer = await vi.waitFor(async () => {
        const again = await register();
        expect(again.status).toBe(200);
        return again;
      }, 20_000);
      expect(answer.body.data.projected).toBe(true);
      const { body } = await clinic.owner.get('/v2/patient/patients?search=Wayan');
      expect(body.data).toHaveLength(1);
    },
  );
});
