import { demo } from '../../demo/demo.js';

/** Each device's codes for the parameters; it reports hemoglobin in g/L. */
const devices = [
  {
    ...{ name: 'Alat hematologi', protocol: 'hl7', sender: 'HEMA-DEMO' },
    lines: [
      { code: 'HGB', of: 'HGB', unit: 'g/L', factor: 0.1 },
      ...['HCT', 'RBC', 'WBC', 'PLT'].map(code => ({ code, of: code, unit: null, factor: 1 })),
    ],
  },
  {
    ...{ name: 'Alat kimia klinik', protocol: 'astm', sender: 'CHEM-DEMO' },
    lines: [
      { code: 'GLU', of: 'GDS' },
      { code: 'CHOL', of: 'CHOL' },
      { code: 'HDL', of: 'HDL' },
      { code: 'TRIG', of: 'TG' },
      { code: 'CREA', of: 'CREA' },
    ].map(line => ({ ...line, unit: 'mg/dL', factor: 1 })),
  },
] as const;

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** Ids of the laboratory's devices, by the name that they send. */
    analysers: ReadonlyMap<string, number>;
  }
}

/** Two configured devices, and from each a result without an order: a control, and a label that was misread. */
export const analyserDemo = demo({
  needs: ['here', 'examinations'],
  gives: ['analysers'],
  run: async ({ here, examinations }) => {
    const analysers = new Map<string, number>();
    for (const { lines, ...device } of devices) {
      const fields = { ...device, asksForOrders: true, verifiesNormal: false };
      const id = await here(`analyser ${device.sender}`, 'analyser/add', fields);
      const mapped = lines.map(({ of, ...line }) => ({ ...line, parameterId: examinations.get(of) }));
      await here(`codes of ${device.sender}`, 'analyser/set-mapping', { lines: mapped }, id);
      analysers.set(device.sender, id);
    }
    return { analysers };
  },
  recent: {
    daysBefore: 0,
    run: async ({ here, analysers }) => {
      const sent = (sender: string, sampleNumber: string, values: object[]) =>
        here(`result of ${sampleNumber}`, 'analyser/receive', {
          ...{ analyserId: analysers.get(sender), sampleNumber, values },
        });
      await sent('HEMA-DEMO', '2611250001?', [
        { code: 'HGB', value: '128', unit: 'g/L' },
        { code: 'WBC', value: '8.4', unit: '10*3/uL' },
      ]);
      await sent('CHEM-DEMO', 'QC-LEVEL-1', [{ code: 'GLU', value: '98', unit: 'mg/dL' }]);
    },
  },
});
