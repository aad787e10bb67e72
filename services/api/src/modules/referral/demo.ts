import { demo } from '../../demo/demo.js';

/** A referral from one ward to another that is not answered yet. */
export const referralDemo = demo({
  needs: ['here', 'stays', 'wards'],
  recent: {
    daysBefore: 0,
    run: async ({ here, stays, wards, today }) => {
      const id = await here('transfer of Suharti Ningsih', 'referral/draft', {
        encounterId: stays.get('Suharti Ningsih'),
        ...{ type: 'internal', plannedOn: today, toWardId: wards.get('Melati') },
        reason: 'Perlu kamar dengan oksigen terpusat',
      });
      await here('transfer of Suharti Ningsih is asked for', 'referral/request', {}, id);
    },
  },
});
