import { demo } from '../../demo/demo.js';
import type { PastPatient } from '../../demo/history/past.js';
import { pick } from '@alur/contracts/kernel/seeded';
import { madeUpPerson, type Wanted } from './demo-people.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the patients by name. */
    patients: ReadonlyMap<string, number>;
  }
}

const patients = [
  { name: 'Budi Santoso', gender: 'male', birthDate: '1984-03-12', address: 'Jl. Kenanga 3', phone: '081200000001' },
  { name: 'Siti Aminah', gender: 'female', birthDate: '1956-07-21', address: 'Jl. Anggrek 8', phone: '081200000002' },
  { name: 'Andi Wijaya', gender: 'male', birthDate: '1991-11-02', address: 'Jl. Mawar 15', phone: '081200000003' },
  { name: 'Rina Marlina', gender: 'female', birthDate: '1997-01-30', address: 'Jl. Dahlia 2', phone: '081200000004' },
  { name: 'Joko Susilo', gender: 'male', birthDate: '1949-05-17', address: 'Jl. Cempaka 21', phone: '081200000005' },
  { name: 'Nur Fadilah', gender: 'female', birthDate: '2019-09-09', address: 'Jl. Teratai 6', phone: '081200000006' },
  {
    name: 'Agung Nugroho',
    gender: 'male',
    birthDate: '1978-12-25',
    address: 'Jl. Flamboyan 10',
    phone: '081200000007',
  },
  {
    name: 'Lestari Handayani',
    gender: 'female',
    birthDate: '1988-04-04',
    address: 'Jl. Bougenvil 1',
    phone: '081200000008',
  },
] as const;

/** Patients taken over from before the system: so many per day of the history, and at least so many. */
const TAKEN_OVER = { aDay: 14, least: 200 };
/** Share of visitors who are new patients. */
const NEW = 0.4;
const REGISTRAR = 'pendaftaran@alur.example';

/** Allergies, and the medicine that each concerns. */
const allergies = [
  {
    kind: 'medicine',
    substance: 'Amoksisilin',
    severity: 'severe',
    reaction: 'Bengkak di wajah',
    medicine: 'Amoksisilin 500 mg',
  },
  { kind: 'medicine', substance: 'Ibuprofen', severity: 'moderate', reaction: 'Ruam', medicine: 'Ibuprofen 400 mg' },
  {
    kind: 'medicine',
    substance: 'Asam mefenamat',
    severity: 'mild',
    reaction: 'Gatal',
    medicine: 'Asam mefenamat 500 mg',
  },
  { kind: 'food', substance: 'Udang', severity: 'mild', reaction: 'Gatal', medicine: null },
  { kind: 'environment', substance: 'Debu rumah', severity: 'mild', reaction: 'Bersin', medicine: null },
] as const;
const ALLERGIC = 0.07;

export const patientDemo = demo({
  where: 'both',
  needs: ['here'],
  gives: ['patients'],
  run: async ({ here }) => {
    const ids = new Map<string, number>();
    for (const patient of patients) {
      const body = { ...patient, acknowledgeDuplicates: true };
      ids.set(patient.name, await here(`patient ${patient.name}`, 'patient/register', body));
    }
    return { patients: ids };
  },
  past: clinic => {
    const { random, does } = clinic;
    const everybody: PastPatient[] = [];
    const motherOrChild = ({ age, gender }: PastPatient) => age < 12 || (gender === 'female' && age < 40);
    /** Patients who have already come today, or are expected. */
    let seen = new Set<number>();
    const register = async (wanted: Wanted): Promise<PastPatient> => {
      const { identity, age, payer, insurer } = madeUpPerson(everybody.length, clinic.today, wanted, random);
      const id = await does(REGISTRAR, 'patient/register', 0, { ...identity, acknowledgeDuplicates: true });
      const allergy = random() < ALLERGIC ? pick(random, allergies) : undefined;
      if (allergy) {
        const { medicine: _medicine, ...known } = allergy;
        await does(REGISTRAR, 'patient/record-allergy', id, known);
      }
      const { name, gender } = identity;
      const patient = { id, name, gender, age, payer, insurer, notFor: allergy?.medicine ? [allergy.medicine] : [] };
      everybody.push(patient);
      return patient;
    };
    return {
      async begins() {
        const known = Math.round(clinic.size * Math.max(TAKEN_OVER.least, TAKEN_OVER.aDay * clinic.days));
        for (let nth = 0; nth < known; nth += 1) {
          clinic.pass(25);
          await register(nth % 5 === 0 ? 'mother-or-child' : 'anyone');
        }
      },
      opens: () => void (seen = new Set()),
      async finds({ doctor }) {
        const wanted = doctor === 'dokter2@alur.example' ? 'mother-or-child' : 'anyone';
        const known = everybody.filter(each => !seen.has(each.id) && (wanted === 'anyone' || motherOrChild(each)));
        const patient = random() < NEW || known.length === 0 ? await register(wanted) : pick(random, known);
        seen.add(patient.id);
        return patient;
      },
    };
  },
});
