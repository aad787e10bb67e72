import { planFor } from '@alur/contracts/immunization/schedule';
import { dosesIn, type ImmunizationRow } from '@alur/contracts/immunization/rows';
import * as commands from '@alur/contracts/immunization/commands';
import { receiveStock } from '@alur/contracts/inventory/commands';
import { recordAllergy, registerPatient } from '@alur/contracts/patient/commands';
import { admit, leaveStay, orderDischarge } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { mainStore } from '../care/testing/facility.js';
import { BED, DAY, DOCTOR, hospital } from '../care/testing/ward.js';
import { stock, stockId } from '../inventory/stock.js';
import type { Circumstances, Streams } from '../kernel/testing/specification.js';
import { documentOf } from '../transaction/lines.js';
import { billOf, transaction } from '../transaction/transaction.js';
import { immunizationView } from './immunization-view.js';
import { immunization } from './immunization.js';
import { vaccineItemView } from './vaccine-item-view.js';

const [PENTA, MR, BOUGHT, COTTON] = [61, 62, 63, 64];
const [CHILD, STAY, BILL] = [201, 1, 901];
const LOT = 90;
const reason = 'Salah pasien';

const item = (itemId: number, name: string, some: object): Streams => ({
  [`medicine-${itemId}`]: [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'medicine', itemId },
        fields: {
          ...{ name, brand: null, form: 'vial', strength: null, strengthUnit: null, baseUnit: 'dosis', category: null },
          ...{ medicineClass: 'prescription', price: 0, ceilingPrice: null, minimumStock: null, maximumStock: null },
          ...{ highAlert: false, lookAlike: false, fornas: true, rack: null, kfaCode: '93000001', ...some },
        },
      },
    },
  ],
});

/** A child of ten months in bed 1, and ten doses of each vaccine in the main store. */
const nursery = () => {
  const { story } = hospital();
  story
    .given({
      ...mainStore,
      ...item(PENTA, 'Vaksin DPT-HB-Hib', { vaccine: 'dtp_hb_hib', programmeVaccine: true, price: 9_000 }),
      ...item(MR, 'Vaksin MR', { vaccine: 'mr', programmeVaccine: true, ingredients: 'neomisin' }),
      ...item(BOUGHT, 'Vaksin PCV13', { vaccine: 'pcv', price: 750_000 }),
      ...item(COTTON, 'Kapas alkohol', { price: 500 }),
    })
    .when(
      registerPatient,
      { name: 'Anak Rini', gender: 'female', birthDate: '2026-01-15' },
      { prepared: { recordNumber: '000201' }, ids: { patient: CHILD } },
    );
  for (const [at, id] of [PENTA, MR, BOUGHT, COTTON].entries())
    story.when(
      receiveStock,
      { id, quantity: 10, batch: `B${id}`, expiry: '2026-12-31', unitCost: 100, origin: 'opening' },
      { ids: { lot: LOT + at } },
    );
  story.when(
    admit,
    { patientId: CHILD, bedId: BED, doctorId: DOCTOR, payer: 'general' },
    { ids: { encounter: STAY, transaction: BILL }, clock: '08:00' },
  );
  return story;
};

const dose = { route: 'intramuscular', amount: 0.5, amountUnit: 'ml', reason: 'basic', site: 'left_thigh' };
const penta = { encounterId: STAY, medicineId: PENTA, lotId: LOT, doseNumber: 1, ...dose };
const mr = { ...penta, medicineId: MR, lotId: LOT + 1 };
const pcv = { ...penta, medicineId: BOUGHT, lotId: LOT + 2 };
/** With the ids of those before, as the rows list them. */
const how = (id: number, prepared: readonly number[] = []): Circumstances => ({
  ...{ ids: { immunization: id }, prepared: { immunizations: prepared }, clock: '09:00' },
});

const left = (story: ReturnType<typeof nursery>, itemId: number, storeId = 1) =>
  story.state(stock, stockId({ storeId, itemId })).lots.map(({ onHand }) => onHand);
const charged = (story: ReturnType<typeof nursery>, id: number) =>
  documentOf(billOf(story.state(transaction, BILL)), { module: 'immunization', id })?.lines ?? [];

