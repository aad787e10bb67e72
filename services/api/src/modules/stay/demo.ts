import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Open stays by the patient's name; empty before they begin. */
    stays: Map<string, number>;
    /** Ids of the wards' doctors. */
    wardDoctors: readonly number[];
  }
}

const doctors = [
  { email: 'dokter@alur.example', department: 'Umum', visitPrice: 75_000 },
  { email: 'dokter2@alur.example', department: 'Kebidanan dan anak', visitPrice: 75_000 },
] as const;

/** Inpatients when the demonstration is first shown, divided between the clinic's two doctors. */
const inBed = [
  { name: 'Suharti Ningsih', gender: 'female', birthDate: '1962-08-14', bed: 'Anggrek 1 1C', doctor: 0 },
  { name: 'Wulan Kartikasari', gender: 'female', birthDate: '1996-05-09', bed: 'Melati 3 3A', doctor: 1 },
  { name: 'Bambang Sudarsono', gender: 'male', birthDate: '1955-02-27', bed: 'Melati 2 2B', doctor: 1 },
] as const;

const agreed = ['care.agreed', 'care.rights', 'care.rules', 'care.students', 'information.payer'];
const consented = [...agreed, 'costs.class', 'costs.agreed', 'belongings'].map(linkId => [linkId, 'true'] as const);
/** A general consent that the patient herself gives, to everything. */
const consent = {
  form: 'general-consent',
  formVersion: 1,
  answers: [['signer', 'patient'] as const, ...consented].map(([linkId, code]) => ({
    ...{ linkId, group: 0, number: null, text: null, code },
  })),
};

export const stayDemo = demo({
  needs: ['here', 'staff', 'patients', 'beds'],
  gives: ['stays', 'wardDoctors'],
  run: async ({ here, staff }) => {
    const wards: number[] = [];
    for (const { email, department, visitPrice } of doctors) {
      const who = staff.get(email);
      if (!who) throw new Error(`no doctor ${email}`);
      await here(`department ${department}`, 'department/add', { name: department });
      const body = { name: who.name, staffId: who.userId, department, visitPrice };
      wards.push(await here(`inpatient doctor ${who.name}`, 'inpatient-doctor/add', body));
    }
    return { stays: new Map(), wardDoctors: wards };
  },
  recent: {
    daysBefore: 2,
    run: async ({ here, beds, stays, wardDoctors }) => {
      for (const { bed, doctor, ...identity } of inBed) {
        const patientId = await here(`patient ${identity.name}`, 'patient/register', identity);
        const body = { patientId, bedId: beds.get(bed), doctorId: wardDoctors[doctor], payer: 'general' };
        const encounterId = await here(`stay of ${identity.name}`, 'stay/admit', body);
        stays.set(identity.name, encounterId);
        await here(`consent of ${identity.name}`, 'record/sign-form', { encounterId, ...consent });
      }
      const [, second] = inBed;
      const isolation = { precaution: 'airborne', reason: 'Terduga TB paru, menunggu hasil TCM' };
      await here('isolation', 'stay/start-isolation', isolation, stays.get(second.name));
      // The eldest inpatient has a companion at night.
      const [eldest] = inBed;
      await here('companion', 'stay/add-companion', { relation: 'child' }, stays.get(eldest.name));
    },
  },
});
