import { play, reason } from '../../testing/play.js';

export const invasiveDevicePlay = play({
  needs: ['stay'],
  run: async ({ does, stay: encounterId }) => {
    const insert = (kind: string) => does('invasive-device/insert', 0, { encounterId, kind, site: 'Tangan kiri' });
    const line = await insert('peripheral_line');
    await does('invasive-device/remove', line, { reason: 'Flebitis' });
    await does('invasive-device/enter-in-error', await insert('urinary_catheter'), { reason });
    await insert('central_line');
  },
});
