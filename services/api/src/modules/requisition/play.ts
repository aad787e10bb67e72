import { play, reason } from '../../testing/play.js';

export const requisitionPlay = play({
  needs: ['store', 'stockedMedicine'],
  run: async ({ does, store: storeId, stockedMedicine: itemId }) => {
    const asks = () => does('requisition/make', 0, { storeId, lines: [{ itemId, quantity: 4 }] });
    const lines = [{ itemId, quantity: 3 }];
    const sent = await asks();
    await does('requisition/approve', sent, { lines });
    await does('requisition/send', sent);
    await does('requisition/receive', sent, { lines: [{ itemId, quantity: 2 }] });
    await does('requisition/refuse', await asks(), { reason });
    // One requisition stays undecided.
    await asks();
  },
});
