import { demo } from '../../demo/demo.js';

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

export const patientDemo = demo({
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
});
