import { REFERRED_ON } from '@alur/contracts/bpjs/references';
import { pcareVisit } from '@alur/domain/bpjs/pcare-visit';
import { encounter } from '@alur/domain/encounter/encounter';
import { prescription } from '@alur/domain/prescription/prescription';
import { ordersOf, record } from '@alur/domain/record/record';
import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';
import type { PastClinic, PastVisit } from '../../demo/history/past.js';

const REGISTRAR = 'pendaftaran@alur.example';
/** Whole days before the last one on which the clinic began to use PCare. */
const BEGAN = 4;
const service = 'bpjs';
const values = {
  ...{ consId: '7777', secretKey: 'demonstrasi', userKey: 'demonstrasi' },
  ...{ pcareUsername: 'demonstrasi', pcarePassword: 'demonstrasi' },
};

/** Names and codes as PCare lists them. */
const polis = {
  'Poli Umum': { code: '001', name: 'POLI UMUM' },
  'Poli Gigi': { code: '002', name: 'POLI GIGI & MULUT' },
  'Poli KIA': { code: '003', name: 'POLI KIA' },
} as const;
const healthy = { code: '021', name: 'KONSELING' };
const doctors = {
  'dokter@alur.example': { code: '131491', name: 'WENING PRATIWI' },
  'doktergigi@alur.example': { code: '131502', name: 'GALIH NUGRAHA' },
} as const;
const medicines = {
  'Parasetamol 500 mg': { code: '130102139', name: 'PARASETAMOL TAB 500 MG' },
  'Amoksisilin 500 mg': { code: '130102022', name: 'AMOKSISILIN KAPL 500 MG' },
  'Amlodipin 5 mg': { code: '130102016', name: 'AMLODIPIN TAB 5 MG' },
  'Metformin 500 mg': { code: '130102118', name: 'METFORMIN TAB 500 MG' },
} as const;

