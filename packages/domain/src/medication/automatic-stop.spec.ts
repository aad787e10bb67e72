import * as commands from '@alur/contracts/medication/commands';
import { approvePrescription, dispensePrescription } from '@alur/contracts/prescription/commands';
import { reviewMet } from '@alur/contracts/prescription/all-met';
import { slotsBetween } from '@alur/contracts/medication/slots';
import { changeSettings } from '@alur/contracts/settings/commands';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { describe, expect, test } from 'vitest';
import { DAY } from '../care/testing/ward.js';
import { CEFTRIAXONE, line, MORPHINE, PRESCRIPTION, wardMedicine } from '../care/testing/ward-medicine.js';
import type { DomainEvent } from '../kernel/event.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { prescription } from '../prescription/prescription.js';
import { medicationView } from './medication-view.js';
import { stoppingView } from './stopping-view.js';
import { type Ward, reason, of, by, at, twice, lineOf, goes } from './testing/given-medicine.js';

const noticeView = noticeModule.views[0] as AnyView;
const changedMedicine = (itemId: number, name: string, chronic: boolean): DomainEvent => ({
  type: 'CatalogueItemChanged',
  data: {
    ...{ catalogue: 'medicine', itemId, changed: ['name', 'chronic'] },
    fields: {
      ...{ name, brand: null, form: 'tablet', strength: 5, strengthUnit: 'mg', baseUnit: 'tablet', category: null },
      ...{ medicineClass: 'prescription', price: 20_000, ceilingPrice: null, minimumStock: null, maximumStock: null },
      ...{ highAlert: false, lookAlike: false, fornas: true, chronic, rack: null, kfaCode: null, ingredients: null },
    },
  },
});

describe('what stops by itself', () => {
  const limits = { ...defaultSettings.medication, times2: '07:00, 19:00', stopAntiInfective: 2 };
  const settled = () => {
    const ward = wardMedicine();
    ward.story.when(changeSettings, { section: 'medication', values: limits });
    ward.prescribes(twice, {}, { clock: '09:00' });
    ward.approves(6);
    ward.dispenses(6);
    return ward;
  };
  const next = '2026-11-24';
  const limit = at('09:00', '2026-11-25');

  test('is given at the facility’s times and ends after its days', () => {
    const { story } = settled();
    story.thenRows(medicationView, [{ stopsAt: limit, warnAt: at('09:00', next) }]);
    story
      .when(commands.giveDose, { ...of, slot: at('09:00'), quantity: 1, ...by })
      .thenRows(medicationView, [{ nextDueAt: at('19:00') }]);
  });

  test('tells its prescriber a day before, once, and is settled by her', () => {
    const { story } = settled();
    const warns = (today: string, clock: string) => story.when(commands.warnOfStop, of, { today, clock });
    warns(DAY, '20:00').then({});
    warns(next, '09:00').thenRows(noticeView, [
      { kind: 'prescription-returned' },
      { kind: 'medication-stops', staffId: 20, note: 'Seftriakson 1 g' },
    ]);
    story.thenRows(medicationView, [{ warnAt: null, status: 'active' }]);
    story.thenRows(stoppingView, [
      { name: 'Seftriakson 1 g', patientName: 'Budi Santoso', stopsAt: limit, unfinished: 'yes' },
    ]);
    warns(next, '09:05').then({});
    story.when(
      commands.prolongMedication,
      { ...of, days: 2, reason: 'Demam' },
      { actorId: 20, today: next, clock: '10:00' },
    );
    story.thenRows(noticeView, [{ kind: 'prescription-returned' }, { kind: 'medication-stops', staffId: null }]);
    story.thenRows(stoppingView, []);
    story.thenRows(medicationView, [{ stopsAt: at('09:00', '2026-11-27'), warnAt: at('09:00', '2026-11-26') }]);
  });

  test('that stopped is prolonged from now on, and nothing is made up for what lies between', () => {
    const { story } = settled();
    const late = { today: '2026-11-27', clock: '08:00' };
    const slot = at('07:00', '2026-11-27');
    story.when(commands.giveDose, { ...of, slot, quantity: 1, ...by }, late).thenRejects('medication.expired');
    story.when(commands.prolongMedication, { ...of, days: 2, reason: 'Demam' }, late);
    story
      .when(commands.giveDose, { ...of, slot, quantity: 1, ...by }, late)
      .thenRejects('medication.not-planned', {}, 'slot');
    const evening = { today: '2026-11-27', clock: '19:00' };
    story.when(commands.giveDose, { ...of, slot: at('19:00', '2026-11-27'), quantity: 1, ...by }, evening);
    story.thenRows(medicationView, [{ stopsAt: at('08:00', '2026-11-29') }]);
    const it = lineOf({ story } as Ward);
    expect(it.status === 'none' ? [] : slotsBetween(it, Date.parse(at('00:00', '2026-11-25')), Infinity)).toEqual([
      at('07:00', '2026-11-25'),
      at('19:00', '2026-11-27'),
      ...[at('07:00', '2026-11-28'), at('19:00', '2026-11-28'), at('07:00', '2026-11-29')],
    ]);
  });

  test('is supplied no more until a prescriber has it go on; what is for home never stops', () => {
    const ward = wardMedicine();
    ward.story.when(changeSettings, { section: 'medication', values: limits });
    ward.prescribes(twice, {}, { clock: '09:00' });
    ward.approves(6);
    const supplies = (quantity: number, clock: string) =>
      ward.story.when(
        dispensePrescription,
        { id: PRESCRIPTION, lines: [{ lineId: 1, quantity }] },
        { today: '2026-11-25', clock },
      );
    supplies(2, '08:59');
    supplies(2, '09:00').thenRejects('medication.expired', {}, 'lines.0.quantity');
    ward.story.when(
      commands.prolongMedication,
      { ...of, days: 2, reason: 'Demam' },
      { actorId: 20, today: '2026-11-25', clock: '10:00' },
    );
    supplies(2, '10:05').thenRows(medicationView, [{ supplied: 4 }]);
  });

  test('is not told of who has left, and what has no end is not prolonged', () => {
    const ward = settled();
    goes(ward).thenRows(medicationView, [{ warnAt: null }]);
    ward.story.when(commands.warnOfStop, of, { today: next, clock: '09:00' }).then({});
    const other = wardMedicine();
    other.story.when(changeSettings, { section: 'medication', values: { ...limits, stopAntiInfective: null } });
    other.prescribes(twice);
    other.approves(6);
    other.story.when(commands.prolongMedication, { ...of, days: 2, reason }).thenRejects('medication.has-no-end');
  });
});

