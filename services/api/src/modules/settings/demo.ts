import { demo } from '../../demo/demo.js';

const sections = {
  general: { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' },
  fees: { registration: 15_000, admin: 5_000, recurringAdmin: 5_000 },
  cashier: { roundUpTo: 100, roundedMethods: 'cash', discountApprovalLimit: 100_000, voidAcrossShifts: false },
};

export const settingsDemo = demo({
  needs: ['here'],
  run: async ({ here }) => {
    for (const [section, values] of Object.entries(sections))
      await here(`settings ${section}`, 'settings/change', { section, values });
  },
});