describe('a dose that is given', () => {
  test('says which lot of what it was, and leaves the shelf', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1)).thenRows(immunizationView, [
      {
        ...{ status: 'given', vaccine: 'dtp_hb_hib', antigens: ['dtp', 'hepatitis_b', 'hib'], doseNumber: 1 },
        ...{ lotNumber: 'B61', expiry: '2026-12-31', site: 'left_thigh', date: DAY, encounterId: STAY, concerns: [] },
        ...{ patientName: 'Anak Rini', age: 'P10M', unitName: 'Melati', kfaCode: '93000001' },
      },
    ]);
    expect(left(story, PENTA)).toEqual([9]);
  });
  test('of the government’s programme costs nothing, whatever the list says; one that was bought does', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1)).when(commands.giveImmunization, pcv, how(2, [1]));
    expect(charged(story, 1)).toEqual([]);
    expect(charged(story, 2)).toMatchObject([
      { name: 'Vaksin PCV13', quantity: 1, unitPrice: 750_000, itemType: 'pharmacy' },
    ]);
  });
  test('comes from the ward’s own store where it has one', () => {
    const story = nursery();
    const fields = { name: 'Melati', kind: 'ward', description: null, storeId: 9 };
    story
      .given({ 'ward-1': [{ type: 'CatalogueItemChanged', data: { catalogue: 'ward', itemId: 1, fields } }] })
      .when(commands.giveImmunization, penta, how(1))
      .thenRejects('stock.lot-gone', {}, 'lotId');
  });
  test('is a vaccine of the list, of a lot that has not expired and is not used up', () => {
    const story = nursery();
    story
      .when(commands.giveImmunization, { ...penta, medicineId: COTTON, lotId: LOT + 3 }, how(1))
      .thenRejects('immunization.no-vaccine', {}, 'medicineId');
    story
      .when(commands.giveImmunization, { ...penta, medicineId: 99 }, how(1))
      .thenRejects('immunization.vaccine-unavailable', {}, 'medicineId');
    story.when(commands.giveImmunization, { ...penta, lotId: 5 }, how(1)).thenRejects('stock.lot-gone', {}, 'lotId');
    story
      .when(commands.giveImmunization, penta, { ...how(1), today: '2027-01-01' })
      .thenRejects('stock.lot-expired', { batch: 'B61', expiry: '2026-12-31' }, 'lotId');
  });
  test('is injected somewhere, and one by mouth is not', () => {
    const story = nursery();
    const sites = (body: object) => story.when(commands.giveImmunization, { ...penta, site: null, ...body }, how(1));
    sites({}).thenRejects('immunization.site-needed', {}, 'site');
    sites({ route: 'oral', site: 'left_arm' }).thenRows(immunizationView, [{ route: 'oral', site: null }]);
  });
  test('is neither of the future nor of before she was born', () => {
    const story = nursery();
    const at = (givenAt: string) => story.when(commands.giveImmunization, { ...penta, givenAt }, how(1));
    at(`${DAY}T09:01:00.000Z`).thenRejects('immunization.in-the-future', {}, 'givenAt');
    at('2026-01-14T09:00:00.000Z').thenRejects('immunization.before-birth', {}, 'givenAt');
  });
  test('is asked about when it is on record, by the rows or by who recorded it just now', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1));
    story
      .when(commands.giveImmunization, penta, how(2))
      .thenRejects('immunization.dose-given', { day: DAY }, 'accepted');
    story
      .when(commands.giveImmunization, { ...penta, accepted: ['dose_given'] }, how(2, [1]))
      .thenRows(immunizationView, [{ id: 1 }, { id: 2, concerns: ['dose_given'] }]);
  });
  test('is asked about when she is too young, or the one before is not long past', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1));
    story
      .when(commands.giveImmunization, { ...penta, doseNumber: 2 }, how(2, [1]))
      .thenRejects('immunization.too-soon', { day: '2026-12-21' }, 'accepted');
    story
      .when(commands.giveImmunization, { ...mr, doseNumber: 2 }, how(3, [1]))
      .thenRejects('immunization.too-young', { day: '2027-01-15' }, 'accepted');
  });
  test('is asked about when the vaccine has what she is allergic to', () => {
    const story = nursery();
    story.when(recordAllergy, { id: CHILD, kind: 'medicine', substance: 'Neomisin' });
    story
      .when(commands.giveImmunization, mr, how(1))
      .thenRejects('immunization.allergy', { substance: 'Neomisin' }, 'accepted');
    story
      .when(commands.giveImmunization, { ...mr, accepted: ['allergy'] }, how(1))
      .thenRows(immunizationView, [{ concerns: ['allergy'] }]);
  });
  test('is given to nobody who has left', () => {
    const story = nursery();
    story.when(orderDischarge, { id: STAY, manner: 'approved', plannedOn: DAY }).when(leaveStay, { id: STAY });
    story.when(commands.giveImmunization, penta, how(1)).thenRejects('stay.left');
  });
});

