import {
  changeMerchant,
  changeOwnMerchant,
  createMerchant,
  reopenMerchant,
  setMerchantFeatures,
  suspendMerchant,
} from '@alur/contracts/merchant/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import { nameOf } from '../kernel/testing/names.js';
import type { MerchantEvent } from './events.js';
import { merchantView } from './merchant-view.js';
import { initialMenus, initialRules } from './merchant.js';

const melati = { name: 'Klinik Melati', category: 'primary_clinic', categoryTypes: ['outpatient', 'pharmacy'] };
const dahlia = { ...melati, name: 'Klinik Dahlia' };
const unsaid = { timezone: 'Asia/Jakarta', isBpjs: false, address: '', phone: '' };
const melatiName = nameOf('merchant-name', 'klinik melati');
const dahliaName = nameOf('merchant-name', 'klinik dahlia');

const created = (merchantId: number, details: object): MerchantEvent => ({
  type: 'MerchantCreated',
  data: { merchantId, ...melati, ...unsaid, ...details },
});
const changed = (details: object): MerchantEvent => ({
  type: 'MerchantChanged',
  data: { merchantId: 4, ...melati, ...unsaid, ...details },
});
const there = { 'merchant-4': [created(4, {})], [melatiName.stream]: [melatiName.claimedBy('merchant-4')] };

describe('a facility', () => {
  it('comes into being with its name, in the time zone of Jakarta unless told otherwise', () => {
    const outcome = given().when(createMerchant, melati, { ids: { merchant: 4 } });
    outcome.then(there);
    outcome.thenRows(merchantView, [
      {
        id: 4,
        ...{ ...melati, ...unsaid },
        ...{ menus: initialMenus, rules: initialRules },
        createdAt: '2026-11-23T08:00:00.000Z',
      },
    ]);
  });

  it('has a name of its own, whatever its case', () =>
    given(there)
      .when(createMerchant, { ...melati, name: ' KLINIK melati ' })
      .thenRejects('merchant.name-taken', {}, 'name'));

  it('is renamed, which frees the old name', () => {
    const outcome = given(there).when(changeMerchant, { id: 4, ...dahlia, isBpjs: true });
    outcome.then({
      'merchant-4': [changed({ ...dahlia, isBpjs: true })],
      [dahliaName.stream]: [dahliaName.claimedBy('merchant-4')],
      [melatiName.stream]: [melatiName.releasedBy('merchant-4')],
    });
    outcome.thenRows(merchantView, [{ id: 4, name: 'Klinik Dahlia', isBpjs: true }]);
    outcome.when(createMerchant, melati, { ids: { merchant: 5 } }).then({
      'merchant-5': [created(5, {})],
      [melatiName.stream]: [melatiName.claimedBy('merchant-5')],
    });
  });

  it('keeps what a change does not name', () => {
    const address = { timezone: 'Asia/Jayapura', isBpjs: true, address: 'Jl. Kenanga 3', phone: '0967 55' };
    const story = given({ ...there, 'merchant-4': [created(4, address)] });
    const moved = story.when(changeMerchant, { id: 4, ...melati, category: 'hospital' });
    moved.then({ 'merchant-4': [changed({ ...address, category: 'hospital' })] });
    moved.thenRows(merchantView, [{ ...address, category: 'hospital' }]);
    const emptied = moved.when(changeMerchant, { id: 4, ...melati, phone: '', isBpjs: false });
    emptied.then({ 'merchant-4': [changed({ ...address, phone: '', isBpjs: false })] });
    emptied.thenRows(merchantView, [{ ...address, phone: '', isBpjs: false }]);
  });

  it('leaves to the operator what its own administrator may not change', () => {
    const story = given({ ...there, 'merchant-4': [created(4, {})] });
    const own = { id: 4, ...melati };
    story.when(changeOwnMerchant, { ...own, phone: '021 55' }).then({ 'merchant-4': [changed({ phone: '021 55' })] });
    for (const [field, value] of Object.entries({
      ...{ category: 'hospital', categoryTypes: ['inpatient'], timezone: 'Asia/Jayapura', isBpjs: true },
    }))
      story.when(changeOwnMerchant, { ...own, [field]: value }).thenRejects('merchant.operators-own', {}, field);
  });

  it('keeps its claim when only the spelling of its name changes', () => {
    const outcome = given(there).when(changeMerchant, { id: 4, ...melati, name: 'KLINIK MELATI' });
    outcome.then({ 'merchant-4': [changed({ name: 'KLINIK MELATI' })] });
    outcome.when(createMerchant, melati).thenRejects('merchant.name-taken');
  });

  it('has a licence, a region and a card, which a change of something else keeps', () => {
    const profile = {
      ...{ licenceNumber: '440/12/2026', email: 'klinik@contoh.id', postalCode: '50241', cardColour: 'green' },
      province: { code: '33', name: 'Jawa Tengah' },
      city: { code: '33.74', name: 'Kota Semarang' },
    };
    const outcome = given(there).when(changeMerchant, { id: 4, ...melati, ...profile });
    outcome.then({ 'merchant-4': [changed(profile)] });
    outcome.thenRows(merchantView, [{ ...profile, district: null, village: null }]);
    const moved = outcome.when(changeMerchant, { id: 4, ...melati, phone: '0967 55', district: null });
    moved.then({ 'merchant-4': [changed({ ...profile, district: null, phone: '0967 55' })] });
    expect(() => given(there).when(changeMerchant, { id: 4, ...melati, postalCode: '502' })).toThrow();
  });

  it('that is to begin at once says so', () =>
    given()
      .when(createMerchant, { ...melati, readyMade: true }, { ids: { merchant: 4 } })
      .then({ ...there, 'merchant-4': [created(4, { readyMade: true })] }));

  it('is suspended and reopened, with why', () => {
    const suspended = given(there).when(suspendMerchant, { id: 4, reason: 'izin habis' });
    suspended.then({ 'merchant-4': [{ type: 'MerchantSuspended', data: { merchantId: 4, reason: 'izin habis' } }] });
    suspended.thenRows(merchantView, [{ status: 'suspended' }]);
    suspended.when(suspendMerchant, { id: 4, reason: 'lagi' }).thenRejects('merchant.suspended');
    const renamed = suspended.when(changeMerchant, { id: 4, ...melati, phone: '021' });
    renamed.thenRows(merchantView, [{ status: 'suspended', phone: '021' }]);
    const reopened = renamed.when(reopenMerchant, { id: 4, reason: 'izin baru' });
    reopened.then({ 'merchant-4': [{ type: 'MerchantReopened', data: { merchantId: 4, reason: 'izin baru' } }] });
    reopened.thenRows(merchantView, [{ status: 'active' }]);
    reopened.when(reopenMerchant, { id: 4, reason: 'lagi' }).thenRejects('merchant.active');
  });

  it('does not take another’s name', () =>
    given(there)
      .when(createMerchant, dahlia, { ids: { merchant: 5 } })
      .when(changeMerchant, { id: 5, ...melati })
      .thenRejects('merchant.name-taken', {}, 'name'));
});