describe('a chronic medicine', () => {
  const ward = (chronic: boolean) => {
    const it = wardMedicine();
    it.story.given({
      [`medicine-${CEFTRIAXONE}`]: [changedMedicine(CEFTRIAXONE, 'Amlodipin 5 mg', chronic)],
    });
    return it;
  };
  const tablets = (quantity: number, some: object = {}) => [line(CEFTRIAXONE, quantity, '1 x 1 tablet', some)];
  const refused = ['prescription.chronic-days', { medicine: 'Amlodipin 5 mg', most: 30 }, 'lines.0.quantity'] as const;

  test('is prescribed for thirty days at most, in the ward and for home, by its quantity and by its days', () => {
    for (const supply of ['unit_dose', 'take_home']) {
      ward(true)
        .prescribes(tablets(31), { supply })
        .thenRejects(...refused);
      ward(true)
        .prescribes(tablets(30, { days: 31 }), { supply })
        .thenRejects(...refused);
      ward(true)
        .prescribes(tablets(30, { days: 30 }), { supply })
        .thenState(prescription, PRESCRIPTION, { status: 'queue' });
      ward(false).prescribes(tablets(31), { supply }).thenState(prescription, PRESCRIPTION, { status: 'queue' });
    }
  });

  test('is not given in place of another for longer than that', () => {
    const it = wardMedicine();
    it.story.given({ [`medicine-${CEFTRIAXONE}`]: [changedMedicine(CEFTRIAXONE, 'Amlodipin 5 mg', true)] });
    it.prescribes([line(MORPHINE, 40, '1 x 1')], { supply: 'take_home' });
    const instead = { lineId: 1, quantity: 40, substituteId: CEFTRIAXONE };
    it.story
      .when(approvePrescription, { id: PRESCRIPTION, review: reviewMet, lines: [instead] })
      .thenRejects(...refused);
  });

  test('stops by itself in the ward after thirty days, or after what the facility has settled', () => {
    const it = ward(true);
    it.prescribes(tablets(20), {}, { clock: '09:00' });
    it.approves(20);
    it.story.thenRows(medicationView, [{ stopsAt: at('09:00', '2026-12-23') }]);
    const other = ward(true);
    other.story.when(changeSettings, {
      section: 'medication',
      values: { ...defaultSettings.medication, chronicDays: null },
    });
    other.prescribes(tablets(40), {}, { clock: '09:00' });
    other.approves(40);
    other.story.thenRows(medicationView, [{ stopsAt: null }]);
  });
});
