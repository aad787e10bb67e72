import * as commands from '@alur/contracts/record/commands';
import { changeSettings } from '@alur/contracts/settings/commands';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { leaveStay, moveStay, orderDischarge } from '@alur/contracts/stay/commands';
import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { WatchRow } from '@alur/contracts/record/observation-rows';
import { describe, expect, test } from 'vitest';
import { DAY, hospital, ICU_BED } from '../care/testing/ward.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { fluidView, observationView } from './observation-view.js';
import { watchView } from './watch-view.js';

const OBSERVATION = 60;
const at = (clock: string, date = DAY) => `${date}T${clock}:00.000Z`;
const read = (parameter: string, given: number | string) =>
  typeof given === 'number' ? { parameter, value: given } : { parameter, choice: given };
const calm = [
  read('respiration', 16),
  read('oxygenSaturation', 98),
  read('oxygen', 'air'),
  read('systolic', 120),
  read('diastolic', 80),
  read('pulse', 72),
  read('consciousness', 'A'),
  read('temperature', 36.8),
];
const ill = [
  read('respiration', 26),
  read('oxygenSaturation', 92),
  read('oxygen', 'oxygen'),
  read('systolic', 98),
  read('diastolic', 60),
  read('pulse', 118),
  read('consciousness', 'A'),
  read('temperature', 39.1),
];
const reason = 'Salah pasien';

/** A ward where patient 1 has lain in bed 1 since eight. */
const inBed = () => {
  const ward = hospital();
  const { story } = ward;
  ward.registers(1);
  ward.admits(1, {}, { clock: '08:00' });
  const reads = (values: object[], clock: string, id = OBSERVATION, body: object = {}) =>
    story.when(
      commands.recordObservations,
      { encounterId: 1, category: 'vital_signs', values, ...body },
      { clock, ids: { observation: id } },
    );
  const goes = () => {
    story.when(orderDischarge, { id: 1, manner: 'approved', plannedOn: DAY });
    return story.when(leaveStay, { id: 1 }, { clock: '11:00' });
  };
  return { ...ward, story, reads, goes };
};