describe('a dose of before', () => {
  const told = { patientId: CHILD, vaccine: 'bcg', doseNumber: 1, date: '2026-02-15', source: 'kia_book' };
  test('is her history, without stock or charge', () => {
    const story = nursery();
    story
      .when(commands.reportImmunization, { ...told, place: 'Puskesmas Sukajadi' }, how(1))
      .thenRows(immunizationView, [
        {
          ...{ status: 'reported', vaccine: 'bcg', date: '2026-02-15', encounterId: null, source: 'kia_book' },
          ...{ place: 'Puskesmas Sukajadi', medicineId: null, lotNumber: null },
        },
      ]);
    expect(charged(story, 1)).toEqual([]);
  });
  test('is neither of the future nor of before she was born, and asked about like one that is given', () => {
    const story = nursery();
    const on = (date: string) => story.when(commands.reportImmunization, { ...told, vaccine: 'mr', date }, how(1));
    on('2026-11-24').thenRejects('immunization.in-the-future', {}, 'date');
    on('2026-01-14').thenRejects('immunization.before-birth', {}, 'date');
    on('2026-09-01').thenRejects('immunization.too-young', { day: '2026-10-15' }, 'accepted');
  });
  test('counts where the next dose is given', () => {
    const story = nursery();
    story.when(commands.reportImmunization, { ...told, vaccine: 'dtp_hb_hib', date: '2026-11-20' }, how(1));
    story
      .when(commands.giveImmunization, { ...penta, doseNumber: 2 }, how(2, [1]))
      .thenRejects('immunization.too-soon', { day: '2026-12-18' }, 'accepted');
  });
});

describe('a dose that was not given', () => {
  const refused = { encounterId: STAY, vaccine: 'mr', doseNumber: 1, because: 'refused', note: 'Ayah menolak' };
  test('says why, and is no dose', () => {
    const story = nursery();
    story
      .when(commands.recordNotGiven, refused, how(1))
      .thenRows(immunizationView, [{ status: 'not_given', because: 'refused', note: 'Ayah menolak', date: DAY }]);
    story.when(commands.giveImmunization, mr, how(2, [1])).thenState(immunization, 2, { status: 'given' });
    story.when(commands.recordReaction, { id: 1, ...fever }).thenRejects('immunization.not-given');
  });
});

const fever = { onsetAt: `${DAY}T10:00:00.000Z`, what: 'Demam 39 °C', severity: 'mild', outcome: 'recovered' };

describe('what followed it', () => {
  test('is kept beside it, each time', () => {
    const story = nursery();
    story
      .when(commands.giveImmunization, penta, how(1))
      .when(commands.recordReaction, { id: 1, ...fever }, { clock: '11:00' })
      .when(commands.recordReaction, { id: 1, ...fever, what: 'Kejang demam', severity: 'serious' })
      .thenRows(immunizationView, [
        {
          status: 'given',
          reactions: [
            { ...fever, by: 'Sari' },
            { ...fever, what: 'Kejang demam', severity: 'serious', by: 'Sari' },
          ],
        },
      ]);
  });
  test('came neither before it nor in the future, and not of what is not on record', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1));
    const from = (onsetAt: string) =>
      story.when(commands.recordReaction, { id: 1, ...fever, onsetAt }, { clock: '11:00' });
    from(`${DAY}T08:59:00.000Z`).thenRejects('immunization.before-dose', {}, 'onsetAt');
    from(`${DAY}T11:01:00.000Z`).thenRejects('immunization.in-the-future', {}, 'onsetAt');
    story.when(commands.recordReaction, { id: 99, ...fever }).thenRejects('immunization.unknown');
  });
});

