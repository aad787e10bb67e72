import { radiology } from '@alur/domain/radiology/radiology';
import { demo } from '../../demo/demo.js';
import type { PastVisit } from '../../demo/history/past.js';
import { examinations, methods, modalities, reports, systems } from './demo-lists.js';

const RADIOGRAPHER = 'radiologi@alur.example';
const RADIOLOGIST = 'spesialis-radiologi@alur.example';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of radiology's examinations, by code. */
    radiologyExaminations: ReadonlyMap<string, number>;
  }
}

/** Share of patients with such an illness who are sent to radiology, and for what. */
const sent: readonly { codes: RegExp; part: number; code: string }[] = [
  { codes: /^J/, part: 0.12, code: 'TOR-PA' },
  { codes: /^(K|N)/, part: 0.15, code: 'USG-ABD' },
  { codes: /^(M|S)/, part: 0.15, code: 'GENU' },
];
/** What stands still on the day that is shown: one waits, one is being examined, one is drafted. */
const shown = ['waits', 'begun', 'drafted'] as const;
const ADULT = 15;

export const radiologyDemo = demo({
  needs: ['here', 'hire'],
  gives: ['radiologyExaminations'],
  run: async ({ here, hire }) => {
    await hire({
      ...{ role: 'radiology', name: 'Taufan Hidayat, A.Md.Rad', email: RADIOGRAPHER, profession: 'radiographer' },
    });
    await hire({
      ...{ role: 'radiology', name: 'dr. Laksmi Wardhani, Sp.Rad', email: RADIOLOGIST, profession: 'doctor' },
    });
    const ids = new Map<string, number>();
    for (const modality of modalities)
      ids.set(modality.name, await here(`modality ${modality.name}`, 'radiology-modality/add', modality));
    for (const method of methods)
      ids.set(method.name, await here(`method ${method.name}`, 'radiology-method/add', method));
    for (const system of systems)
      ids.set(system.name, await here(`system ${system.name}`, 'radiology-system/add', system));
    const made = new Map<string, number>();
    for (const { modality, method, system, ...fields } of examinations) {
      const body = { ...fields, modalityId: ids.get(modality), methodId: ids.get(method), systemId: ids.get(system) };
      made.set(fields.code, await here(`examination ${fields.code}`, 'radiology-examination/add', body));
    }
    return { radiologyExaminations: made };
  },
  past: ({ does, state, later, random }, { radiologyExaminations: made }) => {
    let still = 0;
    let alarmed = false;
    const asked = ({ illness, day, patient }: PastVisit) => {
      const isShown = day.isLast && (still < shown.length || !alarmed) && patient.age >= ADULT;
      const found = sent.find(({ codes }) => codes.test(illness.code));
      return isShown ? 'TOR-PA' : found && random() < found.part ? found.code : undefined;
    };
    const examined = async (orderId: number) => {
      await does(RADIOGRAPHER, 'radiology/start', orderId, { line: 1 });
      await does(RADIOGRAPHER, 'radiology/complete', orderId, { line: 1, dose: { kilovoltage: 110 } });
    };
    const drafted = (orderId: number, code: string, critical: boolean) =>
      does(RADIOLOGIST, 'radiology/draft', orderId, { line: 1, ...reports(code, critical), critical });
    const validated = async (orderId: number, critical: boolean) => {
      const order = await state(radiology, orderId);
      if (order.status !== 'begun') return;
      if (critical)
        await does(RADIOLOGIST, 'radiology/communicate', orderId, {
          ...{ line: 1, communicatedTo: 'Dokter poli', readBack: true },
        });
      await does(RADIOLOGIST, 'radiology/validate', orderId, { line: 1, draft: 1 });
    };
    return {
      async isExamined(visit) {
        const code = asked(visit);
        if (code === undefined) return;
        const { encounterId, doctor, day } = visit;
        const body = { encounterId, examinationIds: [made.get(code)], safety: { pregnancy: 'no' } };
        const orderId = await does(doctor, 'radiology/order', 0, body);
        const stop = day.isLast ? shown[still++] : undefined;
        if (stop === 'waits') return;
        if (stop === 'begun') {
          later(6, () => does(RADIOGRAPHER, 'radiology/start', orderId, { line: 1 }));
          return;
        }
        const isCritical = day.isLast && stop === undefined && !alarmed;
        alarmed ||= isCritical;
        later(6, () => examined(orderId));
        later(12, () => drafted(orderId, code, isCritical));
        if (stop !== 'drafted') later(16, () => validated(orderId, isCritical));
        // Reports of the day that is shown wait for their doctor.
        if (!day.isLast) later(60, () => does(doctor, 'radiology/acknowledge-reports', orderId));
      },
    };
  },
});
