import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** The demonstration's facility. */
    facility: number;
    /** Runs a command in it, each key once and for all. */
    here: (key: string, name: string, body: object, id?: number) => Promise<number>;
  }
}

const rules = ['pcare', 'schedule_duration', 'partial_adherence', 'stock_lower_limit', 'stock_upper_limit'];

export const merchantDemo = demo({
  gives: ['facility', 'here'],
  run: async ({ step }) => {
    const facility = await step('facility', 0, 'merchant/create', 0, {
      name: 'Klinik Pratama Alur Sehat',
      category: 'primary_clinic',
      categoryTypes: ['outpatient', 'pharmacy'],
      timezone: 'Asia/Jakarta',
      isBpjs: true,
      address: 'Jl. Melati No. 12, Semarang',
      phone: '024 7654321',
    });
    await step('facility rules', 0, 'merchant/set-features', facility, {
      rules: rules.map(ruleName => ({ ruleName, enabled: true })),
    });
    return { facility, here: (key, name, body, id = 0) => step(key, facility, name, id, body) };
  },
});
