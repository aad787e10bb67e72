import { defaultSettings } from '@alur/contracts/settings/settings';
import { describe, expect, it } from 'vitest';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { settingsModule } from './module.js';
import { settingsView } from './settings-view.js';
import { settings } from './settings.js';

const [change] = settingsModule.acts;
const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 3_000 };

describe('settings', () => {
  it('hold their defaults until changed, section by section', () => {
    const clinic = new MemoryClinic();
    expect(clinic.state(settings, 1)).toEqual(defaultSettings);
    clinic.run(change!, { section: 'fees', values: fees });
    clinic.run(change!, { section: 'cashier', values: { ...defaultSettings.cashier, roundUpTo: 500 } });
    expect(clinic.state(settings, 1)).toMatchObject({
      fees,
      cashier: { roundUpTo: 500 },
      pharmacy: defaultSettings.pharmacy,
    });
    expect(clinic.rows(settingsView)).toMatchObject([{ id: 1, fees, cashier: { roundUpTo: 500 } }]);
  });

  it('change nothing when nothing changes', () => {
    const clinic = new MemoryClinic();
    expect(clinic.run(change!, { section: 'fees', values: defaultSettings.fees }).events).toEqual([]);
  });

  it('refuse a section that is not whole', () => {
    expect(() => new MemoryClinic().run(change!, { section: 'fees', values: { registration: 1 } })).toThrow();
  });
});
