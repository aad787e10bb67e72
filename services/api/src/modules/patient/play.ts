import { pngOf } from '../../platform/files/testing/images.js';
import { play, reason } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    patient: number;
  }
}

export const patientPlay = play({
  gives: ['patient'],
  run: async ({ does, sends }) => {
    const identity = { name: 'Budi Santoso', gender: 'male', birthDate: '1990-01-01' };
    const patient = await does('patient/register', 0, { ...identity, recordNumber: '000077' });
    await does('patient/correct', patient, { ...identity, name: 'Budi Santosa', phone: '081200000009' });
    const fileId = await sends(`/v2/patient/${patient}/photo`, { bytes: pngOf(64, 64), mediaType: 'image/png' });
    await does('patient/change-photo', patient, { fileId });
    await does('patient/record-allergy', patient, { kind: 'medicine', substance: 'Amoksisilin' });
    await does('patient/remove-allergy', patient, { allergyId: 1, reason });
    return { patient };
  },
});

/** Patient records with contents are merged, unmerged and erased. */
export const patientRecordsPlay = play({
  needs: ['patient', 'paidVisit'],
  run: async ({ does, patient }) => {
    const double = await does('patient/register', 0, { name: 'Budi Santosa', gender: 'male' });
    await does('patient/merge', patient, { mergedId: double, reason });
    await does('patient/unmerge', patient, { mergedId: double, reason });
    await does('patient/erase', double, { ground: 'mistaken-registration', reason });
    const another = await does('patient/register', 0, { name: 'Siti Zulaikha', gender: 'female' });
    await does('patient/erase-early', another, { ground: 'request', reason });
  },
});
