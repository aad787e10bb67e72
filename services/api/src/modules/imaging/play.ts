import { formOf } from '../../platform/files/testing/form-of.js';
import { play, reason } from '../../testing/play.js';
import { chestImage, headSlice } from './synthetic-studies.js';

export const imagingPlay = play({
  needs: ['finishedVisit'],
  run: async ({ does, sends, finishedVisit: encounterId }) => {
    const order = { encounterId, orderId: 1, line: 1, accessionNumber: 'RAD-CONTOH-1' };
    const of = { recordNumber: 'LAIN', accessionNumber: order.accessionNumber, study: '7' };
    const send = (bytes: Buffer) => sends(`/v2/imaging/visit/${encounterId}/image-file`, formOf(bytes));
    const confirm = ['patient'];
    const first = { ...order, fileIds: [await send(headSlice(of, 0, 2))], confirm };
    const study = await does('imaging/receive-study', 0, first);
    const more = {
      orderId: 1,
      line: 1,
      fileIds: [await send(headSlice(of, 1, 2)), await send(chestImage(of))],
      confirm,
    };
    await does('imaging/add-instances', study, more);
    const other = { ...order, line: 2, accessionNumber: 'RAD-CONTOH-2' };
    await does('imaging/reassign-study', study, { ...other, reason });
    await does('imaging/remove-study', study, { reason });
  },
});
