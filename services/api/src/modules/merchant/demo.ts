import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The demonstration's facility. */
    facility: number;
    /** Its branch, which comes with its past. */
    branch: { id: number };
    /** Runs a command in it, each key once and for all. */
    here: (key: string, name: string, body: object, id?: number) => Promise<number>;
  }
}

const rules = ['pcare', 'schedule_duration', 'partial_adherence', 'stock_lower_limit', 'stock_upper_limit'];

export const merchantDemo = demo({
  gives: ['facility', 'here', 'branch'],
  run: async ({ step }) => {
    const facility = await step('facility', 0, 'merchant/create', 0, {
      name: 'Klinik Pratama Alur Sehat',
      category: 'primary_clinic',
      categoryTypes: ['outpatient', 'inpatient', 'emergency', 'intensive_care', 'laboratory', 'pharmacy'],
      timezone: 'Asia/Jakarta',
      isBpjs: true,
      address: 'Jl. Melati No. 12, Semarang',
      phone: '024 7654321',
    });
    await step('facility rules', 0, 'merchant/set-features', facility, {
      rules: rules.map(ruleName => ({ ruleName, enabled: true })),
    });
    return { branch: { id: 0 }, facility, here: (key, name, body, id = 0) => step(key, facility, name, id, body) };
  },
  past: ({ step }, { branch }) => ({
    async begins() {
      branch.id = await step(0, 'merchant/create', 0, {
        ...{
          name: 'Klinik Pratama Alur Ungaran',
          category: 'primary_clinic',
          categoryTypes: ['outpatient', 'pharmacy'],
        },
        ...{ timezone: 'Asia/Jakarta', isBpjs: true, address: 'Jl. Diponegoro No. 88, Ungaran', phone: '024 6921000' },
      });
      for (const name of ['Poli Umum', 'Poli Gigi']) await step(branch.id, 'room/add', 0, { name });
    },
  }),
});
