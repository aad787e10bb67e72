import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../platform/files/testing/form-of.js';
import { clinicApp, type Answer, type ClinicApp } from '../../testing/clinic-app.js';
import { doesAs, sendsAs } from '../../testing/played-day.js';
import type { Do } from '../../testing/play.js';
import { outcomesInAnyOrder } from '../../testing/outcomes.js';

const TIMES = 20;
const report = { line: 1, findings: 'Cor dan pulmo baik', impression: 'Normal' };

describe('radiology, when two do the same at once', () => {
  let clinic: ClinicApp;
  let does: Do;
  let examinationId: number;
  let patientId: number;
  beforeAll(async () => {
    clinic = await clinicApp();
    does = doesAs(clinic.owner);
    const modalityId = await does('radiology-modality/add', 0, {
      name: 'Rontgen',
      abbreviation: 'CR',
      magnetic: false,
    });
    examinationId = await does('radiology-examination/add', 0, {
      ...{ name: 'Foto toraks PA', code: 'TOR-PA', modalityId, contrast: false, price: 120_000 },
    });
    patientId = await does('patient/register', 0, { name: 'Budi Santoso', gender: 'male', birthDate: '1980-01-01' });
  });
  afterAll(() => clinic.stop());

  const order = (body: object = {}) =>
    does('radiology/register', 0, { patientId, payer: 'general', examinationIds: [examinationId], ...body });
  const post = (id: number, verb: string, body: object): Promise<Answer> =>
    clinic.owner.post(`/v2/radiology/${id}/${verb}`, body);
  const rows = async (path: string) => (await clinic.owner.get(path)).body.data as Record<string, unknown>[];

  it('begins, examines and validates once, and numbers no two examinations alike', { timeout: 120_000 }, async () => {
    for (let time = 0; time < TIMES; time++) {
      const id = await order();
      const twice = (verb: string, body: object) => Promise.all([post(id, verb, body), post(id, verb, body)]);
      expect(outcomesInAnyOrder(await twice('start', { line: 1 }))).toEqual(['done', 'radiology.already-begun']);
      expect(outcomesInAnyOrder(await twice('complete', { line: 1 }))).toEqual(['done', 'radiology.already-examined']);
      await post(id, 'draft', report);
      expect(outcomesInAnyOrder(await twice('validate', { line: 1, draft: 1 }))).toEqual([
        'done',
        'radiology.already-validated',
      ]);
    }
    const orders = await rows('/v2/radiology/orders?limit=100');
    const numbers = orders.flatMap(({ lines }) =>
      (lines as { accessionNumber: string }[]).map(each => each.accessionNumber),
    );
    expect(new Set(numbers).size).toBe(TIMES);
  });

  it('gives an order that is sent again the same accession number', async () => {
    const body = { patientId, payer: 'general', examinationIds: [examinationId] };
    const key = crypto.randomUUID();
    const sent = () => clinic.owner.post('/v2/radiology/register', body, { key });
    const [first, again] = [await sent(), await sent()];
    expect(again.body.data.id).toBe(first.body.data.id);
    const found = await rows(`/v2/radiology/orders?limit=100&patientId=${patientId}`);
    expect(found.filter(({ id }) => id === first.body.data.id)).toHaveLength(1);
  });

  it('shows nobody a draft among reports', async () => {
    const id = await order();
    await post(id, 'start', { line: 1 });
    await post(id, 'complete', { line: 1 });
    await post(id, 'draft', report);
    expect(await rows(`/v2/radiology/reports?orderId=${id}`)).toEqual([]);
    expect((await clinic.owner.get(`/v2/radiology/reports?orderId=${id}&status=drafted`)).status).toBe(400);
    await post(id, 'validate', { line: 1, draft: 1 });
    const [found] = await rows(`/v2/radiology/reports?orderId=${id}`);
    const path = `/v2/verification/radiology/${String(found?.['verificationCode'])}`;
    const { status, body } = await clinic.owner.get(path);
    expect([status, body.data]).toMatchObject([200, { holder: 'B*** S.', title: { en: 'Radiology report' } }]);
  });

  it('shows whoever works on an order the letter that it names, and no other document', async () => {
    const bytes = Buffer.from('%PDF-1.4 Surat pengantar dr. Hadi');
    const fileId = await sendsAs(clinic.owner)(`/v2/patient/${patientId}/document-file`, formOf(bytes));
    const letter = { patientId, fileId, category: 'referral_letter', title: 'Surat pengantar' };
    const id = await order({ coverLetterId: await does('document/upload', 0, letter) });
    const path = (of: number) => `/v2/radiology/${of}/cover-letter`;
    expect(await clinic.owner.get(path(id))).toEqual({ status: 200, body: String(bytes) });
    expect((await clinic.owner.get(path(await order()))).status).toBe(404);
    expect((await clinic.foreigner.get(path(id))).status).toBe(404);
    expect((await clinic.onlooker.get(path(id))).status).toBe(403);
  });

  it.each(['modality', 'method', 'system'])('refuses a second %s of a name, on add and on edit', async kind => {
    const fields = (name: string) => ({ name, abbreviation: null, description: null, magnetic: false });
    const body = ({ magnetic, ...rest }: ReturnType<typeof fields>) =>
      kind === 'modality' ? { ...rest, magnetic } : rest;
    const add = (name: string, more: object = {}) =>
      clinic.owner.post(`/v2/radiology-${kind}/add`, { ...body(fields(name)), ...more });
    const { id } = (await add(`Lama ${kind}`)).body.data as { id: number };
    await add(`Baru ${kind}`);
    const again = await add(`Lama ${kind}`);
    expect(outcomesInAnyOrder([again])).toEqual(['catalogue.already-registered-on-add']);
    const changed = await clinic.owner.post(`/v2/radiology-${kind}/${id}/change`, body(fields(`Baru ${kind}`)));
    expect(outcomesInAnyOrder([changed])).toEqual(['catalogue.already-registered-on-change']);
    const long = await add('Panjang', { abbreviation: 'x'.repeat(256) });
    expect(long.body.error.fields).toMatchObject([{ path: 'abbreviation', code: 'radiology.abbreviation-too-long' }]);
  });
});
