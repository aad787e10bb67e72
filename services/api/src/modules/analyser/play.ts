import { catalogued } from '../../testing/catalogued.js';
import { play, reason } from '../../testing/play.js';

export const analyserPlay = play({
  run: async ({ does, until }) => {
    const specimenId = await does('laboratory-specimen/add', 0, { name: 'Serum alat', container: 'Kuning' });
    const parameterId = await does('laboratory-parameter/add', 0, {
      ...{ name: 'Glukosa alat', code: 'GLUA', specimenId, kind: 'number', unit: 'mg/dL', decimals: 0, price: 25_000 },
    });
    const analyserId = await catalogued(does, 'analyser', {
      ...{ name: 'Kimia 1', protocol: 'astm', sender: 'KIMIA-1', address: '10.0.0.7' },
      ...{ asksForOrders: true, verifiesNormal: false },
    });
    await does('analyser/set-mapping', analyserId, { lines: [{ code: 'GLU', parameterId, unit: 'mg/dL' }] });
    const patientId = await does('patient/register', 0, {
      ...{ name: 'Tuti Alawiyah', gender: 'female', birthDate: '1990-03-02' },
    });
    const id = await does('laboratory/register', 0, {
      ...{ patientId, payer: 'general', items: [{ kind: 'parameter', id: parameterId }], acknowledged: true },
    });
    await does('laboratory/collect', id, { specimenIds: [specimenId] });
    const row = (await until(
      '/v2/laboratory/orders?limit=100',
      each => each['id'] === id && (each['specimens'] as { number: string | null }[])[0]?.number != null,
    )) as { specimens: [{ number: string }] };
    const { number } = row.specimens[0];
    await does('laboratory/receive', id, { number });
    const sent = (sampleNumber: string) =>
      does('analyser/receive', 0, {
        ...{ analyserId, sampleNumber, messageId: '1' },
        values: [{ code: 'GLU', value: '105', unit: 'mg/dL' }],
      });
    await does('analyser/match', await sent('salah-baca'), { sampleNumber: number });
    await does('analyser/discard', await sent('QC-01'), { reason });
    await sent('belum-cocok');
  },
});
