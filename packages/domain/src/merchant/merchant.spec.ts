import { setMerchantFeatures } from '@alur/contracts/merchant/commands';
import { beforeEach, describe, expect, it } from 'vitest';
import { on } from '../kernel/act.js';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { change, create } from './acts.js';
import { merchantView } from './merchant-view.js';
import { initialMenus, initialRules, merchant, setFeatures } from './merchant.js';

const melati = { name: 'Klinik Melati', category: 'primary_clinic', categoryTypes: ['outpatient', 'pharmacy'] };
const features = on(setMerchantFeatures, merchant, setFeatures);

let clinic: MemoryClinic;
beforeEach(() => {
  clinic = new MemoryClinic();
});

describe('a facility', () => {
  it('comes into being with its name, in the time zone of Jakarta unless told otherwise', () => {
    const { id, events } = clinic.run(create, melati);
    expect(events.map(({ type }) => type)).toEqual(['NameClaimed', 'MerchantCreated']);
    expect(clinic.rows(merchantView)).toEqual([
      {
        id,
        ...melati,
        timezone: 'Asia/Jakarta',
        isBpjs: false,
        address: '',
        phone: '',
        menus: initialMenus,
        rules: initialRules,
        createdAt: '2026-11-23T08:00:00.000Z',
      },
    ]);
  });

  it('has a name of its own, whatever its case', () => {
    clinic.run(create, melati);
    expect(() => clinic.run(create, { ...melati, name: ' KLINIK melati ' })).toThrow('merchant.name-taken');
  });

  it('is renamed, which frees the old name', () => {
    const { id } = clinic.run(create, melati);
    const { events } = clinic.run(change, { ...melati, name: 'Klinik Dahlia', isBpjs: true }, { id });
    expect(events.map(({ type }) => type)).toEqual(['NameClaimed', 'NameReleased', 'MerchantChanged']);
    expect(clinic.rows(merchantView)).toMatchObject([{ id, name: 'Klinik Dahlia', isBpjs: true }]);
    expect(() => clinic.run(create, melati)).not.toThrow();
  });

  it('keeps what a change does not name', () => {
    const address = { timezone: 'Asia/Jayapura', isBpjs: true, address: 'Jl. Kenanga 3', phone: '0967 55' };
    const { id } = clinic.run(create, { ...melati, ...address });
    clinic.run(change, { ...melati, category: 'hospital' }, { id });
    expect(clinic.rows(merchantView)).toMatchObject([{ ...address, category: 'hospital' }]);
    clinic.run(change, { ...melati, phone: '', isBpjs: false }, { id });
    expect(clinic.rows(merchantView)).toMatchObject([{ ...address, phone: '', isBpjs: false }]);
  });

  it('keeps its claim when only the spelling of its name changes', () => {
    const { id } = clinic.run(create, melati);
    const { events } = clinic.run(change, { ...melati, name: 'KLINIK MELATI' }, { id });
    expect(events.map(({ type }) => type)).toEqual(['MerchantChanged']);
    expect(() => clinic.run(create, melati)).toThrow('merchant.name-taken');
  });

  it('does not take another’s name', () => {
    clinic.run(create, melati);
    const { id } = clinic.run(create, { ...melati, name: 'Klinik Dahlia' });
    expect(() => clinic.run(change, melati, { id })).toThrow('merchant.name-taken');
  });
});

describe('features', () => {
  it('are switched by name; the others keep their value', () => {
    const { id } = clinic.run(create, melati);
    clinic.run(features, { menus: [{ constant: 'referral', enabled: false }] }, { id });
    clinic.run(features, { rules: [{ ruleName: 'pcare', enabled: true }] }, { id });
    const [row] = clinic.rows<{ menus: unknown[]; rules: unknown[] }>(merchantView);
    expect(row?.menus).toEqual(
      initialMenus.map(flag => (flag.constant === 'referral' ? { ...flag, enabled: false } : flag)),
    );
    expect(row?.rules).toEqual(
      initialRules.map(flag => (flag.ruleName === 'pcare' ? { ...flag, enabled: true } : flag)),
    );
  });

  it('that are so already are no event', () => {
    const { id } = clinic.run(create, melati);
    expect(clinic.run(features, { menus: [{ constant: 'referral', enabled: true }] }, { id }).events).toEqual([]);
  });

  it('outlast a change of the facility’s details', () => {
    const { id } = clinic.run(create, melati);
    clinic.run(features, { rules: [{ ruleName: 'pcare', enabled: true }] }, { id });
    clinic.run(change, { ...melati, phone: '021-5550' }, { id });
    expect(clinic.run(features, { rules: [{ ruleName: 'pcare', enabled: true }] }, { id }).events).toEqual([]);
  });
});
