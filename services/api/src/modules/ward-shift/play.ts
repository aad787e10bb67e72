import { play } from '../../testing/play.js';

export const wardShiftPlay = play({
  needs: ['ward'],
  run: async ({ does, ward, today, doctorId }) => {
    await does('ward-shift/assign', ward, { date: today, shift: 'morning', nurseId: doctorId });
  },
});
