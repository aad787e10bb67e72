import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { formOf } from '../../platform/files/testing/form-of.js';
import { catalogued } from '../../testing/catalogued.js';
import { play, reason } from '../../testing/play.js';
import { chestImage, headSlice } from './synthetic-studies.js';

export const imagingPlay = play({
  needs: ['radiologyOrder'],
  run: async ({ does, sends, radiologyOrder: { orderId, encounterId } }) => {
    await catalogued(does, 'imaging-device', { name: 'CT lantai 1', aeTitle: 'CT1', modality: 'CT' });
    const order = { encounterId, orderId, line: 1 };
    const of = { recordNumber: 'LAIN', accessionNumber: accessionNumberOf(orderId, 1), study: '7' };
    const send = (bytes: Buffer) => sends(`/v2/imaging/visit/${encounterId}/image-file`, formOf(bytes));
    const confirm = ['patient'];
    const first = { ...order, fileIds: [await send(headSlice(of, 0, 2))], confirm };
    const study = await does('imaging/receive-study', 0, first);
    const more = {
      ...{ orderId, line: 1 },
      fileIds: [await send(headSlice(of, 1, 2)), await send(chestImage(of))],
      confirm,
    };
    await does('imaging/add-instances', study, more);
    await does('imaging/reassign-study', study, { ...order, line: 2, reason });
    await does('imaging/remove-study', study, { reason });
  },
});
