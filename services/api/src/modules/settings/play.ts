import { play } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** What every visit is charged at the desk. */
    fees: { registration: number; admin: number; recurringAdmin: number };
  }
}

export const settingsPlay = play({
  gives: ['fees'],
  run: async ({ does }) => {
    const general = { cameraOnRegistration: false, checkInTime: '14:00', checkOutTime: '12:00' };
    const fees = { registration: 10_000, admin: 5_000, recurringAdmin: 5_000 };
    await does('settings/change', 0, { section: 'general', values: general });
    await does('settings/change', 0, { section: 'fees', values: fees });
    return { fees };
  },
});