describe('a person who was erased', () => {
  test('has nothing more said of her doses', () => {
    const story = nursery();
    story
      .when(commands.giveImmunization, penta, how(1))
      .when(orderDischarge, { id: STAY, manner: 'approved', plannedOn: DAY })
      .when(leaveStay, { id: STAY });
    story.given({ [`patient-${CHILD}`]: [{ type: 'PatientErased', data: { patientId: CHILD, reason: 'Diminta' } }] });
    story.when(commands.recordReaction, { id: 1, ...fever }, { clock: '11:00' }).thenRejects('patient.not-active');
    story.when(commands.strikeImmunization, { id: 1, reason }).thenRejects('patient.not-active');
  });
});

describe('a dose that was entered in error', () => {
  test('gives stock and charge back, and leaves the plan as it was', () => {
    const story = nursery();
    const plan = () =>
      planFor(
        { birthDate: '2026-01-15', gender: 'female' },
        dosesIn(story.clinic.rows<ImmunizationRow>(immunizationView)),
        DAY,
      );
    const before = plan();
    story.when(commands.giveImmunization, pcv, how(1));
    expect(plan()).not.toEqual(before);
    expect(left(story, BOUGHT)).toEqual([9]);
    expect(charged(story, 1)).toHaveLength(1);
    story.when(commands.strikeImmunization, { id: 1, reason }, { actorName: 'Sari' });
    expect(left(story, BOUGHT)).toEqual([10]);
    expect(charged(story, 1)).toEqual([]);
    expect(plan()).toEqual(before);
  });
  test('is struck once, and nothing follows it', () => {
    const story = nursery();
    story
      .when(commands.giveImmunization, penta, how(1))
      .when(commands.strikeImmunization, { id: 1, reason }, { actorName: 'Sari' })
      .thenRows(immunizationView, [{ status: 'struck', struck: { reason, by: 'Sari', at: `${DAY}T09:00:00.000Z` } }]);
    story.when(commands.strikeImmunization, { id: 1, reason }).thenRejects('immunization.struck', { name: 'Sari' });
    story
      .when(commands.recordReaction, { id: 1, ...fever }, { clock: '11:00' })
      .thenRejects('immunization.struck', { name: 'Sari' });
    story.when(commands.strikeImmunization, { id: 99, reason }).thenRejects('immunization.unknown');
  });
  test('may be given again, unasked', () => {
    const story = nursery();
    story.when(commands.giveImmunization, penta, how(1)).when(commands.strikeImmunization, { id: 1, reason });
    story.when(commands.giveImmunization, penta, how(2, [1])).thenState(immunization, 2, { status: 'given' });
  });
  test('of a history, or not given, changes nothing else', () => {
    const story = nursery();
    const told = { patientId: CHILD, vaccine: 'bcg', doseNumber: 1, date: '2026-02-15', source: 'told', toldBy: 'Ibu' };
    story
      .when(commands.reportImmunization, told, how(1))
      .when(commands.strikeImmunization, { id: 1, reason })
      .thenRows(immunizationView, [{ status: 'struck', toldBy: 'Ibu' }]);
  });
});

describe('the facility’s vaccines', () => {
  test('are the medicines that the list calls so, in use or not', () => {
    const story = nursery();
    const fields = { name: 'Kapas alkohol', brand: null, form: 'lembar', baseUnit: 'lembar', price: 500 };
    const changed = (itemId: number, vaccine: string | null): Streams => ({
      [`medicine-${itemId}`]: [
        { type: 'CatalogueItemChanged', data: { catalogue: 'medicine', itemId, fields: { ...fields, vaccine } } },
      ],
    });
    const row = { active: true, isProgramme: true };
    story.thenRows(vaccineItemView, [
      { ...row, id: PENTA, vaccine: 'dtp_hb_hib' },
      { ...row, id: MR, vaccine: 'mr', ingredients: 'neomisin' },
      { ...row, id: BOUGHT, vaccine: 'pcv', isProgramme: false },
    ]);
    story
      .given({
        ...changed(PENTA, null),
        ...changed(COTTON, 'td'),
        [`medicine-${MR}`]: [{ type: 'CatalogueItemRetired', data: { catalogue: 'medicine', itemId: MR } }],
      })
      .thenRows(vaccineItemView, [
        { id: MR, active: false },
        { id: BOUGHT, active: true },
        { id: COTTON, active: true, isProgramme: false },
      ]);
  });
});
