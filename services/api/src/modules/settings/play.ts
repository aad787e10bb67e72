import { defaultSettings } from '@alur/contracts/settings/settings';
import { catalogued } from '../../testing/catalogued.js';
import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** Fees of every visit at the desk. */
    fees: { registration: number; admin: number; recurringAdmin: number };
  }
}

export const settingsPlay = play({
  gives: ['fees'],
  run: async ({ does, doctorId, today }) => {
    const general = { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' };
    const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 5_000 };
    await does('settings/change', 0, { section: 'general', values: general });
    await does('settings/change', 0, { section: 'fees', values: fees });
    await does('settings/change', 0, {
      section: 'visitFees',
      values: { ...defaultSettings.visitFees, outpatient_bpjs_registration: 0 },
    });
    for (const field of ['admin', 'compoundFee']) {
      const later = { field, effectiveFrom: '2099-01-01' };
      await does('settings/set-price', 0, { ...later, price: 6_000 });
      await does('settings/withdraw-price', 0, later);
    }
    await catalogued(does, 'insurer', { name: 'Asuransi Sehat', code: 'AS' });
    await catalogued(does, 'merchant-bank', { name: 'Bank Nusantara', accountNumber: '0011223344' });
    await catalogued(does, 'printer', { name: 'Kasir 1', prints: 'receipt', paper: 'thermal_80' });
    await catalogued(does, 'commission', {
      ...{ name: 'Komisi dr. Ratna', staffId: doctorId, serviceType: 'clinical' },
      ...{ commissionType: 'percent', value: 40, validFrom: today },
    });
    const values = { organizationId: '100', clientId: 'klien', clientSecret: 'rahasia' };
    await does('settings/save-credentials', 0, { service: 'satu-sehat', values });
    await does('settings/remove-credentials', 0, { service: 'satu-sehat' });
    await does('settings/save-credentials', 0, { service: 'satu-sehat', values });
    await does('settings/test-credentials', 0, { service: 'satu-sehat' });
    return { fees };
  },
});
