import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { formOf } from '../../platform/files/testing/form-of.js';
import { doesAs, facilityToday, sendsAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';

const TIMES = 50;

describe('the laboratory, when two do the same at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let specimenId: number;
  let parameterId: number;
  let patientId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    specimenId = await does('laboratory-specimen/add', 0, { name: 'Darah EDTA' });
    parameterId = await does('laboratory-parameter/add', 0, {
      ...{ name: 'Hemoglobin', code: 'HGB', kind: 'number', unit: 'g/dL', specimenId, deltaPercent: 20, price: 30_000 },
    });
    patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male', birthDate: '1980-01-01' });
  });
  afterAll(() => clinic.stop());

  const items = () => [{ kind: 'parameter', id: parameterId }];
  const order = () =>
    does('laboratory/register', 0, { patientId, payer: 'general', items: items(), acknowledged: true });
  const post = (id: number, verb: string, body: object): Promise<Answer> =>
    clinic.owner.post(`/v2/laboratory/${id}/${verb}`, body);
  const rowOf = async (path: string) => {
    const { body } = await clinic.owner.get(path);
    return (body.data as Record<string, unknown>[])[0] ?? {};
  };
  const numberOf = async (id: number) => {
    const { specimens } = await rowOf(`/v2/laboratory/orders?order_by=id&sort_by=desc&limit=1&patientId=${patientId}`);
    expect(id).toBeGreaterThan(0);
    return (specimens as [{ number: string }])[0].number;
  };

  it('takes, receives, verifies and validates once, and numbers no two tubes alike', { timeout: 300_000 }, async () => {
    const numbers = new Set<string>();
    for (let time = 0; time < TIMES; time++) {
      const id = await order();
      const twice = (verb: string, body: object) => Promise.all([post(id, verb, body), post(id, verb, body)]);
      const taken = await twice('collect', { specimenIds: [specimenId] });
      expect(outcomesInAnyOrder(taken)).toEqual(['done', 'laboratory.already-collected']);
      const number = await numberOf(id);
      numbers.add(number);
      expect(outcomesInAnyOrder(await twice('receive', { number }))).toEqual(['done', 'laboratory.already-received']);
      await post(id, 'enter', { results: [{ parameterId, text: '13,2' }] });
      const its = { parameterIds: [parameterId] };
      expect(outcomesInAnyOrder(await twice('verify', its))).toEqual(['done', 'laboratory.already-verified']);
      expect(outcomesInAnyOrder(await twice('validate', its))).toEqual(['done', 'laboratory.already-validated']);
    }
    expect(numbers.size).toBe(TIMES);
  });

  it('asks about what was ordered within a day, and compares with the last value', async () => {
    const again = await clinic.owner.post('/v2/laboratory/register', { patientId, payer: 'general', items: items() });
    expect(outcomesInAnyOrder([again])).toEqual(['laboratory.repeated']);
    const id = await order();
    await post(id, 'collect', { specimenIds: [specimenId] });
    await post(id, 'receive', { number: await numberOf(id) });
    await post(id, 'enter', { results: [{ parameterId, text: '9,1' }] });
    await post(id, 'verify', { parameterIds: [parameterId] });
    await post(id, 'validate', { parameterIds: [parameterId] });
    const row = await rowOf(`/v2/laboratory/results?orderId=${id}`);
    expect(row).toMatchObject({ delta: true, previous: { text: '13,2', number: 13.2 } });
  });

  it('refuses what is on no list, however long its number is', async () => {
    for (const kind of ['parameter', 'panel']) {
      const items_ = [{ kind, id: 999_999_999_999 }];
      const answer = await clinic.owner.post('/v2/laboratory/register', { patientId, payer: 'general', items: items_ });
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'laboratory.item-unavailable' } } });
    }
  });

  it('shows nobody a draft among results', async () => {
    const id = await order();
    await post(id, 'collect', { specimenIds: [specimenId] });
    await post(id, 'receive', { number: await numberOf(id) });
    await post(id, 'enter', { results: [{ parameterId, text: '13,9' }] });
    const { body } = await clinic.owner.get(`/v2/laboratory/results?orderId=${id}`);
    expect(body.data).toEqual([]);
    const asked = await clinic.owner.get(`/v2/laboratory/results?orderId=${id}&status=entered`);
    expect(asked.status).toBe(400);
  });

  it('lets whoever holds the paper of a result verify it, and nobody before it is validated', async () => {
    const id = await order();
    await post(id, 'collect', { specimenIds: [specimenId] });
    const number = await numberOf(id);
    await post(id, 'receive', { number });
    await post(id, 'enter', { results: [{ parameterId, text: '13,1' }] });
    const its = { parameterIds: [parameterId] };
    await post(id, 'verify', its);
    const latest = `/v2/laboratory/orders?order_by=id&sort_by=desc&limit=1&patientId=${patientId}`;
    expect(await rowOf(latest)).toMatchObject({ verificationCode: null });
    await post(id, 'validate', its);
    const { verificationCode } = await rowOf(latest);
    const { status, body } = await clinic.owner.get(`/v2/verification/laboratory/${String(verificationCode)}`);
    expect([status, body.data]).toMatchObject([200, { number, holder: 'B*** S.', title: { en: 'Laboratory result' } }]);
  });

  it('shows whoever works on an order the letter that it names, and no other document', async () => {
    const bytes = Buffer.from('%PDF-1.4 Surat pengantar dr. Hadi');
    const fileId = await sendsAs(clinic.owner)(`/v2/patient/${patientId}/document-file`, formOf(bytes));
    const letter = { patientId, fileId, category: 'referral_letter', title: 'Surat pengantar' };
    const coverLetterId = await does('document/upload', 0, letter);
    const id = await does('laboratory/register', 0, {
      ...{ patientId, payer: 'general', items: items(), acknowledged: true, coverLetterId },
    });
    const path = (order: number) => `/v2/laboratory/${order}/cover-letter`;
    expect(await clinic.owner.get(path(id))).toEqual({ status: 200, body: String(bytes) });
    expect((await clinic.owner.get(path(await order()))).status).toBe(404);
    expect((await clinic.foreigner.get(path(id))).status).toBe(404);
    expect((await clinic.onlooker.get(path(id))).status).toBe(403);
    await does('document/remove', coverLetterId, { reason: 'Pasien lain' });
    expect((await clinic.owner.get(path(id))).status).toBe(404);
  });

  it('reports what its log adds up to', { timeout: 60_000 }, async () => {
    const rejected = await order();
    await post(rejected, 'collect', { specimenIds: [specimenId] });
    await post(rejected, 'reject', { number: await numberOf(rejected), cause: 'clotted' });
    await post(rejected, 'cancel', { reason: 'Salah pasien' });
    const events = await loggedEvents(clinic);
    const of = (type: string) => events.filter(event => event.type === type);
    const sum = (type: string, count: (data: Logged['data']) => number) =>
      of(type).reduce((total, { data }) => total + count(data), 0);
    const day = facilityToday();
    const wanted = {
      ...{ orders: of('LaboratoryOrdered').length, cancelled: of('LaboratoryOrderCancelled').length },
      // Each order here has one test, so it is done with its validation.
      done: of('LaboratoryResultValidated').length,
      rejectedSamples: of('LaboratorySpecimenRejected').length,
      criticals: sum('LaboratoryResultVerified', data => data.critical.length),
      called: sum('LaboratoryCriticalValueCommunicated', data => data.parameterIds.length),
    };
    expect(wanted).toMatchObject({ cancelled: 1, rejectedSamples: 1 });
    await vi.waitFor(async () => {
      const days = await clinic.owner.get(`/v2/live/laboratory.report-days?month=${day.slice(0, 7)}`);
      expect((days.body.data as { date: string }[]).find(({ date }) => date === day)).toMatchObject(wanted);
    });
    const tests = await clinic.owner.get(`/v2/live/laboratory.report-tests?month=${day.slice(0, 7)}`);
    const results = sum('LaboratoryResultValidated', data => data.parameterIds.length);
    expect(tests.body.data).toMatchObject([{ parameterId, results }]);
    const requesters = await clinic.owner.get(`/v2/live/laboratory.report-requesters?month=${day.slice(0, 7)}`);
    expect(requesters.body.data).toMatchObject([{ orders: wanted.orders, cancelled: 1, tests: wanted.orders - 1 }]);
  });
});

interface Logged {
  type: string;
  position: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}
/** Every event of the facility. */
const loggedEvents = async (clinic: ClinicApp): Promise<Logged[]> => {
  const events: Logged[] = [];
  for (let after = '0'; ;) {
    const { body } = await clinic.owner.get(`/v2/audit/events?after=${after}&limit=500`);
    const page = body.data as Logged[];
    events.push(...page);
    const last = page.at(-1);
    if (!last || page.length < 500) return events;
    after = last.position;
  }
};
