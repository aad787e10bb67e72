import { roomClass } from '@alur/contracts/bed/catalogues';
import { emergencyDoctor } from '@alur/contracts/emergency/catalogues';
import { laboratoryPanel } from '@alur/contracts/laboratory/catalogues';
import { confirmAttendance } from '@alur/contracts/queue/commands';
import { changeSchedule, setSchedulePrice, withdrawSchedulePrice } from '@alur/contracts/schedule/commands';
import { changeSettings, setSettingsPrice, withdrawSettingsPrice } from '@alur/contracts/settings/commands';
import { inpatientDoctor } from '@alur/contracts/stay/catalogues';
import { chargeNights, recordVisit } from '@alur/contracts/stay/commands';
import { expect, test } from 'vitest';
import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import { booking } from '../booking/booking.js';
import { catalogueOf } from '../catalogue/engine.js';
import type { Story } from '../kernel/testing/specification.js';
import { schedule } from '../schedule/schedule.js';
import { scheduleView } from '../schedule/schedule-view.js';
import { settings } from '../settings/settings.js';
import { settingsView } from '../settings/settings-view.js';
import { billOf as stateOf, transaction } from '../transaction/transaction.js';
import { department, ER_DOCTOR } from './testing/department.js';
import { CBC, laboratory, ordered } from './testing/laboratory.js';
import { openClinic, SCHEDULE, scheduleForm, TODAY, TOMORROW } from './testing/open-clinic.js';
import { CLASS_3, DOCTOR, billOf, hospital } from './testing/ward.js';

const pricesOn = (story: Story, bill: number) =>
  stateOf(story.state(transaction, bill))
    .documents.flat()
    .flatMap(({ lines }) => lines.map(({ unitPrice }) => unitPrice));
const commandsOf = (spec: { readonly dated: CatalogueSpec['dated'] }) => {
  if (!spec.dated) throw new Error('it has no prices by their days');
  return spec.dated;
};

test('a night costs what its class costs on the day on which it begins, on either side of a new price', () => {
  const { story, registers, admits } = hospital();
  const price = { id: CLASS_3, field: 'pricePerNight' };
  story.when(commandsOf(roomClass).set, { ...price, price: 130_000, effectiveFrom: '2026-11-24' });
  registers(1);
  admits(1, {}, { clock: '15:00' });
  // The clock did not run for days: each night still has the price of its own day.
  story.when(chargeNights, { id: 1, through: '2026-11-26' }, { today: '2026-11-26', clock: '00:00' });
  expect(pricesOn(story, billOf(1))).toEqual([100_000, 130_000, 130_000]);
});

test('a form saved with another price of a night holds from that day; the days before keep theirs', () => {
  const { story, registers, admits } = hospital();
  registers(1);
  admits(1, {}, { clock: '15:00' });
  const fields = { name: 'Kelas 3', description: null, pricePerNight: 150_000 };
  story.when(roomClass.change, { id: CLASS_3, ...fields }, { today: '2026-11-25', clock: '09:00' }).then({
    [`room-class-${CLASS_3}`]: [
      {
        type: 'CatalogueItemPriceSet',
        data: {
          ...{ catalogue: 'room-class', itemId: CLASS_3 },
          ...{ field: 'pricePerNight', price: 150_000, effectiveFrom: '2026-11-25' },
        },
      },
    ],
  });
  story.when(chargeNights, { id: 1, through: '2026-11-26' }, { today: '2026-11-26', clock: '00:00' });
  expect(pricesOn(story, billOf(1))).toEqual([100_000, 100_000, 150_000]);
  const { view } = catalogueOf(roomClass as unknown as CatalogueSpec);
  expect(story.clinic.rows(view).find(row => row['id'] === CLASS_3)).toMatchObject({
    pricePerNight: 100_000,
    prices: [{ price: 150_000, effectiveFrom: '2026-11-25' }],
  });
});

test('a doctor’s visit costs what it costs on its day', () => {
  const { story, registers, admits } = hospital();
  const price = { id: DOCTOR, field: 'visitPrice', price: 175_000, effectiveFrom: '2026-11-24' };
  story.when(commandsOf(inpatientDoctor).set, price);
  registers(1);
  admits(1, {}, { clock: '15:00' });
  story.when(recordVisit, { id: 1, doctorId: DOCTOR });
  story.when(recordVisit, { id: 1, doctorId: DOCTOR }, { today: '2026-11-24', clock: '09:00' });
  expect(pricesOn(story, billOf(1))).toEqual([150_000, 175_000]);
});

