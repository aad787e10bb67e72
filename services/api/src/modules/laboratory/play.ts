import { catalogued } from '../../testing/catalogued.js';
import { examined } from '../../testing/examined.js';
import { play, reason } from '../../testing/play.js';

const anyone = {
  ...{ sex: null, pregnancy: null, ageFrom: { value: 0, unit: 'day' }, ageTo: null, low: 12, high: 16 },
  ...{ criticalLow: 7, criticalHigh: 20, validLow: 1, validHigh: 25, text: null, criticalText: null, source: null },
};

export const laboratoryPlay = play({
  needs: ['schedule', 'fees'],
  run: async ({ does, until, schedule: scheduleId, today, colleague, doctorId }) => {
    const groupId = await catalogued(does, 'laboratory-group', { name: 'Hematologi', sequence: 1 });
    const specimenId = await catalogued(does, 'laboratory-specimen', { name: 'Darah EDTA', container: 'Ungu' });
    const hemoglobin = await catalogued(does, 'laboratory-parameter', {
      ...{ name: 'Hemoglobin', code: 'HGB', groupId, specimenId, kind: 'number', unit: 'g/dL', decimals: 1 },
      ...{ deltaPercent: 20, loinc: '718-7', goalMinutes: 60, price: 30_000 },
    });
    const panel = await catalogued(does, 'laboratory-panel', { name: 'Darah rutin', code: 'DR', price: 50_000 });
    await catalogued(does, 'laboratory-organism', { name: 'Escherichia coli' });
    await catalogued(does, 'laboratory-antibiotic', { name: 'Siprofloksasin', sequence: 1 });
    await does('laboratory/set-references', hemoglobin, { validFrom: '2026-01-01', ranges: [anyone] });
    await does('laboratory/set-contents', panel, { parameterIds: [hemoglobin] });

    const control = await catalogued(does, 'laboratory-control', {
      ...{ name: 'Kontrol Hb normal', parameterId: hemoglobin, level: 1, lot: 'L1', mean: 12, standardDeviation: 0.5 },
    });
    await does('laboratory/measure-control', hemoglobin, { controlId: control, value: 18 });
    await does('laboratory/void-control', hemoglobin, { measurement: 1, reason });
    await does('laboratory/measure-control', hemoglobin, { controlId: control, value: 14 });
    await does('laboratory/release-control', hemoglobin, { reason });

    const { patientId, visit: encounterId } = await examined(does, { scheduleId, date: today }, 'Wulan Sari');
    const items = [{ kind: 'panel', id: panel }];
    const order = () => does('laboratory/order', 0, { encounterId, items, acknowledged: true });
    const colleagues = await colleague();
    const forDoctor = { encounterId, items, acknowledged: true, onBehalfOf: doctorId };
    const asked = await colleagues('laboratory/order', 0, forDoctor);
    await does('laboratory/acknowledge', asked);
    await does('laboratory/cancel', asked, { reason });
    const id = await order();
    const numberOf = async (): Promise<string> => {
      await does('laboratory/collect', id, { specimenIds: [specimenId], collectedBy: doctorId });
      const row = (await until(
        '/v2/laboratory/orders?limit=100',
        each => each['id'] === id && (each['specimens'] as { number: string | null }[])[0]?.number != null,
      )) as { specimens: [{ number: string }] };
      return row.specimens[0].number;
    };
    await does('laboratory/reject', id, { number: await numberOf(), cause: 'clotted' });
    await does('laboratory/receive', id, { number: await numberOf() });
    await does('laboratory/send-out', id, { parameterIds: [hemoglobin], laboratory: 'Lab Kesda' });
    await does('laboratory/enter', id, { results: [{ parameterId: hemoglobin, text: '6,9' }] });
    const its = { parameterIds: [hemoglobin] };
    await does('laboratory/verify', id, its);
    await does('laboratory/communicate', id, { ...its, communicatedTo: 'dr. Ratna', readBack: true });
    await does('laboratory/validate', id, its);
    await does('laboratory/correct', id, { parameterId: hemoglobin, text: '7,1', reason });
    await does('laboratory/refuse', await order(), { reason });
    await does('laboratory/register', 0, { patientId, payer: 'general', items, acknowledged: true });
  },
});