describe('vital signs of an adult in a bed', () => {
  test('are scored as they are saved, and say when they are due again', () => {
    const { reads, story } = inBed();
    reads(calm, '09:00').thenRows(observationView, [
      { id: OBSERVATION, level: 'none', variant: 'adult', nextDueAt: at('21:00'), alert: [], status: 'recorded' },
    ]);
    story.thenRows(watchView, [{ wardId: 1, nextDueAt: at('21:00'), alerts: [] }]);
  });
  // DOMAIN-CLINICAL 8: a doctor's order puts her on scale 2; nothing else does.
  test('are counted by SpO₂ scale 2 only where that is said', () => {
    const { reads, story } = inBed();
    reads(ill, '09:00', 60);
    reads(ill, '10:00', 61, { variant: 'hypercapnic' });
    expect(story.clinic.rows(observationView)).toMatchObject([
      { variant: 'adult', score: { table: 'news2', total: 13 } },
      { variant: 'hypercapnic', score: { table: 'news2-scale-2', total: 11 } },
    ]);
  });
  test('tell the nursing post until somebody has seen it', () => {
    const { reads, story } = inBed();
    reads(ill, '09:00').thenRows(watchView, [
      {
        nextDueAt: at('10:00'),
        alerts: [{ observationId: OBSERVATION, at: at('09:00'), level: 'emergency', reasons: ['score.emergency'] }],
      },
    ]);
    story
      .when(commands.acknowledgeAlert, { id: OBSERVATION }, { actorName: 'Sari' })
      .thenRows(watchView, [{ alerts: [] }]);
    story
      .when(commands.acknowledgeAlert, { id: OBSERVATION })
      .thenRejects('record.alert-acknowledged', { name: 'Sari' });
  });
  test('beyond the facility’s limits tell it whatever they score', () => {
    const { reads, story } = inBed();
    story.when(changeSettings, { section: 'observation', values: { ...defaultSettings.observation, pulseHigh: 70 } });
    reads(calm, '09:00').thenRows(observationView, [{ level: 'none', alert: ['pulse.high'] }]);
  });
  test('that were taken back leave what was before them', () => {
    const { reads, story } = inBed();
    reads(calm, '09:00', 60);
    reads(ill, '10:00', 61);
    story
      .when(commands.voidObservations, { id: 61, reason })
      .thenRows(watchView, [{ nextDueAt: at('21:00'), alerts: [] }]);
    story.thenRows(observationView, [{ status: 'recorded' }, { status: 'voided', voidReason: reason }]);
    const of = story.clinic.rows<VisitRecordRow>(visitRecordView).flatMap(row => row.vitals);
    expect(of.map(({ observationId }) => observationId)).toEqual([60]);
    story.when(commands.voidObservations, { id: 61, reason }).thenRejects('record.observations-voided');
    story.when(commands.acknowledgeAlert, { id: 61 }).thenRejects('record.observations-voided');
    story.when(commands.acknowledgeAlert, { id: 60 }).thenRejects('record.no-alert');
    story.when(commands.voidObservations, { id: 99, reason }).thenRejects('record.observations-unknown');
  });
  test('that were wrong are put right: they are counted anew, and the version before stays', () => {
    const { reads, story } = inBed();
    reads(ill, '09:00', 60);
    const body = { id: 60, values: calm, amends: 1, reason: 'Salah ketik' };
    const corrects = (of: object = {}, options: object = {}) =>
      story.when(commands.correctObservations, { ...body, ...of }, { clock: '09:30', actorName: 'Rini', ...options });
    story.when(commands.acknowledgeAlert, { id: 60 });
    corrects({ values: calm.filter(({ parameter }) => parameter !== 'temperature') });
    const shown = () => story.clinic.rows(observationView);
    expect(shown()).toMatchObject([{ version: 2, level: null, score: { missing: ['temperature'] }, alert: [] }]);
    corrects({ values: ill, amends: 2 });
    // Somebody had acknowledged the previous value; nobody has acknowledged this one.
    expect(shown()).toMatchObject([{ version: 3, alert: ['score.emergency'], acknowledgedBy: null }]);
    const watched = () => story.clinic.rows(watchView);
    expect(watched()).toMatchObject([
      { nextDueAt: at('10:00'), alerts: [{ observationId: 60, reasons: ['score.emergency'] }] },
    ]);
    corrects({ amends: 3 });
    expect(watched()).toMatchObject([
      { nextDueAt: at('21:00'), alerts: [], observations: [{ observationId: 60, at: at('09:00'), level: 'none' }] },
    ]);
    expect(shown()).toMatchObject([
      {
        ...{ at: at('09:00'), version: 4, level: 'none', alert: [] },
        corrections: [
          { version: 1, level: 'emergency', score: { total: 13 } },
          { version: 2, level: null },
          { version: 3, level: 'emergency', correctedBy: 'Rini', reason: 'Salah ketik' },
        ],
      },
    ]);
    const [signs] = story.clinic.rows<VisitRecordRow>(visitRecordView).flatMap(row => row.vitals);
    expect(signs).toMatchObject({ observationId: 60, pulse: 72, temperature: 36.8 });
    corrects({ amends: 3 }).thenRejects('record.observations-moved');
    corrects({ amends: 4, values: [] }).thenRejects('record.observed-nothing');
    story
      .when(commands.correctFluid, { ...body, amends: 4, kind: 'urine', volume: 1 })
      .thenRejects('record.observations-other');
    story.when(commands.voidObservations, { id: 60, reason });
    corrects({ amends: 4 }).thenRejects('record.observations-voided');
    corrects({ id: 99 }).thenRejects('record.observations-unknown');
  });
  test('older than the last three, one that is put right tells the post and leaves the three', () => {
    const { reads, story } = inBed();
    for (const [index, clock] of ['09:00', '10:00', '11:00', '12:00'].entries()) reads(calm, clock, 60 + index);
    story.when(commands.correctObservations, { id: 60, values: ill, amends: 1, reason }, { clock: '12:30' });
    const [row] = story.clinic.rows<WatchRow>(watchView);
    expect(row?.observations.map(({ observationId }) => observationId)).toEqual([61, 62, 63]);
    expect(row?.alerts).toMatchObject([{ observationId: 60, level: 'emergency' }]);
  });
  test('keep the last three, by when they were observed', () => {
    const { reads, story } = inBed();
    reads(calm, '09:00', 60);
    reads(calm, '12:00', 61);
    reads(calm, '15:00', 62);
    reads(ill, '16:00', 63, { effectiveAt: at('10:00') });
    const [row] = story.clinic.rows<WatchRow>(watchView);
    expect(row?.observations.map(({ observationId }) => observationId)).toEqual([63, 61, 62]);
    story.thenRows(watchView, [{ nextDueAt: at('03:00', '2026-11-24') }]);
  });
  test('incomplete, they leave standing when they were due', () => {
    const { reads } = inBed();
    reads(calm, '09:00', 60);
    reads([read('pulse', 80)], '10:00', 61).thenRows(watchView, [{ nextDueAt: at('21:00') }]);
  });
  test.each([
    ['too high', [read('pulse', 900)], 'record.observed-range'],
    ['of more places than are read', [read('pulse', 72.5)], 'record.observed-range'],
    ['no such choice', [read('consciousness', 'X')], 'record.observed-choice'],
    ['twice', [read('pulse', 72), read('pulse', 73)], 'record.observed-twice'],
    ['the wrong way round', [read('systolic', 80), read('diastolic', 120)], 'record.pressure-reversed'],
    ['none', [], 'record.observed-nothing'],
  ])('are refused: %s', (_what, values, code) => {
    inBed().reads(values, '09:00').thenRejects(code);
  });
  test.each([
    ['in the future', at('10:00')],
    ['before she came', at('07:59')],
    ['of the day before', at('08:59', '2026-11-22')],
  ])('are not %s', (_when, effectiveAt) => {
    inBed().reads(calm, '09:00', 60, { effectiveAt }).thenRejects('record.observed-when', {}, 'effectiveAt');
  });
  test('follow her to another ward, and are due no more once she has left', () => {
    const { reads, story, goes } = inBed();
    reads(ill, '09:00');
    story.when(moveStay, { id: 1, bedId: ICU_BED, entitledClassId: 3, basis: 'upgrade' });
    story.thenRows(watchView, [{ wardId: 2, nextDueAt: at('10:00') }]);
    goes().thenRows(watchView, [{ wardId: null, nextDueAt: null, alerts: [] }]);
    reads(calm, '11:30', 61).thenRejects('stay.left');
  });
  test('are of the facility’s day on which they were observed, whenever they were typed', () => {
    const { reads } = inBed();
    reads(calm, '17:05', 60, { effectiveAt: at('16:59') }).thenRows(observationView, [{ date: DAY }]);
    reads(calm, '17:05', 61).thenRows(observationView, [{ date: DAY }, { date: '2026-11-24' }]);
  });
});

