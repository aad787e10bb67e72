import { demo } from '../../demo/demo.js';

declare module '../../demo/demo.js' {
  interface DemoMade {
    /** A bed of intensive care. */
    intensiveBed: number;
  }
}

const NURSE = 'perawat@alur.example';
const DOCTOR = 'dokter@alur.example';
const SICK = 'Hadi Prabowo';
const RISING = 'Bambang Sudarsono';

type Signs = readonly [
  respiration: number,
  oxygenSaturation: number,
  oxygen: 'air' | 'oxygen',
  systolic: number,
  diastolic: number,
  pulse: number,
  consciousness: string,
  temperature: number,
];
const valuesOf = ([
  respiration,
  oxygenSaturation,
  oxygen,
  systolic,
  diastolic,
  pulse,
  consciousness,
  temperature,
]: Signs) => [
  { parameter: 'respiration', value: respiration },
  { parameter: 'oxygenSaturation', value: oxygenSaturation },
  { parameter: 'oxygen', choice: oxygen },
  { parameter: 'systolic', value: systolic },
  { parameter: 'diastolic', value: diastolic },
  { parameter: 'pulse', value: pulse },
  { parameter: 'consciousness', choice: consciousness },
  { parameter: 'temperature', value: temperature },
];

/** Vital signs of a fever that becomes a sepsis, in minutes from the day's beginning. */
const rising: readonly (readonly [minutes: number, signs: Signs])[] = [
  [0, [18, 97, 'air', 126, 78, 84, 'A', 37.4]],
  [60, [20, 96, 'air', 118, 74, 94, 'A', 38.2]],
  [120, [22, 95, 'air', 108, 68, 104, 'A', 38.7]],
];

const ventilated = [
  { parameter: 'meanPressure', value: 72 },
  { parameter: 'airway', choice: 'endotracheal' },
  { parameter: 'gcsEye', value: 3 },
  { parameter: 'gcsMotor', value: 5 },
  { parameter: 'rass', value: -2 },
  { parameter: 'ventilation', choice: 'simv' },
  { parameter: 'inspiredOxygen', value: 45 },
  { parameter: 'peep', value: 8 },
  { parameter: 'tidalVolume', value: 420 },
  { parameter: 'ventilatorRate', value: 14 },
];

const answer = (linkId: string, said: { text: string } | { code: string }) => ({
  ...{ linkId, group: 0, number: null, text: null, code: null },
  ...said,
});

/** An intensive care unit with two beds and a patient on a ventilator, and a ward patient whose score rises. */
export const invasiveDeviceDemo = demo({
  needs: ['here', 'stays', 'wardDoctors', 'intensiveStore'],
  gives: ['intensiveBed'],
  run: async ({ here, intensiveStore: storeId }) => {
    const wardId = await here('ward ICU', 'ward/add', { name: 'ICU', kind: 'intensive_care', storeId });
    const classId = await here('class ICU', 'room-class/add', { name: 'ICU', pricePerNight: 1_250_000 });
    const roomId = await here('ward room ICU', 'ward-room/add', { name: 'ICU 1', wardId, classId });
    const intensiveBed = await here('bed ICU A', 'bed/add', { roomId, name: 'ICU A' });
    await here('bed ICU B', 'bed/add', { roomId, name: 'ICU B' });
    return { intensiveBed };
  },
  recent: {
    daysBefore: 2,
    run: async ({ here, stays, wardDoctors, intensiveBed: bedId }) => {
      const identity = { name: SICK, gender: 'male', birthDate: '1958-05-02' };
      const patientId = await here(`patient ${SICK}`, 'patient/register', identity);
      const body = { patientId, bedId, doctorId: wardDoctors[0], payer: 'general' };
      stays.set(SICK, await here(`stay of ${SICK}`, 'stay/admit', body));
    },
  },
  past: ({ does, later }, { stays }) => {
    const observe = (name: string, category: string, values: object[]) =>
      does(NURSE, 'record/record-observations', 0, { encounterId: stays.get(name), category, values });
    const flows = (kind: string, volume: number) =>
      does(NURSE, 'record/record-fluid', 0, { encounterId: stays.get(SICK), kind, volume });
    return {
      async opens({ isLast }) {
        if (!isLast) return;
        const encounterId = stays.get(SICK);
        for (const [kind, site] of [
          ['endotracheal_tube', 'No. 7,5, 21 cm'],
          ['central_line', 'Vena jugularis kanan'],
          ['urinary_catheter', 'No. 16'],
          ['ventilator', 'SIMV'],
        ])
          await does(NURSE, 'invasive-device/insert', 0, { encounterId, kind, site });
        await does(NURSE, 'record/record-scale', 0, {
          ...{ encounterId, scale: 'sofa', inputs: [], typed: { total: 7, source: 'Vincent 1996' } },
        });
        await does(DOCTOR, 'record/sign-form', 0, {
          ...{ encounterId, form: 'icu-criteria', formVersion: 1 },
          answers: [
            answer('kind', { code: 'admission' }),
            answer('priority', { code: '1' }),
            answer('criteria', { text: 'Gagal napas, memerlukan ventilator' }),
            answer('source', { text: 'Pedoman ICU rumah sakit, 2025' }),
          ],
        });
        await does(NURSE, 'record/sign-form', 0, {
          ...{ encounterId, form: 'icu-goals', formVersion: 1 },
          answers: [
            answer('map', { text: '≥ 65 mmHg' }),
            answer('saturation', { text: '94–98%' }),
            answer('sedation', { text: 'RASS −1 sampai 0' }),
            answer('plan', { text: 'Coba napas spontan, turunkan FiO₂ bertahap' }),
          ],
        });
        for (const [minutes, signs] of rising) later(minutes, () => observe(RISING, 'vital_signs', valuesOf(signs)));
        // A value that was mistyped and is corrected.
        later(150, async () => {
          const id = await observe(RISING, 'vital_signs', valuesOf([82, 95, 'air', 112, 70, 100, 'A', 38.4]));
          const values = valuesOf([22, 95, 'air', 112, 70, 100, 'A', 38.4]);
          await does(NURSE, 'record/correct-observations', id, { values, amends: 1, reason: 'Salah ketik napas' });
        });
        for (let hour = 0; hour < 6; hour++)
          later(hour * 60 + 5, async () => {
            const signs: Signs = [
              14 + (hour % 3),
              95 + (hour % 3),
              'oxygen',
              104 + 2 * hour,
              60 + hour,
              106 - 2 * hour,
              'P',
              37.8,
            ];
            await observe(SICK, 'icu', [...valuesOf(signs), ...ventilated]);
            await flows('infusion', 100);
            await flows('urine', 40 + 5 * hour);
          });
      },
    };
  },
});
