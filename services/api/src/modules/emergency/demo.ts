import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    emergencyUnit: number;
    emergencyBeds: readonly number[];
    emergencyDoctors: readonly number[];
  }
}

const doctors = ['dokter@alur.example', 'dokter2@alur.example'] as const;
const findings = { airway: 'stable', breathing: 'stable', circulation: 'stable', disability: 'stable' } as const;

/**
 * An emergency department with four beds and three patients: one unidentified after an accident, one with a doctor, one
 * waiting.
 */
export const emergencyDemo = demo({
  needs: ['here', 'staff', 'patients', 'medicines'],
  gives: ['emergencyUnit', 'emergencyBeds', 'emergencyDoctors'],
  run: async ({ here, staff }) => {
    const unitId = await here('ward IGD', 'ward/add', { name: 'IGD', kind: 'emergency' });
    const classId = await here('class IGD', 'room-class/add', { name: 'IGD', pricePerNight: 0 });
    const roomId = await here('ward room IGD', 'ward-room/add', { name: 'Ruang tindakan', wardId: unitId, classId });
    const beds: number[] = [];
    for (const name of ['IGD 1', 'IGD 2', 'IGD 3', 'IGD 4'])
      beds.push(await here(`bed ${name}`, 'bed/add', { roomId, name }));
    const values = { charging: 'hour', hourPrice: 35_000, dayPrice: 450_000, scale: 'colours' };
    await here('emergency settings', 'settings/change', { section: 'emergency', values });
    const ids: number[] = [];
    for (const email of doctors) {
      const who = staff.get(email);
      if (!who) throw new Error(`no doctor ${email}`);
      const body = { name: who.name, staffId: who.userId, price: 85_000 };
      ids.push(await here(`emergency doctor ${who.name}`, 'emergency-doctor/add', body));
    }
    return { emergencyUnit: unitId, emergencyBeds: beds, emergencyDoctors: ids };
  },
  recent: {
    daysBefore: 0,
    run: async ({ here, patients, medicines, emergencyUnit: unitId, emergencyBeds: beds, emergencyDoctors: ids }) => {
      const arrives = (key: string, body: object) =>
        here(`emergency ${key}`, 'emergency/register', { unitId, payer: 'general', ...body });
      const triages = (key: string, id: number, body: object) =>
        here(`triage ${key}`, 'emergency/triage', { scale: 'colours', after: 0, findings, ...body }, id);

      const accident = { kind: 'traffic', place: 'Jl. Pemuda, simpang Tugu' };
      const victim = await arrives('accident', {
        ...{ unknown: { gender: 'male' }, bedId: beds[0], mode: 'ambulance', accident },
        complaint: 'Tidak sadar setelah kecelakaan motor',
      });
      await triages('accident', victim, {
        ...{ level: 1, findings: { ...findings, disability: 'critical' } },
        reasons: 'GCS menurun, perdarahan kepala',
      });
      const cared = await arrives('in care', {
        ...{ patientId: patients.get('Joko Susilo'), bedId: beds[1], mode: 'private_vehicle', complaint: 'Nyeri dada' },
      });
      await triages('in care', cared, { level: 2, findings: { ...findings, circulation: 'urgent' } });
      await here('emergency begun', 'emergency/begin', { doctorId: ids[0] }, cared);
      // From the department's own stock, due at once.
      const [medicine] = medicines;
      await here('emergency stat', 'prescription/write', {
        ...{ encounterId: cared, supply: 'ward_stock', allergyAcknowledged: false },
        lines: [{ kind: 'single', medicineId: medicine?.id, quantity: 1, signa: 'stat 1', iterations: 0, days: 1 }],
      });
      const waiting = await arrives('waiting', {
        ...{ patientId: patients.get('Lestari Handayani'), complaint: 'Luka robek di tangan' },
      });
      await triages('waiting', waiting, { level: 3 });
      await arrives('untriaged', { unknown: { gender: 'female' }, mode: 'ambulance', accident });
    },
  },
});
