import { play } from '../../testing/play.js';

export const identityPlay = play({
  needs: ['schedule'],
  run: async ({ does, schedule }) => {
    const device = await does('device/pair', 0, { name: 'TV', scheduleIds: [schedule] });
    await does('device/revoke', device);
  },
});
