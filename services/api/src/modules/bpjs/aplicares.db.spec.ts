import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { AplicaresSender } from './aplicares-sender.js';
import { BpjsSimulator } from './simulator/bpjs-simulator.js';
import { simulated } from './simulator/simulated.js';

let now = Date.now();
const simulator = new BpjsSimulator(simulated, () => now);
let aplicaresUrl: string;
let clinic: ClinicApp;
let does: Do;
let wardId: number;
let classId: number;
let roomId: number;
const beds: number[] = [];

/** Another process, as after a restart: it has no state but the log. */
const process = () =>
  new AplicaresSender({
    ...{ database: clinic.database, platform: clinic.platform, config: { aplicaresUrl }, now: () => now },
    logger: pino({ level: 'silent' }),
  });
const { aplicares } = simulator;

beforeAll(async () => {
  aplicaresUrl = `${await simulator.open()}/aplicaresws`;
  clinic = await clinicApp({ BPJS_APLICARES_URL: aplicaresUrl });
  // The rule `pcare` is off there: a hospital.
  does = doesAs(clinic.foreigner);
  wardId = await does('ward/add', 0, { name: 'Melati', kind: 'ward' });
  classId = await does('room-class/add', 0, { name: 'Kelas I', pricePerNight: 300_000 });
  roomId = await does('ward-room/add', 0, { name: 'Melati 1', wardId, classId });
  for (const name of ['A', 'B', 'C']) beds.push(await does('bed/add', 0, { name, roomId }));
  await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
});
afterAll(async () => {
  await clinic.stop();
  await simulator.close();
});
beforeEach(() => {
  simulator.mode = 'up';
  simulator.losesNextWrite = false;
  now += 61_000;
});

const rows = async () =>
  (await clinic.foreigner.get('/v2/live/bpjs.room-availability')).body.data as Record<string, unknown>[];
const until = (...expected: object[]) =>
  vi.waitFor(async () => expect(await rows()).toMatchObject(expected), { timeout: 10_000, interval: 20 });
/** The board, after what was done has reached it. */
const boardHas = (bedId: number, status: string) =>
  vi.waitFor(
    async () => {
      const { body } = await clinic.foreigner.get('/v2/live/ward.beds');
      expect((body.data as { id: number }[]).find(({ id }) => id === bedId)).toMatchObject({ status });
    },
    { timeout: 10_000, interval: 20 },
  );
const block = (bedId: number) => does('bed/block', bedId, { cause: 'maintenance', reason: 'Rusak', until: null });

describe('free beds', () => {
  it('are told once the class and the facility have their codes, and then as they change, once a minute', async () => {
    await process().round();
    expect(aplicares.rooms).toEqual([]);
    await does('bpjs/assign-bed-class', 0, { classId, bedClass: { code: 'KL1', name: 'KELAS I' } });
    await process().round();
    expect(aplicares.rooms).toEqual([]);
    await does('bpjs/assign-vclaim-provider', 0, { provider: { code: '0999R001', name: 'RS MELATI' } });
    const sender = process();
    await vi.waitFor(async () => {
      await sender.round();
      expect(aplicares.rooms).toHaveLength(1);
    });
    expect(aplicares.rooms).toMatchObject([
      { kodekelas: 'KL1', koderuang: String(roomId), namaruang: 'Melati 1', kapasitas: '3', tersedia: '3' },
    ]);
    await until({ roomId, capacity: 3, available: 3, status: 'told', toldAs: 'KL1' });
    await block(beds[0]!);
    await boardHas(beds[0]!, 'blocked');
    await sender.round();
    expect(aplicares.rooms).toMatchObject([{ tersedia: '3' }]);
    now += 61_000;
    await sender.round();
    expect(aplicares.rooms).toMatchObject([{ kapasitas: '3', tersedia: '2' }]);
    await until({ available: 2, status: 'told' });
    now += 61_000;
    await sender.round();
    expect(aplicares.writes).toEqual([`create ${roomId} KL1`, `update ${roomId} KL1`]);
  });

  it('are told after an outage, and once though an answer was lost', async () => {
    const sender = process();
    simulator.mode = 'down';
    const newRoom = await does('ward-room/add', 0, { name: 'Melati 2', wardId, classId });
    const bed = await does('bed/add', 0, { name: 'D', roomId: newRoom });
    await boardHas(bed, 'available');
    await sender.round();
    await until({ roomId }, { roomId: newRoom, status: 'waiting', problem: { problem: 'unreachable' } });
    simulator.mode = 'up';
    simulator.losesNextWrite = true;
    now += 3_600_000;
    await sender.round();
    now += 3_600_000;
    await sender.round();
    await until({ roomId }, { roomId: newRoom, status: 'told' });
    expect(aplicares.rooms.filter(({ koderuang }) => koderuang === String(newRoom))).toHaveLength(1);
    await does('bed/retire', bed, { reason: 'Dipindah' });
    now += 61_000;
    await vi.waitFor(async () => {
      await sender.round();
      now += 61_000;
      expect(aplicares.rooms.some(({ koderuang }) => koderuang === String(newRoom))).toBe(false);
    });
    await until({ roomId });
  });

  it('stand under their new class alone, and a refusal is said in BPJS’s words', async () => {
    const sender = process();
    await does('bpjs/assign-bed-class', 0, { classId, bedClass: { code: 'XX', name: 'TIDAK ADA' } });
    await vi.waitFor(async () => {
      now += 61_000;
      await sender.round();
      expect(await rows()).toMatchObject([
        { status: 'failed', problem: { problem: 'refused', message: 'Kode kelas tidak ditemukan' } },
      ]);
    });
    const writes = aplicares.writes.length;
    now += 61_000;
    await sender.round();
    expect(aplicares.writes).toHaveLength(writes);
    await does('bpjs/resend-room-availability', 0, { roomId });
    await vi.waitFor(async () => {
      now += 61_000;
      await sender.round();
      expect(aplicares.writes.length).toBeGreaterThan(writes);
    });
    await does('bpjs/assign-bed-class', 0, { classId, bedClass: { code: 'KL2', name: 'KELAS II' } });
    await vi.waitFor(async () => {
      now += 61_000;
      await sender.round();
      expect(aplicares.rooms).toMatchObject([{ kodekelas: 'KL2', koderuang: String(roomId) }]);
    });
  });

  it('are nobody’s of primary care, and their classes are Aplicares’s own', async () => {
    now = Date.now();
    const { body } = await clinic.foreigner.get('/v2/bpjs/bed-class-references');
    expect(body.data).toContainEqual({ code: 'KL1', name: 'KELAS I' });
    const here = doesAs(clinic.owner);
    await here('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    const before = simulator.asked.length;
    await process().round();
    expect(simulator.asked).toHaveLength(before);
  });
});
