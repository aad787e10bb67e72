import { demo } from '../../demo/demo.js';
import type { PastPatient } from '../../demo/history/past.js';
import { between } from '@alur/contracts/kernel/seeded';
import type { Illness } from '../../demo/history/illnesses.js';

const NURSE = 'perawat@alur.example';

/** About the median of the WHO standards in the middle of each of the first five years: cm and kg. */
const ofAge = [
  [67, 7.7],
  [82, 10.9],
  [91.5, 13.2],
  [99.5, 15.2],
  [106.5, 17.2],
] as const;

const bodyOf = ({ age, gender }: PastPatient, random: () => number) => {
  const young = ofAge[age];
  if (young) return { height: young[0] + random() * 3 - 1.5, weight: young[1] * (0.93 + random() * 0.14) };
  if (age < 12) return { height: 80 + age * 6, weight: 9.5 + age * 2 };
  return {
    height: gender === 'female' ? between(random, 148, 165) : between(random, 158, 178),
    weight: between(random, 46, 84),
  };
};

const tenth = (value: number) => Math.round(value * 10) / 10;

const vitalsOf = (patient: PastPatient, illness: Illness, random: () => number) => {
  const isChild = patient.age < 12;
  const { height, weight } = bodyOf(patient, random);
  return {
    ...(!isChild && {
      systolic: (illness.systolic ?? 118) + between(random, -8, 10),
      diastolic: (illness.systolic === undefined ? 76 : 94) + between(random, -5, 6),
    }),
    pulse: between(random, 72, 96) + (isChild ? 14 : 0),
    respiration: between(random, 16, 20) + (isChild ? 6 : 0),
    temperature: tenth((illness.temperature ?? 36.6) + random() * 0.5),
    oxygenSaturation: between(random, 97, 99),
    ...{ height: tenth(height), weight: tenth(weight) },
  };
};

export const consultationDemo = demo({
  where: 'both',
  needs: ['treatments'],
  past: ({ does, random }, { treatments }) => ({
    async withTheNurse({ patient, illness, encounterId }) {
      const complaint = illness.complaint;
      await does(NURSE, 'consultation/record-vitals', encounterId, {
        ...vitalsOf(patient, illness, random),
        complaint,
      });
    },
    sitsDown: ({ encounterId, doctor }) => does(doctor, 'consultation/start', encounterId),
    async isExamined({ encounterId, doctor, illness }) {
      const { complaint, findings, plan, code } = illness;
      const note = { subjective: complaint, objective: findings, assessment: 'Sesuai diagnosis', plan };
      await does(doctor, 'consultation/sign-note', encounterId, note);
      await does(doctor, 'consultation/record-diagnosis', encounterId, { code, kind: 'primary' });
      for (const name of illness.treatments ?? [])
        await does(doctor, 'consultation/order-treatment', encounterId, { treatmentId: treatments.get(name) });
    },
    leavesTheDoctor: ({ encounterId, doctor }) => does(doctor, 'consultation/finish', encounterId),
  }),
});
