import { catalogued } from '../../testing/catalogued.js';
import { play, reason } from '../../testing/play.js';

declare module '../../testing/play.js' {
  interface Made {
    /** A visit to the emergency department that goes on, with a doctor. */
    emergency: number;
  }
}

const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' };
const triage = { scale: 'colours', level: 2, findings };
const statement = { signer: 'Ibu Sari', relation: 'Istri', witness: 'Ns. Dewi' };

export const emergencyPlay = play({
  needs: ['fees', 'roomClasses', 'addBed', 'stay', 'stockedMedicine'],
  gives: ['emergency'],
  run: async ({ does, roomClasses, addBed, doctorId, stockedMedicine: medicineId }) => {
    const [classId] = roomClasses;
    const unitId = await does('ward/add', 0, { name: 'IGD', kind: 'emergency' });
    const roomId = await does('ward-room/add', 0, { name: 'Ruang tindakan', wardId: unitId, classId });
    const values = { charging: 'hour', hourPrice: 40_000, dayPrice: 500_000, scale: 'colours' };
    await does('settings/change', 0, { section: 'emergency', values });
    const doctor = await catalogued(does, 'emergency-doctor', { name: 'dr. Bima', staffId: doctorId, price: 75_000 });
    const ward = await does('inpatient-doctor/add', 0, { name: 'dr. Wulan', staffId: doctorId, visitPrice: 100_000 });
    let beds = 0;
    const bed = () => does('bed/add', 0, { roomId, name: `IGD ${++beds}` });
    const arrives = (body: object = {}) =>
      does('emergency/register', 0, { unknown: { gender: 'male' }, unitId, payer: 'general', ...body });

    const mistaken = await arrives({ bedId: await bed() });
    await does('emergency/cancel', mistaken, { reason });

    const accident = { kind: 'traffic', place: 'Jl. Pemuda', at: null, police: { reportNumber: 'LP/12/2026' } };
    const home = await arrives({ mode: 'ambulance', accident, bedId: await bed() });
    await does('emergency/record-arrival', home, { mode: 'police', escort: { name: 'Aiptu Joko' }, accident });
    await does('emergency/triage', home, { ...triage, after: 0 });
    await does('emergency/begin', home, { doctorId: doctor });
    await does('emergency/undo-begin', home);
    await does('emergency/begin', home, { doctorId: doctor });
    await does('emergency/place', home, { bedId: await bed() });
    await does('emergency/dispose', home, { disposition: 'against_advice', statement });
    await does('emergency/withdraw-disposition', home, { reason });
    await does('emergency/dispose', home, { disposition: 'against_advice', statement });

    const patientId = await does('patient/register', 0, { name: 'Gunawan Wibisono', gender: 'male' });
    const admitted = await does('emergency/register', 0, { patientId, unitId, payer: 'general' });
    await does('emergency/begin', admitted, { doctorId: doctor });
    await does('emergency/dispose', admitted, { disposition: 'admitted' });
    const admission = { patientId, fromEncounterId: admitted, bedId: await addBed(), doctorId: ward, payer: 'general' };
    await does('stay/admit', 0, admission);

    const dead = await arrives();
    await does('emergency/dispose', dead, { disposition: 'dead_on_arrival' });
    await does('letter/issue', 0, { encounterId: dead, content: { kind: 'death', cause: 'Cedera kepala' } });

    const emergency = await arrives({ bedId: await bed() });
    await does('emergency/triage', emergency, { ...triage, after: 0 });
    await does('emergency/begin', emergency, { doctorId: doctor });
    await does('prescription/write', 0, {
      ...{ encounterId: emergency, supply: 'ward_stock', allergyAcknowledged: false },
      lines: [{ kind: 'single', medicineId, quantity: 1, signa: 'stat', iterations: 0, days: 1 }],
    });
    return { emergency };
  },
});
