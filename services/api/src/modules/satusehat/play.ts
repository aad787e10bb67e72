import { play, reason } from '../../testing/play.js';

/** The facility has credentials by then, so that the visit may be queued already; nothing is connected that sends it. */
export const satusehatPlay = play({
  needs: ['finishedVisit', 'fees', 'room'],
  run: async ({ does, finishedVisit, room: unitId }) => {
    await does('satusehat/waive', finishedVisit, { reason });
    await does('satusehat/resend', finishedVisit);
    const locationId = 'b017aa54-f1df-4ec2-9d84-8823815d7228';
    await does('satusehat/assign-location', 0, { unitId, locationId: null });
    await does('satusehat/assign-location', 0, { unitId, locationId });
  },
});
