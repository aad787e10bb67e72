import { demo } from '../../demo/demo.js';
import { daysAfter } from '../../demo/days-after.js';
import { awake, operationReport, signIn, signOut, timeOut } from './complete-operation.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the theatres, and of what is charged of an operation, by name. */
    operationLists: ReadonlyMap<string, number>;
  }
}

const DOCTOR = 'dokter@alur.example';
const ANAESTHETIST = 'dokter2@alur.example';
const THEATRE_NURSE = 'kamaroperasi@alur.example';

const theatres = ['Kamar Operasi 1', 'Kamar Operasi 2'];
const operations = [
  { name: 'Insisi dan drainase abses', price: 650_000, icd9Code: '86.04' },
  { name: 'Debridemen luka', price: 900_000, icd9Code: '86.22' },
  { name: 'Herniotomi', price: 3_500_000, icd9Code: '53.00' },
  { name: 'Apendektomi', price: 4_500_000, icd9Code: '47.09' },
  { name: 'Seksio sesarea', price: 6_000_000, icd9Code: '74.1' },
  { name: 'Anestesi spinal', price: 350_000, icd9Code: '03.91' },
  { name: 'Sewa kamar operasi', price: 250_000, icd9Code: null },
] as const;

export const surgeryDemo = demo({
  needs: ['here', 'hire', 'staff', 'stays'],
  gives: ['operationLists'],
  run: async ({ here, hire }) => {
    const person = { role: 'operating-room', name: 'Ns. Wahyu Hidayat', email: THEATRE_NURSE };
    await hire({ ...person, profession: 'nurse' });
    const ids = new Map<string, number>();
    for (const [at, name] of theatres.entries()) {
      const theatre = { name, code: `OK${at + 1}`, turnaroundMinutes: 30 };
      ids.set(name, await here(`theatre ${name}`, 'theatre/add', theatre));
    }
    for (const operation of operations) {
      const fields = { ...operation, tariffBucket: 'prosedur_bedah' };
      ids.set(operation.name, await here(`operation ${operation.name}`, 'treatment/add', fields));
    }
    return { operationLists: ids };
  },
  past: ({ does, later }, { staff, stays, operationLists }) => {
    const who = (email: string): number => staff.get(email)?.userId ?? 0;
    const team = () => [
      { role: 'operator', staffId: who(DOCTOR) },
      { role: 'anaesthetist', staffId: who(ANAESTHETIST) },
      { role: 'scrub_nurse', staffId: who(THEATRE_NURSE) },
    ];
    const asks = async (patient: string, operation: string, diagnosis: string, more: object = {}) => {
      const treatmentId = operationLists.get(operation);
      return does(DOCTOR, 'surgery/request', 0, { encounterId: stays.get(patient), treatmentId, diagnosis, ...more });
    };
    const plans = async (id: number, theatre: string, date: string, [from, until]: readonly [string, string]) => {
      const at = (clock: string) => `${date}T${clock}:00+07:00`;
      const theatreId = operationLists.get(theatre);
      await does(THEATRE_NURSE, 'surgery/schedule', id, { theatreId, from: at(from), until: at(until), team: team() });
    };
    const starts = async (id: number) => {
      await does(THEATRE_NURSE, 'surgery/record-sign-in', id, signIn);
      await does(THEATRE_NURSE, 'surgery/start', id);
      await does(THEATRE_NURSE, 'surgery/record-time-out', id, timeOut);
    };
    const ends = async (id: number, encounterId: number) => {
      await does(THEATRE_NURSE, 'surgery/record-sign-out', id, signOut);
      await does(THEATRE_NURSE, 'surgery/score-recovery', id, awake);
      const reportId = await does(DOCTOR, 'record/sign-form', 0, operationReport(encounterId, id));
      const components = [
        { treatmentId: operationLists.get('Anestesi spinal'), performerId: who(ANAESTHETIST) },
        { treatmentId: operationLists.get('Sewa kamar operasi') },
      ];
      await does(THEATRE_NURSE, 'surgery/finish', id, { reportId, exit: 'ward', components });
    };
    return {
      // On the last day one waits, one is planned for the next, one is under way and one is done.
      async opens({ date, isLast }) {
        if (!isLast) return;
        const [eldest, man] = ['Suharti Ningsih', 'Bambang Sudarsono'];
        await asks(eldest, 'Debridemen luka', 'Ulkus tungkai kanan', { side: 'right', notes: 'Gula darah terkontrol' });
        const planned = await asks(man, 'Herniotomi', 'Hernia inguinalis kiri', {
          side: 'left',
          anaesthesia: 'spinal',
        });
        await plans(planned, 'Kamar Operasi 1', daysAfter(date, 1), ['08:00', '10:00']);
        const done = await asks(man, 'Insisi dan drainase abses', 'Abses glutea', { priority: 'urgent' });
        await plans(done, 'Kamar Operasi 1', date, ['07:00', '09:00']);
        await starts(done);
        later(40, () => ends(done, stays.get(man) ?? 0));
        const going = await asks(eldest, 'Insisi dan drainase abses', 'Abses punggung', { priority: 'emergency' });
        await plans(going, 'Kamar Operasi 2', date, ['08:00', '12:00']);
        later(50, () => starts(going));
      },
    };
  },
});
