import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientsApp } from './testing/patients-app.js';

describe('searching for a patient', () => {
  let it_: Awaited<ReturnType<typeof patientsApp>>;
  beforeAll(async () => {
    it_ = await patientsApp();
  });
  afterAll(() => it_.end());

  const names = async (q: string) => (await it_.search(q)).map(({ name }) => name);

  beforeAll(async () => {
    await it_.register({
      name: 'Kartika Wulandari',
      recordNumber: '778812',
      idCardNumber: '3374015505910001',
      bpjsNo: '0009998887776',
      passportNumber: 'C1239876',
      phone: '081299887766',
    });
    for (const name of ['Kartika', 'Kartikasari Dewi', 'Dewi Kartika', 'Mutiara Sekartika', 'Kertika Wulan'])
      await it_.register({ name });
  });

  it('ranks this very name, its beginning, a part of it, and what is one letter away', async () => {
    const found = await it_.search('kartika');
    expect(found.map(({ name, match }) => [name, match])).toEqual([
      ['Kartika', 'exact'],
      ['Kartikasari Dewi', 'begins'],
      ['Kartika Wulandari', 'begins'],
      ['Dewi Kartika', 'begins'],
      ['Mutiara Sekartika', 'within'],
      ['Kertika Wulan', 'similar'],
    ]);
    expect(found[0]).toMatchObject({ gender: 'female', status: 'active', allergyCount: 0, mergedInto: null });
  });

  it.each(['k', 'kar', 'kartika w', 'wulan', 'wulandari kar', 'KARTIKA   wulandar'])(
    'finds a name by its beginning: %j',
    async text => expect(await names(text)).toContain('Kartika Wulandari'),
  );

  it.each([
    'kartika wulandary',
    'kartika wlandari',
    'kartika wualndari',
    'kartikka wulandari',
    'artika wulandari',
    'kartikawulandari',
    'karti kawulandari',
    'kratika wulnadari',
    'wulandary kartika',
  ])('finds a name with a letter wrong, missing, too many or swapped: %j', async text =>
    expect(await names(text)).toContain('Kartika Wulandari'),
  );

  it.each([
    ['its record number', '778812'],
    ['the beginning of it', '7788'],
    ['its record number with dashes', '77-88-12'],
    ['its record number with a digit wrong', '778912'],
    ['its NIK', '3374015505910001'],
    ['its NIK in groups', '3374 0155 0591 0001'],
    ['its NIK with a digit wrong', '3374015505910002'],
    ['its NIK with a digit missing', '337401550591001'],
    ['its NIK with two digits swapped', '3374015550910001'],
    ['its BPJS number', '0009998887776'],
    ['its BPJS number with two digits swapped', '0009998887767'],
    ['its passport', 'c1239876'],
    ['its passport with a letter wrong', 'd1239876'],
    ['its phone', '0812-9988-7766'],
    ['its phone as abroad', '+6281299887766'],
    ['its phone with a digit missing', '08129988776'],
  ])('finds a patient by %s', async (_what, text) => expect(await names(text)).toEqual(['Kartika Wulandari']));

  it('keeps a place for the name that is one letter away, however many begin so', async () => {
    for (let at = 0; at < 12; at++) await it_.register({ name: `Bunda${'abcdefghijkl'[at]}ri Satu` });
    await it_.register({ name: 'Bundi' });
    const found = await it_.search('bunda');
    expect(found).toHaveLength(10);
    expect(found.at(-1)).toMatchObject({ name: 'Bundi', match: 'similar' });
  });

  it.each(['%', "'", ':*', '& |', '\\', '( ) !', '␡'])('takes any sign as it is: %j', async text =>
    expect(await it_.search(text)).toEqual([]),
  );

  it('shows the patients of the facility alone', async () =>
    expect(await it_.search('kartika wulandari', 'other')).toEqual([]));

  it('finds the new name after a correction, and the old no more', async () => {
    const id = await it_.register({ name: 'Zubaidah Lama' });
    await it_.post(`/v2/patient/${id}/correct`, { name: 'Zulaikha Baru', gender: 'female' });
    expect(await names('zubaidah')).toEqual([]);
    expect(await names('zulaikha')).toEqual(['Zulaikha Baru']);
  });

  it('finds nobody who was erased', async () => {
    const id = await it_.register({ name: 'Lenyap Selamanya', recordNumber: '991199', phone: '081355500011' });
    const event = { type: 'PatientErased', data: { patientId: id } };
    const meta = { merchantId: 1, actorId: 7, commandId: randomUUID(), appendId: randomUUID() };
    const time = { at: new Date().toISOString(), localDate: '2026-11-21', offset: '+07:00' };
    const { appended } = await it_.platform.log.append(
      [{ stream: `patient-${id}`, expected: 0, events: [event] }],
      [],
      { ...meta, ...time },
    );
    await it_.platform.progress.waitFor(appended.position, 1, 2_000);
    for (const text of ['lenyap selamanya', 'lenyap', '991199', '081355500011', '␡'])
      expect(await it_.search(text)).toEqual([]);
    const { body } = await it_.call('GET', `/v2/patient/${id}`, { as: 'sari' });
    expect(body.data).toMatchObject({ status: 'erased', name: '␡', phone: null });
  });

  it('wants something to look for, and a right', async () => {
    expect((await it_.call('GET', '/v2/patient/search', { as: 'sari' })).body.error.fields).toMatchObject([
      { path: 'q' },
    ]);
    expect((await it_.call('GET', '/v2/patient/search?q=a&limit=51', { as: 'sari' })).status).toBe(400);
    expect((await it_.call('GET', '/v2/patient/search?q=a', { as: 'nobody' })).status).toBe(403);
    expect((await it_.call('GET', '/v2/patient/search?q=a')).status).toBe(401);
  });

  it('does not return search keys', async () => {
    const { body } = await it_.call('GET', '/v2/patient/patients?search=Kartika', { as: 'sari' });
    expect(body.meta.total).toBeGreaterThan(3);
    expect(JSON.stringify(body)).not.toContain('searchKeys');
    const one = await it_.call('GET', `/v2/patient/patients/${body.data[0].id}`, { as: 'sari' });
    expect(one.body.data).toMatchObject({ id: body.data[0].id });
    expect(JSON.stringify(one.body)).not.toContain('searchKeys');
  });
});
