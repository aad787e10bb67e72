import { catalogued } from '../../testing/catalogued.js';
import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** An order of two examinations, of which the first is reported. */
    radiologyOrder: { orderId: number; encounterId: number; patientId: number };
  }
}

const report = { line: 1, findings: 'Cor tidak membesar', impression: 'Pneumonia kanan', critical: true };

export const radiologyPlay = play({
  needs: ['schedule', 'fees'],
  gives: ['radiologyOrder'],
  run: async ({ does, schedule: scheduleId, today, colleague, doctorId }) => {
    const modalityId = await catalogued(does, 'radiology-modality', {
      ...{ name: 'Rontgen', abbreviation: 'CR', magnetic: false },
    });
    const methodId = await catalogued(does, 'radiology-method', { name: 'Polos' });
    const systemId = await catalogued(does, 'radiology-system', { name: 'Toraks' });
    const examination = (name: string, code: string) =>
      catalogued(does, 'radiology-examination', {
        ...{ name, code, modalityId, methodId, systemId, icd9Code: '87.44', contrast: true },
        ...{ price: 150_000, goalMinutes: 120 },
      });
    const examinationIds = [await examination('Toraks PA', 'TOR-PA'), await examination('Toraks lateral', 'TOR-LAT')];

    const { patientId, visit: encounterId } = await examined(does, { scheduleId, date: today }, 'Indah Permata');
    const safety = { pregnancy: 'no', contrastAllergy: 'unknown', kidneyFunction: 'normal' };
    const order = () => does('radiology/order', 0, { encounterId, examinationIds, safety });
    const orderId = await order();
    await does('radiology/start', orderId, { line: 2 });
    await does('radiology/undo-start', orderId, { line: 2 });
    await does('radiology/start', orderId, { line: 1 });
    const given = { contrast: { agent: 'Iohexol 350', millilitres: 60 }, dose: { kilovoltage: 110 } };
    await does('radiology/complete', orderId, { line: 1, ...given });
    await does('radiology/draft', orderId, report);
    await does('radiology/communicate', orderId, { line: 1, communicatedTo: 'dr. Ratna', readBack: true });
    await does('radiology/validate', orderId, { line: 1, draft: 1 });
    await does('radiology/acknowledge-reports', orderId);
    await does('radiology/amend', orderId, { ...report, kind: 'addendum', reason });
    const colleagues = await colleague();
    const forDoctor = { encounterId, examinationIds, safety, onBehalfOf: doctorId };
    const asked = await colleagues('radiology/order', 0, forDoctor);
    await does('radiology/acknowledge', asked);
    const refused = await order();
    await does('radiology/refuse', refused, { reason });
    await does('radiology/acknowledge-refusal', refused);
    await does('radiology/cancel', await order(), { lines: [1], reason });
    await does('radiology/register', 0, { patientId, payer: 'general', examinationIds, safety });
    return { radiologyOrder: { orderId, encounterId, patientId } };
  },
});