const cardOf = ({ encounterId }: PastVisit) => String(encounterId).padStart(13, '0');
const report = {
  ...{ consciousness: '01', discharge: '3', prognosis: '01', therapy: 'Sesuai resep' },
  ...{ foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' },
};
const hospital = { code: '0999R001', name: 'RSU Alur Sehat' };
const referral = {
  ...{
    provider: hospital,
    subspecialty: { code: '26', name: 'PENYAKIT DALAM' },
    sarana: { code: '1', name: 'REKAM MEDIK' },
  },
};
const letterOf = (visit: PastVisit, number: string) => ({
  number,
  provider: { ...hospital, address: 'Jl. Melati No. 12, Semarang', branch: 'SEMARANG', district: 'KOTA SEMARANG' },
  ...{
    visitedOn: visit.day.date,
    estimatedOn: daysAfter(visit.day.date, 3),
    validUntil: daysAfter(visit.day.date, 87),
  },
  ...{ poli: 'PENYAKIT DALAM', doctor: null, schedule: null, cardNumber: cardOf(visit), name: visit.patient.name },
  ...{ birthDate: null, sex: visit.patient.gender === 'male' ? 'L' : 'P', relation: 'PESERTA' },
  ...{ diagnoses: [visit.illness.code], tacc: null, note: null, fines: null },
});
const refusal = { problem: 'refused', code: 412, willRetry: false };

/** What came of the registration: one in seven is refused, and then typed by hand; one of the last day still waits. */
const registrationOf = (visit: PastVisit, at: number) => {
  if (visit.day.isLast && at % 3 === 2) return null;
  if (at % 7 === 3) return { failed: { ...refusal, message: 'Peserta terdaftar di FKTP lain' } };
  const poliCode = visit.doctor === 'doktergigi@alur.example' ? '002' : '001';
  return { registered: { number: `A${visit.nth + 1}`, cardNumber: cardOf(visit), date: visit.day.date, poliCode } };
};

/** What PCare has of her medicines; treatments have no code there. */
async function items({ step, state, facility }: PastClinic, { encounterId }: PastVisit): Promise<void> {
  const told = (kind: string, localId: string, outcome: object) =>
    step(facility, 'bpjs/record-item', encounterId, { kind, localId, outcome });
  const visit = await state(record, encounterId);
  for (const id of ordersOf(visit, 'prescription')) {
    const prescribed = await state(prescription, id);
    for (const { lineId, medicineId } of prescribed.status === 'done' ? prescribed.lines : [])
      await told('medicine', `${id}_${lineId}_${medicineId}`, { remoteId: String(encounterId * 10 + lineId) });
  }
  for (const id of ordersOf(visit, 'treatment'))
    await told('treatment', String(id), {
      failed: { problem: 'treatment_missing', code: null, message: null, willRetry: false },
    });
}

/** Reports a visit that was registered, with what followed it into PCare. */
async function reports(clinic: PastClinic, visit: PastVisit, at: number, isReferred: boolean): Promise<void> {
  const { encounterId, day } = visit;
  const { status } = await clinic.state(encounter, encounterId);
  const { registration } = await clinic.state(pcareVisit, encounterId);
  if (status !== 'finished' || registration.status !== 'registered') return;
  const estimatedOn = daysAfter(day.date, 3);
  await clinic.does(REGISTRAR, 'bpjs/send-visit', encounterId, {
    ...report,
    ...(isReferred && { discharge: REFERRED_ON, referral: { ...referral, estimatedOn } }),
  });
  const told = (command: string, outcome: object) =>
    clinic.step(clinic.facility, `bpjs/${command}`, encounterId, { request: 1, outcome });
  if (at % 9 === 5)
    return void (await told('record-visit', { failed: { ...refusal, message: 'Tanggal pulang tidak sesuai' } }));
  const visitNumber = `11170101${day.date.slice(5, 7)}${day.date.slice(2, 4)}Y${String(encounterId).padStart(6, '0')}`;
  await told('record-visit', { visitNumber });
  if (isReferred) await told('record-referral', { letter: letterOf(visit, visitNumber) });
  await items(clinic, visit);
}

/** The clinic's BPJS visits of the last days as PCare has them: one referred on, some refused, the newest waiting. */
export const bpjsDemo = demo({
  where: 'clinic',
  needs: ['here', 'facility', 'rooms', 'staff', 'medicines'],
  run: async ({ here, rooms, staff, medicines: all }) => {
    for (const [name, poli] of Object.entries(polis)) {
      const unitId = rooms.get(name);
      await here(`pcare poli ${name}`, 'bpjs/assign-poli', { unitId, visitStatus: 'sick', poli });
      await here(`pcare poli ${name} healthy`, 'bpjs/assign-poli', { unitId, visitStatus: 'healthy', poli: healthy });
    }
    for (const [email, doctor] of Object.entries(doctors))
      await here(`pcare doctor ${email}`, 'bpjs/assign-doctor', { staffId: staff.get(email)?.userId, doctor });
    for (const [name, medicine] of Object.entries(medicines)) {
      const itemId = all.find(item => item.name === name)?.id;
      await here(`pcare medicine ${name}`, 'bpjs/assign-medicine', { itemId, medicine });
    }
  },
  past: (clinic, { facility }) => {
    const { does, step, later, days } = clinic;
    let began = false;
    let referred = false;
    /** Visits that BPJS pays, in the order in which they come. */
    const visits: number[] = [];
    return {
      async opens({ before }) {
        began = before <= Math.min(BEGAN, days - 1) || days === 0;
        if (before === Math.min(BEGAN, days - 1))
          await step(facility, 'settings/save-credentials', 0, { service, values }, { sealed: 'demonstration' });
      },
      arrives(visit) {
        if (!began || visit.patient.payer !== 'bpjs') return;
        const { encounterId } = visit;
        const at = visits.push(encounterId) - 1;
        later(1, async () => {
          await does(REGISTRAR, 'bpjs/register', encounterId);
          const outcome = registrationOf(visit, at);
          if (outcome) await step(facility, 'bpjs/record-registration', encounterId, { request: 1, outcome });
        });
      },
      goesHome(visit) {
        const at = visits.indexOf(visit.encounterId);
        // At the end some are still to be reported.
        if (at < 0 || at % 4 === 3 || (visit.day.isLast && at % 2 === 0)) return;
        const isReferred = !referred && visit.patient.age >= 40;
        referred ||= isReferred;
        later(10, () => reports(clinic, visit, at, isReferred));
      },
    };
  },
  files: ({ step }) => step('pcare credentials', 'settings/save-credentials', 0, { service, values }),
});
