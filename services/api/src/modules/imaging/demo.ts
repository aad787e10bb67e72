import { patient } from '@alur/domain/patient/patient';
import { demo } from '../../demo/demo.js';
import { imagePlace } from './image-files.js';
import { headSlice } from './synthetic-studies.js';

const DOCTOR = 'dokter@alur.example';
const OF = 'Joko Susilo';
const SLICES = 24;
const accessionNumber = 'CONTOH-CT-1';

/** A made-up computed tomography of the head of a patient of the emergency department. */
export const imagingDemo = demo({
  needs: ['patients', 'facility'],
  files: async ({ does, keeps, until }, { patients, facility }) => {
    const patientId = patients.get(OF) ?? 0;
    let [encounterId, recordNumber] = [0, ''];
    await until(patient, patientId, state => {
      if (state.status !== 'active') return false;
      encounterId = state.encounters.at(-1) ?? 0;
      recordNumber = state.recordNumber;
      return encounterId > 0;
    });
    const of = { recordNumber, accessionNumber, name: 'SUSILO^JOKO' };
    const fileIds: string[] = [];
    for (let nth = 0; nth < SLICES; nth++) {
      const file = { bytes: headSlice(of, nth, SLICES), mediaType: 'application/dicom' };
      fileIds.push(await keeps(`${accessionNumber} ${nth}`, imagePlace(facility, patientId), file));
    }
    const body = { encounterId, orderId: 1, line: 1, accessionNumber, fileIds };
    await does(`images ${accessionNumber}`, DOCTOR, 'imaging/receive-study', 0, body);
  },
});
