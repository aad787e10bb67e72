import { demo } from '../../demo/demo.js';

type Here = (key: string, name: string, body: object, id?: number) => Promise<number>;

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The demonstration's hospital; in a part that runs for the clinic too, the clinic. */
    facility: number;
    facilityName: string;
    /** Runs a command in it, once per key. */
    here: Here;
    /** The clinic that belongs to it. */
    branch: { facility: number; facilityName: string; here: Here };
  }
}

const rules = ['schedule_duration', 'partial_adherence', 'stock_lower_limit', 'stock_upper_limit'];

/** A hospital with all functions, and a clinic (*klinik pratama*) whose BPJS visits go through PCare (DOMAIN 1.1). */
export const merchantDemo = demo({
  gives: ['facility', 'facilityName', 'here', 'branch'],
  run: async ({ step }) => {
    const open = async (key: string, body: { name: string; [field: string]: unknown }, obeyed: readonly string[]) => {
      const facility = await step(key, 0, 'merchant/create', 0, { timezone: 'Asia/Jakarta', isBpjs: true, ...body });
      await step(`${key} rules`, 0, 'merchant/set-features', facility, {
        rules: obeyed.map(ruleName => ({ ruleName, enabled: true })),
      });
      const here: Here = (does, name, body_, id = 0) =>
        step(key === 'facility' ? does : `${key} ${does}`, facility, name, id, body_);
      return { facility, facilityName: body.name, here };
    };
    const hospital = await open(
      'facility',
      {
        name: 'RSU Alur Sehat',
        category: 'hospital',
        categoryTypes: [
          'outpatient',
          'inpatient',
          'emergency',
          'intensive_care',
          'surgery',
          'laboratory',
          'radiology',
          'pharmacy',
        ],
        address: 'Jl. Melati No. 12, Semarang',
        phone: '024 7654321',
      },
      rules,
    );
    const clinic = {
      name: 'Klinik Pratama Alur Ungaran',
      category: 'primary_clinic',
      categoryTypes: ['outpatient', 'pharmacy'],
      address: 'Jl. Diponegoro No. 88, Ungaran',
      phone: '024 6921000',
    };
    return { ...hospital, branch: await open('clinic', clinic, ['pcare', ...rules]) };
  },
});
