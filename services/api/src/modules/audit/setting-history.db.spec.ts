import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicApp, type ClinicApp } from '../../testing/clinic-app.js';

describe('who changed a setting', () => {
  let clinic: ClinicApp;
  beforeAll(async () => {
    clinic = await clinicApp();
  });
  afterAll(() => clinic.stop());

  it('tells who changed a price, from what to what, newest first, to who may see it alone', async () => {
    const { owner, foreigner, onlooker } = clinic;
    const made = await owner.post('/v2/treatment/add', { name: 'Nebulisasi', price: 60_000 });
    const { id } = made.body.data;
    await owner.post(`/v2/treatment/${id}/change`, { name: 'Nebulisasi', price: 75_000 });
    const path = `/v2/audit/setting/treatment/${id}`;
    const { status, body } = await owner.get(path);
    expect(status).toBe(200);
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual(['CatalogueItemChanged', 'CatalogueItemAdded']);
    expect(body.data[0]).toMatchObject({
      actor: { id: owner.userId },
      changes: [{ path: 'fields.price', from: 60_000, to: 75_000 }],
    });
    expect((await foreigner.get(path)).status).toBe(404);
    expect((await onlooker.get(path)).status).toBe(403);
  });

  it('tells a treatment’s dated prices and shares with it', async () => {
    const { owner } = clinic;
    const made = await owner.post('/v2/treatment/add', { name: 'Rawat luka', price: 50_000 });
    const { id } = made.body.data;
    const price = { payer: 'bpjs', price: 40_000, effectiveFrom: '2099-01-01' };
    expect((await owner.post(`/v2/treatment/${id}/set-price`, price)).status).toBe(200);
    await owner.post(`/v2/treatment/${id}/set-shares`, { doctor: 40, nurse: 10, facility: 50 });
    const { body } = await owner.get(`/v2/audit/setting/treatment/${id}`);
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
      'TreatmentSharesSet',
      'TreatmentPriceSet',
      'CatalogueItemAdded',
    ]);
    expect(body.data[1].changes).toContainEqual({
      path: 'prices.1',
      from: null,
      to: expect.objectContaining({ price: 40_000 }),
    });
  });

  it('has settings that nobody changed yet, and nothing that is no setting', async () => {
    const { owner, here, there } = clinic;
    expect((await owner.get(`/v2/audit/setting/settings/${here}`)).body).toEqual({ data: [] });
    expect((await owner.get(`/v2/audit/setting/settings/${there}`)).status).toBe(404);
    expect((await owner.get('/v2/audit/setting/patient/1')).status).toBe(404);
  });

  it('tells who saved a service’s credentials and never what they are', async () => {
    const { owner, here, there } = clinic;
    for (const kind of ['timetable', 'integration', 'code_list'])
      expect((await owner.get(`/v2/audit/setting/${kind}/${here}`)).body).toEqual({ data: [] });
    const values = { consId: 'c-1', secretKey: 's-1', userKey: 'u-1', pcareUsername: 'n', pcarePassword: 'p' };
    const saved = await owner.post('/v2/settings/save-credentials', { service: 'bpjs', values });
    expect(saved.status).toBe(200);
    const { body } = await owner.get(`/v2/audit/setting/integration/${here}`);
    expect(body.data).toMatchObject([{ type: 'CredentialsSaved', actor: { id: owner.userId } }]);
    expect(JSON.stringify(body)).not.toMatch(/s-1|sealed/);
    expect((await owner.get(`/v2/audit/setting/integration/${there}`)).status).toBe(404);
  });

  it('tells who set a price from which day on, of a class and of a fee, and the lists have it', async () => {
    const { owner, onlooker, here } = clinic;
    const made = await owner.post('/v2/room-class/add', { name: 'Kelas 2', pricePerNight: 250_000 });
    const { id } = made.body.data;
    const later = { field: 'pricePerNight', price: 300_000, effectiveFrom: '2099-01-01' };
    expect((await onlooker.post(`/v2/room-class/${id}/set-price`, later)).status).toBe(403);
    expect((await owner.post(`/v2/room-class/${id}/set-price`, later)).status).toBe(200);
    const { body } = await owner.get(`/v2/audit/setting/room-class/${id}`);
    expect(body.data[0]).toMatchObject({
      ...{ type: 'CatalogueItemPriceSet', actor: { id: owner.userId } },
      changes: [{ path: 'prices.1', from: null, to: { price: 300_000, before: 250_000, effectiveFrom: '2099-01-01' } }],
    });
    const list = await owner.get(`/v2/room-class/items/${id}`);
    expect(list.body.data).toMatchObject({ pricePerNight: 250_000, prices: [later] });
    const past = { ...later, effectiveFrom: '2020-01-01' };
    const refused = await owner.post(`/v2/room-class/${id}/set-price`, past);
    expect(refused.body.error.code).toBe('catalogue.price-in-the-past');
    await owner.post('/v2/settings/set-price', { field: 'admin', price: 7_000, effectiveFrom: '2099-01-01' });
    const fees = await owner.get(`/v2/audit/setting/settings/${here}`);
    expect(fees.body.data[0]).toMatchObject({
      ...{ type: 'SettingsPriceSet' },
      changes: [{ path: 'dated.fees.1', from: null, to: { field: 'admin', price: 7_000 } }],
    });
  });

  it('tells a test’s price in a class, which its list has beside the others', async () => {
    const { owner } = clinic;
    const item = { name: 'Darah lengkap', code: 'DL', price: 90_000 };
    const { id } = (await owner.post('/v2/laboratory-panel/add', item)).body.data;
    const vip = (await owner.post('/v2/room-class/add', { name: 'VIP', pricePerNight: 500_000 })).body.data;
    const price = { payer: null, classId: vip.id, price: 140_000, effectiveFrom: '2099-01-01' };
    expect((await owner.post(`/v2/laboratory-panel/${id}/set-class-price`, price)).status).toBe(200);
    const { body } = await owner.get(`/v2/audit/setting/laboratory-panel/${id}`);
    expect(body.data[0]).toMatchObject({
      ...{ type: 'CatalogueItemClassPriceSet', actor: { id: owner.userId } },
      changes: [{ path: 'classPrices.1', from: null, to: { className: 'VIP', price: 140_000 } }],
    });
    const list = await owner.get(`/v2/laboratory-panel/items/${id}`);
    expect(list.body.data).toMatchObject({ price: 90_000, prices: [], classPrices: [{ ...price, className: 'VIP' }] });
  });

  it('tells what a medicine and its compounding cost before, and the stock has the price of the day', async () => {
    const { owner, here } = clinic;
    const fields = { name: 'Parasetamol 500 mg', form: 'tablet', baseUnit: 'tablet', medicineClass: 'free' };
    const yes = { highAlert: false, lookAlike: false, fornas: true };
    const made = await owner.post('/v2/medicine/add', { ...fields, ...yes, price: 500 });
    const { id } = made.body.data;
    const later = { field: 'price', price: 600, effectiveFrom: '2099-01-01' };
    expect((await owner.post(`/v2/medicine/${id}/set-price`, later)).status).toBe(200);
    const { body } = await owner.get(`/v2/audit/setting/medicine/${id}`);
    expect(body.data[0]).toMatchObject({
      type: 'CatalogueItemPriceSet',
      changes: [{ path: 'prices.1', from: null, to: { price: 600, before: 500, effectiveFrom: '2099-01-01' } }],
    });
    const stock = await owner.get(`/v2/inventory/stock?id=${id}`);
    expect(stock.body.data).toMatchObject([{ price: 500, prices: [later] }]);
    await owner.post('/v2/settings/set-price', { field: 'compoundFee', price: 4_000, effectiveFrom: '2099-01-01' });
    const fees = await owner.get(`/v2/audit/setting/settings/${here}`);
    expect(fees.body.data[0]).toMatchObject({
      changes: [{ path: 'dated.pharmacy.1', from: null, to: { field: 'compoundFee', price: 4_000, before: 0 } }],
    });
  });

  it('tells who changed what the operator keeps of a facility, to the operator and to the facility itself', async () => {
    const { operator, owner, foreigner, onlooker, here, there } = clinic;
    const kept = { name: 'Klinik Melati', category: 'main_clinic', categoryTypes: ['outpatient'] };
    expect((await operator.post(`/v2/merchant/${here}/change`, kept)).status).toBe(200);
    const menus = [{ constant: 'referral', enabled: false }];
    expect((await operator.post(`/v2/merchant/${here}/set-features`, { menus })).status).toBe(200);
    expect((await operator.post(`/v2/merchant/${there}/suspend`, { reason: 'Izin habis' })).status).toBe(200);
    const path = `/v2/audit/setting/merchant/${here}`;
    for (const reader of [operator, owner]) {
      const { status, body } = await reader.get(path);
      expect(status).toBe(200);
      expect(body.data.slice(0, 2)).toMatchObject([
        {
          ...{ type: 'MerchantFeaturesSet', actor: { id: operator.userId } },
          changes: [{ path: 'menus.referral', from: true, to: false }],
        },
        { type: 'MerchantChanged', actor: { id: operator.userId } },
      ]);
      expect(body.data[1].changes).toContainEqual({
        ...{ path: 'details.category', from: 'primary_clinic', to: 'main_clinic' },
      });
    }
    const theirs = await operator.get(`/v2/audit/setting/merchant/${there}`);
    expect(theirs.body.data[0].changes).toEqual([
      { path: 'status', from: 'active', to: 'suspended' },
      { path: 'reason', from: null, to: 'Izin habis' },
    ]);
    expect((await operator.post(`/v2/merchant/${there}/reopen`, { reason: 'Izin baru' })).status).toBe(200);
    expect((await foreigner.get(path)).status).toBe(404);
    expect((await onlooker.get(path)).status).toBe(403);
  });
});