describe('features', () => {
  const menus = initialMenus.map(flag => (flag.constant === 'referral' ? { ...flag, enabled: false } : flag));
  const rules = initialRules.map(flag => (flag.ruleName === 'pcare' ? { ...flag, enabled: true } : flag));
  const pcare = { id: 4, rules: [{ ruleName: 'pcare', enabled: true }] };
  const set = (flags: Pick<Extract<MerchantEvent, { type: 'MerchantFeaturesSet' }>['data'], 'menus' | 'rules'>) => ({
    'merchant-4': [{ type: 'MerchantFeaturesSet', data: { merchantId: 4, ...flags } }],
  });

  it('are switched by name; the others keep their value', () => {
    const outcome = given(there).when(setMerchantFeatures, {
      id: 4,
      menus: [{ constant: 'referral', enabled: false }],
    });
    outcome.then(set({ menus, rules: [...initialRules] }));
    const both = outcome.when(setMerchantFeatures, pcare);
    both.then(set({ menus, rules }));
    both.thenRows(merchantView, [{ menus, rules }]);
  });

  it('that are so already are no event', () =>
    given(there)
      .when(setMerchantFeatures, { id: 4, menus: [{ constant: 'referral', enabled: true }] })
      .then());

  it('outlast a change of the facility’s details', () =>
    given(there)
      .when(setMerchantFeatures, pcare)
      .when(changeMerchant, { id: 4, ...melati, phone: '021-5550' })
      .when(setMerchantFeatures, pcare)
      .then());
});
