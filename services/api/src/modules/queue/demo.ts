import { demo } from '../../demo/demo.js';
import { pick } from '@alur/contracts/kernel/seeded';

const REGISTRAR = 'pendaftaran@alur.example';
const CANCELLED = 0.015;

export const queueDemo = demo({
  where: 'both',
  needs: ['schedules'],
  past: ({ does, random, later }, { schedules }) => ({
    async takesNumber(visit) {
      const { patient, doctor, day, booked } = visit;
      const { id: patientId, payer, insurer } = patient;
      const isOld = patient.age >= 65 && random() < 0.5;
      visit.encounterId = await does(REGISTRAR, 'queue/take-number', 0, {
        ...{ patientId, scheduleId: schedules.get(doctor), date: day.date, payer },
        ...(insurer !== null && { insurer }),
        source: booked ? pick(random, payer === 'bpjs' ? ['mobile-jkn'] : ['mobile', 'web']) : 'web',
        ...(isOld && { priority: 'lansia' }),
      });
      if (visit.booked && random() < CANCELLED) {
        visit.gone = true;
        later(20, () => does(REGISTRAR, 'queue/cancel', visit.encounterId, { reason: 'Pasien berhalangan' }));
      }
    },
    arrives: ({ encounterId }) => does(REGISTRAR, 'queue/confirm-attendance', encounterId),
    staysAway: ({ encounterId }) => does(REGISTRAR, 'queue/record-absence', encounterId),
    isCalled: ({ encounterId, doctor }) => does(doctor, 'queue/call', encounterId),
  }),
});
