import { formOf } from '../../platform/files/testing/form-of.js';
import { play, reason } from '../../testing/play.js';

export const documentPlay = play({
  needs: ['patient'],
  run: async ({ does, sends, patient: patientId }) => {
    const fileId = await sends(`/v2/patient/${patientId}/document-file`, formOf(Buffer.from('%PDF-1.4 contoh')));
    const body = { patientId, fileId, category: 'family_card', title: 'Kartu Keluarga' };
    const document = await does('document/upload', 0, body);
    await does('document/remove', document, { reason });
  },
});
