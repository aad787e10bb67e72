import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

const people = [
  { name: 'Endang Purwanti', gender: 'female', birthDate: '1979-04-21' },
  { name: 'Rahmat Hidayat', gender: 'male', birthDate: '1968-10-02' },
] as const;

/**
 * Two orders to admit, of which one has a bed held until tomorrow noon and one waits; one inpatient is expected to
 * leave today.
 */
export const admissionDemo = demo({
  needs: ['here', 'beds', 'roomClasses', 'stays', 'wardDoctors'],
  recent: {
    daysBefore: 0,
    run: async ({ here, beds, roomClasses, stays, wardDoctors, today }) => {
      const [kept, waits] = [
        await here(`patient ${people[0].name}`, 'patient/register', people[0]),
        await here(`patient ${people[1].name}`, 'patient/register', people[1]),
      ];
      const [first, second] = wardDoctors;
      const class2 = roomClasses.get('Kelas 2');
      const keptOrder = await here(`order to admit ${people[0].name}`, 'admission/request', {
        ...{ patientId: kept, plannedOn: today, payer: 'general', doctorId: first },
        ...{ diagnosis: 'A90 Demam dengue', indication: 'Trombosit 62.000, asupan kurang' },
        ...{ entitledClassId: class2, classId: roomClasses.get('Kelas 1') },
      });
      const until = `${daysAfter(today, 1)}T05:00:00.000Z`;
      const bed = { bedId: beds.get('Melati 1 1A'), until };
      await here(`bed for ${people[0].name}`, 'admission/reserve', bed, keptOrder);
      await here(`order to admit ${people[1].name}`, 'admission/request', {
        ...{ patientId: waits, plannedOn: daysAfter(today, 1), payer: 'general', doctorId: second, isolation: true },
        ...{ diagnosis: 'A15 Tuberkulosis paru', indication: 'Batuk darah, perlu ruang isolasi' },
        ...{ entitledClassId: class2, classId: class2 },
      });
      const goes = { estimatedOn: today };
      await here('Bambang Sudarsono is expected to go', 'stay/plan-discharge', goes, stays.get('Bambang Sudarsono'));
    },
  },
});
