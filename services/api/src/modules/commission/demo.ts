import { settleCommission } from '@alur/contracts/commission/commands';
import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Agreements on commissions, as the bill's process finds them. */
    agreements: readonly { id: number; staffId: number; serviceType: string }[];
  }
}

/** The agreements hold since before the history begins. */
const HOLD_SINCE_DAYS = 365;

/** What was agreed with each doctor; services without an agreement bring the share of their own list. */
const agreed = [
  { of: 'doktergigi@alur.example', serviceType: 'treatment', commissionType: 'percent', value: 25 },
  { of: 'dokter@alur.example', serviceType: 'treatment', commissionType: 'amount', value: 10_000 },
  { of: 'dokter2@alur.example', serviceType: 'treatment', commissionType: 'percent', value: 15 },
] as const;

export const commissionDemo = demo({
  where: 'both',
  needs: ['here', 'staff'],
  gives: ['agreements'],
  run: async ({ here, staff, today }) => {
    const validFrom = daysAfter(today, -HOLD_SINCE_DAYS);
    const agreements = [];
    for (const { of, serviceType, ...terms } of agreed) {
      const who = staff.get(of);
      // The clinic has fewer doctors.
      if (!who) continue;
      const { userId: staffId, name } = who;
      const body = { name: `Tindakan ${name}`, staffId, serviceType, ...terms, validFrom, validUntil: null };
      agreements.push({ id: await here(`commission ${of}`, 'commission/add', body), staffId, serviceType });
    }
    return { agreements };
  },
  told: ({ agreements }) => ({ [settleCommission.name]: { commissions: agreements } }),
});
