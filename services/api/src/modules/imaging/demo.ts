import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { patient } from '@alur/domain/patient/patient';
import { demo } from '../../demo/demo.js';
import { imagePlace } from './image-files.js';
import { headSlice } from './synthetic-studies.js';

const DOCTOR = 'dokter@alur.example';
const RADIOGRAPHER = 'radiologi@alur.example';
const OF = 'Joko Susilo';
const EXAMINATION = 'CT-KEP';
const SLICES = 24;
const LINE = 1;

/** Devices that would send images and ask for their worklist, where the port is open. */
const devices = [
  ['CT scan', 'CT-DEMO', 'CT'],
  ['Rontgen', 'DX-DEMO', 'DX'],
  ['USG', 'US-DEMO', 'US'],
] as const;

/** A made-up computed tomography of the head of a patient of the emergency department, whom a doctor sent there. */
export const imagingDemo = demo({
  needs: ['here', 'patients', 'facility', 'radiologyExaminations'],
  run: async ({ here }) => {
    for (const [name, aeTitle, modality] of devices)
      await here(`device ${aeTitle}`, 'imaging-device/add', {
        name,
        aeTitle,
        modality,
        address: null,
        description: null,
      });
  },
  files: async ({ does, keeps, until }, { patients, facility, radiologyExaminations }) => {
    const patientId = patients.get(OF) ?? 0;
    let [encounterId, recordNumber] = [0, ''];
    await until(patient, patientId, state => {
      if (state.status !== 'active') return false;
      encounterId = state.encounters.at(-1) ?? 0;
      recordNumber = state.recordNumber;
      return encounterId > 0;
    });
    const asked = { encounterId, examinationIds: [radiologyExaminations.get(EXAMINATION)], priority: 'cito' };
    const orderId = await does('head: asked', DOCTOR, 'radiology/order', 0, asked);
    await does('head: begun', RADIOGRAPHER, 'radiology/start', orderId, { line: LINE });
    await does('head: done', RADIOGRAPHER, 'radiology/complete', orderId, { line: LINE });
    const accessionNumber = accessionNumberOf(orderId, LINE);
    const of = { recordNumber, accessionNumber, name: 'SUSILO^JOKO' };
    const fileIds: string[] = [];
    for (let nth = 0; nth < SLICES; nth++) {
      const file = { bytes: headSlice(of, nth, SLICES), mediaType: 'application/dicom' };
      fileIds.push(await keeps(`head ${nth}`, imagePlace(facility, patientId), file));
    }
    const body = { encounterId, orderId, line: LINE, fileIds };
    await does('head: images', RADIOGRAPHER, 'imaging/receive-study', 0, body);
  },
});