test('an examination in the emergency department costs what it costs on its day, and so do its hours', () => {
  const { story, registers, arrives, begins } = department();
  const price = { id: ER_DOCTOR, field: 'price', price: 90_000 };
  const { set, withdraw } = commandsOf(emergencyDoctor);
  story.when(set, { ...price, effectiveFrom: '2026-11-25' });
  story.when(withdraw, { id: ER_DOCTOR, field: 'price', effectiveFrom: '2026-11-25' });
  story.when(set, { ...price, effectiveFrom: '2026-11-24' });
  registers(1);
  arrives(1);
  begins(1);
  expect(pricesOn(story, billOf(1))).toEqual([75_000]);
  registers(2);
  arrives(2, {}, { today: '2026-11-24' });
  begins(2, { today: '2026-11-24' });
  expect(pricesOn(story, billOf(2))).toEqual([90_000]);
  story.when(set, { ...price, effectiveFrom: '2026-11-23' }).thenRejects('catalogue.price-in-the-past');
  story.when(set, { ...price, price: null, effectiveFrom: '2026-11-25' }).thenRejects('catalogue.price-needed');
  story
    .when(withdraw, { id: ER_DOCTOR, field: 'price', effectiveFrom: '2026-11-24' })
    .thenRejects('catalogue.price-in-force');
});

test('a test costs what it costs on the day it is asked for; an insurer’s own price may end', () => {
  const story = laboratory();
  const set = (price: object) => story.when(commandsOf(laboratoryPanel).set, { id: CBC, ...price });
  set({ field: 'price', price: 95_000, effectiveFrom: story.clinic.today });
  set({ field: 'bpjsPrice', price: null, effectiveFrom: story.clinic.today }).then({
    [`laboratory-panel-${CBC}`]: [
      {
        type: 'CatalogueItemPriceSet',
        data: {
          ...{ catalogue: 'laboratory-panel', itemId: CBC, field: 'bpjsPrice' },
          ...{ price: null, effectiveFrom: story.clinic.today },
        },
      },
    ],
  });
  ordered(story);
  expect(pricesOn(story, 9).at(-1)).toBe(95_000);
});

test('a number costs what its schedule costs on the day it is for, whenever it was taken', () => {
  const { story, registers, takes } = openClinic();
  const price = { id: SCHEDULE, field: 'price', effectiveFrom: TOMORROW };
  story.when(setSchedulePrice, { ...price, price: 70_000 }).thenRows(scheduleView, [
    {
      price: 50_000,
      prices: [{ priceId: 1, field: 'price', price: 70_000, effectiveFrom: TOMORROW, before: 50_000 }],
    },
  ]);
  for (const visit of [1, 2, 3]) registers(visit);
  takes(1).thenState(booking, 1, { price: 50_000 });
  takes(2, { date: TOMORROW }).thenState(booking, 2, { price: 70_000 });
  story.when(withdrawSchedulePrice, price);
  takes(3, { date: TOMORROW }).thenState(booking, 3, { price: 50_000 });
  story.when(changeSchedule, { id: SCHEDULE, ...scheduleForm, price: 60_000, acknowledgeOverlap: true });
  expect(story.state(schedule, SCHEDULE)).toMatchObject({
    price: 50_000,
    prices: [{ field: 'price', price: 60_000, effectiveFrom: TODAY }],
  });
});

test('fees are those of the day of the visit, for everybody and for one payer', () => {
  const { story, registers, takes } = openClinic({ isBpjs: true });
  story.when(setSettingsPrice, { field: 'admin', price: 8_000, effectiveFrom: TOMORROW });
  story.when(setSettingsPrice, { field: 'outpatient_bpjs_admin', price: 0, effectiveFrom: TOMORROW });
  for (const visit of [1, 2, 3]) registers(visit);
  takes(1);
  expect(pricesOn(story, 901)).toEqual([10_000, 5_000]);
  takes(2, { date: TOMORROW });
  expect(pricesOn(story, 902)).toEqual([10_000, 8_000]);
  takes(3, { date: TOMORROW, payer: 'bpjs' });
  expect(pricesOn(story, 903)).toEqual([10_000]);
  story.when(confirmAttendance, { id: 1 });
});

test('a fee is first what it was said to be, later from a day on; a fee to come is withdrawn', () => {
  const { story } = openClinic();
  const values = { registration: 12_000, admin: 5_000, recurringAdmin: 2_000 };
  story.when(changeSettings, { section: 'fees', values }).then({
    'settings-1': [
      {
        type: 'SettingsPriceSet',
        data: { merchantId: 1, section: 'fees', field: 'registration', price: 12_000, effectiveFrom: TODAY },
      },
    ],
  });
  story.when(changeSettings, { section: 'fees', values }).then();
  const later = { field: 'registration', effectiveFrom: TOMORROW };
  story.when(withdrawSettingsPrice, later).thenRejects('catalogue.price-not-found');
  story.when(setSettingsPrice, { ...later, price: null }).thenRejects('catalogue.price-needed');
  story.when(setSettingsPrice, { ...later, price: 20_000 });
  const fees = [{ priceId: 1, field: 'registration', price: 12_000, effectiveFrom: TODAY, before: 10_000 }];
  story.when(withdrawSettingsPrice, later).thenRows(settingsView, [{ section: 'fees', dated: fees }]);
  expect(story.state(settings, 1).fees.registration).toBe(10_000);
});
