import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { commandId } from '../../platform/testing/platform.js';
import { doesAs } from '../../testing/played-day.js';
import { wardRoom } from '../../testing/ward.js';

describe('beds of one name', () => {
  let clinic: ClinicApp;
  let place: { roomId: number; roomName: string; wardId: number; classId: number };
  beforeAll(async () => {
    clinic = await clinicApp();
    const does = doesAs(clinic.owner);
    const { wardId, classId, roomId } = await wardRoom(does);
    place = { roomId, roomName: 'Melati 1', wardId, classId };
  });
  afterAll(() => clinic.stop());

  const add = (name: string) => clinic.owner.post('/v2/bed/add', { roomId: place.roomId, name });
  const refusal = { error: { fields: [{ path: 'name', code: 'bed.name-taken' }] } };

  it('stand in a room but once, however many add them at once', async () => {
    const answers = await Promise.all([add('1'), add('1'), add(' 1 ')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body)).toMatchObject([refusal, refusal]);
  });

  it('are no more where one was added before names were claimed', async () => {
    const meta = { merchantId: clinic.here, actorId: 1, commandId: commandId(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    const event = { type: 'BedAdded', data: { bedId: 9001, name: 'Lama', ...place } };
    const { appended } = await clinic.platform.log.append(
      [{ stream: 'bed-9001', expected: 'none', events: [event] }],
      [],
      { ...meta, ...time },
    );
    expect(await clinic.platform.progress.waitFor(appended.position, clinic.here, 5_000)).toBe(true);
    expect((await add('lama')).body).toMatchObject(refusal);
    expect((await clinic.owner.post('/v2/bed/9001/retire', {})).status).toBe(200);
    expect((await add('lama')).status).toBe(200);
  });
});
