import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp, type Person } from '../../testing/clinic-app.js';
import { doesAs, untilSeenBy } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { AnalyserListener } from './analyser-listener.js';
import { ENQ, framesOf } from './astm/frames.js';
import { ChemistrySimulator } from './simulator/chemistry.js';
import { HaematologySimulator } from './simulator/haematology.js';

const sample = [{ code: 'HGB', value: '62', unit: 'g/L' }];

describe('analysers on the wire', () => {
  let clinic: ClinicApp;
  let does: Do;
  let port: number;
  let specimenId: number;
  let hgb: number;
  let glu: number;
  let patientId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    port = clinic.app.get(AnalyserListener).port ?? 0;
    specimenId = await does('laboratory-specimen/add', 0, { name: 'Darah' });
    const number = { kind: 'number', specimenId, price: 30_000, decimals: 1 };
    hgb = await does('laboratory-parameter/add', 0, { ...number, name: 'Hemoglobin', code: 'HGB', unit: 'g/dL' });
    glu = await does('laboratory-parameter/add', 0, { ...number, name: 'Glukosa', code: 'GLU', unit: 'mg/dL' });
    await equipped(does, 'hl7', 'HEMA-1', [{ code: 'HGB', parameterId: hgb, unit: 'g/L', factor: 0.1 }]);
    await equipped(does, 'astm', 'CHEM-1', [{ code: 'GLU', parameterId: glu }]);
    patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male', birthDate: '1980-01-01' });
  });
  afterAll(() => clinic.stop());

  const equipped = async (as: Do, protocol: string, sender: string, lines: object[], address: string | null = null) => {
    const device = { name: `Alat ${sender}`, protocol, sender, address, asksForOrders: true, verifiesNormal: false };
    const id = await as('analyser/add', 0, device);
    if (lines.length > 0) await as('analyser/set-mapping', id, { lines });
    return id;
  };
  /** A collected tube of an order for both tests. */
  const taken = async (): Promise<{ id: number; number: string }> => {
    const items = [hgb, glu].map(id => ({ kind: 'parameter', id }));
    const id = await does('laboratory/register', 0, { patientId, payer: 'general', items, acknowledged: true });
    await does('laboratory/collect', id, { specimenIds: [specimenId] });
    const row = (await untilSeenBy(clinic.owner)(
      `/v2/laboratory/orders?order_by=id&sort_by=desc&limit=1`,
      each => each['id'] === id && (each['specimens'] as { number: string | null }[])[0]?.number != null,
    )) as { specimens: [{ number: string }] };
    return { id, number: row.specimens[0].number };
  };
  /** A tube that was received. */
  const tube = async () => {
    const it_ = await taken();
    await does('laboratory/receive', it_.id, { number: it_.number });
    return it_;
  };
  const sheet = async (orderId: number) => {
    const { body } = await clinic.owner.get(`/v2/live/laboratory.sheet?orderId=${orderId}`);
    return body.data as { parameterId: number; status: string; text: string | null; origin: string | null }[];
  };
  const ofTest = async (orderId: number, parameterId: number) =>
    (await sheet(orderId)).find(each => each.parameterId === parameterId);
  const received = async (sampleNumber: string, person: Person = clinic.owner) => {
    const { body } = await person.get(`/v2/analyser/results?search=${sampleNumber}`);
    return body.data as { status: string; tray: string | null; values: object[] }[];
  };
  const hema = async <T>(work: (device: HaematologySimulator) => Promise<T>, options: object = {}): Promise<T> => {
    const device = new HaematologySimulator({ port, sender: 'HEMA-1', ...options });
    try {
      return await work(device);
    } finally {
      await device.close();
    }
  };

  it('ask what is to be measured, and send it as a draft in the parameter’s unit', async () => {
    const { id, number } = await tube();
    const codes = await hema(device => device.ask(number));
    expect(codes).toEqual(['HGB']);
    expect(await hema(device => device.send(number, sample))).toBe('AA');
    expect(await ofTest(id, hgb)).toMatchObject({ status: 'entered', text: '6.2', origin: 'analyser' });
    expect(await hema(device => device.ask(number))).toEqual([]);
  });

  it('speak ASTM on the same port', async () => {
    const { id, number } = await tube();
    const device = new ChemistrySimulator({ port, sender: 'CHEM-1' });
    expect(await device.ask(number)).toEqual(['GLU']);
    await device.send(number, [{ code: 'GLU', value: '105', unit: 'mg/dL' }]);
    device.close();
    expect(await ofTest(id, glu)).toMatchObject({ status: 'entered', text: '105', origin: 'analyser' });
    expect(await received(number)).toMatchObject([{ status: 'matched', tray: null }]);
  });

  it('may send the same message again after an answer that was lost', async () => {
    const { number } = await tube();
    for (let time = 0; time < 3; time++)
      expect(await hema(device => device.send(number, sample), { control: 900 })).toBe('AA');
    expect(await received(number)).toHaveLength(1);
    await Promise.all([1, 2].map(() => hema(device => device.send(number, sample), { control: 901 })));
    expect(await received(number)).toHaveLength(2);
  });

  it('have what nobody knows in the tray, and lose nothing', async () => {
    expect(await hema(device => device.send('26010100001', sample))).toBe('AA');
    expect(await received('26010100001')).toMatchObject([{ status: 'unmatched', tray: 'open' }]);
    const { body } = await clinic.owner.get('/v2/live/analyser.tray?tray=open');
    expect(body.data).toHaveLength(1);
    const { id, number } = await tube();
    await does('analyser/match', body.data[0].id, { sampleNumber: number });
    expect(await ofTest(id, hgb)).toMatchObject({ text: '6.2' });
  });

  it('may measure a tube before the desk has received it: what they sent goes in then', async () => {
    const { id, number } = await taken();
    expect(await hema(device => device.send(number, sample))).toBe('AA');
    expect(await received(number)).toMatchObject([{ status: 'unmatched', tray: 'open' }]);
    await does('laboratory/receive', id, { number });
    await untilSeenBy(clinic.owner)(`/v2/analyser/results?search=${number}`, ({ status }) => status === 'matched');
    expect(await ofTest(id, hgb)).toMatchObject({ status: 'entered', text: '6.2', origin: 'analyser' });
  });

  it('are told that they are not known, and keep what they have', async () => {
    const { number } = await tube();
    expect(await hema(device => device.send(number, sample), { sender: 'LAIN' })).toBe('AR');
    const stranger = new ChemistrySimulator({ port, sender: 'LAIN' });
    await expect(stranger.send(number, sample)).rejects.toThrow('the frame is not taken');
    stranger.close();
    expect(await received(number)).toEqual([]);
  });

  it('may break off in the middle of a message, of which then nothing is kept', async () => {
    const { number } = await tube();
    const cut = async (bytes: Buffer) => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.end(bytes);
      await once(socket.resume(), 'close');
    };
    const device = new HaematologySimulator({ port, sender: 'HEMA-1', control: 77 });
    const text = device.messageOf('ORU^R01^ORU_R01', device.resultOf(number, sample)).toString();
    await cut(Buffer.from(`\u000b${text.slice(0, -12)}`));
    const chemistry = new ChemistrySimulator({ port, sender: 'CHEM-1' });
    const frames = framesOf(chemistry.recordsOf(number, [{ code: 'GLU', value: '99', unit: 'mg/dL' }]));
    await cut(Buffer.concat([Buffer.from([ENQ]), ...frames.slice(0, -1)]));
    expect(await received(number)).toEqual([]);
    await chemistry.send(number, [{ code: 'GLU', value: '99', unit: 'mg/dL' }]);
    chemistry.close();
    expect(await received(number)).toHaveLength(1);
  });

  it('are of the facility whose address they come from', async () => {
    const there = doesAs(clinic.foreigner);
    await equipped(there, 'hl7', 'SAMA', [], '10.0.0.9');
    await equipped(does, 'hl7', 'SAMA', []);
    expect(await hema(device => device.send('26010100002', sample), { sender: 'SAMA' })).toBe('AA');
    expect(await received('26010100002')).toHaveLength(1);
    expect(await received('26010100002', clinic.foreigner)).toEqual([]);
    await equipped(there, 'hl7', 'KEMBAR', []);
    await equipped(does, 'hl7', 'KEMBAR', []);
    expect(await hema(device => device.send('26010100003', sample), { sender: 'KEMBAR' })).toBe('AR');
  });

  it('are simulated in a demonstration', async () => {
    const { id, number } = await tube();
    const { status, body } = await clinic.owner.post('/v2/analyser/simulator/measure', { sampleNumber: number });
    expect([status, body.data?.codes.toSorted()]).toEqual([200, ['GLU', 'HGB']]);
    expect((await sheet(id)).map(({ status: each }) => each)).toEqual(['entered', 'entered']);
  });
});