describe('of whom the application holds no table', () => {
  const typed = { total: 7, source: 'Formulir MEOWS RS 2024' };
  test('a typed total says with what it was counted, and when she is measured again', () => {
    const { reads } = inBed();
    reads(calm, '09:00', 60, { variant: 'obstetric', typed }).thenRows(observationView, [
      { variant: 'obstetric', level: 'emergency', nextDueAt: at('09:15'), note: typed.source },
    ]);
  });
  test('an adult’s is counted, not typed', () => {
    inBed().reads(calm, '09:00', 60, { typed }).thenRejects('record.score-counted', {}, 'typed');
  });
});

describe('fluids', () => {
  const flows = (kind: string, volume: number, id: number) => {
    const ward = inBed();
    const outcome = ward.story.when(
      commands.recordFluid,
      { encounterId: 1, kind, volume },
      { clock: '09:00', ids: { observation: id } },
    );
    return { ...ward, outcome };
  };
  test('are rows of the day, and no vital signs', () => {
    const { outcome, story } = flows('urine', 300, 60);
    outcome.thenRows(fluidView, [{ kind: 'urine', volume: 300, date: DAY, status: 'recorded' }]);
    story.thenRows(visitRecordView, [{ vitals: [] }]);
    story.thenRows(watchView, [{ observations: [] }]);
    story.when(commands.voidObservations, { id: 60, reason }).thenRows(fluidView, [{ status: 'voided' }]);
  });
  test('that were wrong are put right', () => {
    const { story } = flows('urine', 3000, 60);
    const body = { id: 60, kind: 'urine', volume: 300, amends: 1, reason: 'Salah ketik' };
    story.when(commands.correctFluid, body);
    expect(story.clinic.rows(fluidView)).toMatchObject([
      { volume: 300, version: 2, corrections: [{ version: 1, volume: 3000, reason: 'Salah ketik' }] },
    ]);
    story
      .when(commands.correctObservations, { ...body, amends: 2, values: calm })
      .thenRejects('record.observations-other');
  });
});

describe('scales', () => {
  const scale = (command: object, clock = '09:00', id = 60) => {
    const ward = inBed();
    const outcome = ward.story.when(
      commands.recordScale,
      { encounterId: 1, inputs: [], ...command },
      { clock, ids: { observation: id } },
    );
    return { ...ward, outcome };
  };
  const choice = (input: string, of: string) => ({ input, choice: of });
  test('are counted by their table, and due again when whoever scores says', () => {
    const inputs = [
      choice('history', 'yes'),
      choice('secondary', 'yes'),
      choice('aid', '0'),
      choice('infusion', 'yes'),
      choice('gait', '10'),
      choice('mental', '0'),
    ];
    scale({ scale: 'morse', inputs, nextInMinutes: 480 }).outcome.thenRows(watchView, [
      { scaleDueAt: at('17:00'), nextDueAt: null },
    ]);
    scale({ scale: 'morse', inputs: inputs.slice(1) }).outcome.thenRejects('record.scale-incomplete', {}, 'inputs');
  });
  test('of pain are due an hour later (DOMAIN-CLINICAL 8)', () => {
    scale({ scale: 'nrs', inputs: [{ input: 'intensity', choice: '6' }] }).outcome.thenRows(watchView, [
      { scaleDueAt: at('10:00') },
    ]);
  });
  test('whose table is elsewhere are typed with where', () => {
    scale({ scale: 'sofa', typed: { total: 8, source: 'Vincent 1996' } }).outcome.thenRows(observationView, [
      { category: 'scale', note: 'Vincent 1996', nextDueAt: null },
    ]);
    scale({ scale: 'sofa' }).outcome.thenRejects('record.score-counted', {}, 'typed');
  });
});
