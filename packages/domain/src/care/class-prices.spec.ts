import type { ClassPrices } from '@alur/contracts/catalogue/catalogue';
import { orderLaboratory } from '@alur/contracts/laboratory/commands';
import { laboratoryPanel, laboratoryParameter } from '@alur/contracts/laboratory/catalogues';
import { cancelRadiology, orderRadiology } from '@alur/contracts/radiology/commands';
import { radiologyExamination } from '@alur/contracts/radiology/catalogues';
import { changeClass, changeStayPayer, moveStay } from '@alur/contracts/stay/commands';
import { expect, test } from 'vitest';
import { visitRecordView } from '../consultation/visit-record-view.js';
import type { Story } from '../kernel/testing/specification.js';
import { billOf as stateOf, transaction } from '../transaction/transaction.js';
import { CBC, HGB, ordered, laboratory, panel, single, tests } from './testing/laboratory.js';
import { answered, CHEST, examinations, HEAD_CT } from './testing/radiology.js';
import { BED, billOf, CLASS_3, DAY, hospital, VIP, VIP_BED } from './testing/ward.js';

const TOMORROW = '2026-11-24';
const commandsOf = ({ byClass }: { byClass: ClassPrices | null }): ClassPrices => byClass!;
const inVip = { classId: VIP, effectiveFrom: DAY };
const sets = (story: Story, of: { byClass: ClassPrices | null }, id: number, price: object) =>
  story.when(commandsOf(of).set, { id, ...inVip, ...price });

/** Two patients, the first in the VIP; its tests and examinations cost more. */
const ward = () => {
  const all = hospital({ isBpjs: true });
  const { story } = all;
  story.given({ ...tests, ...examinations });
  sets(story, laboratoryPanel, CBC, { price: 140_000 });
  sets(story, laboratoryPanel, CBC, { price: 130_000, payer: 'insurance' });
  sets(story, laboratoryParameter, HGB, { price: 45_000 });
  sets(story, radiologyExamination, CHEST, { price: 250_000 });
  for (const n of [1, 2]) all.registers(n);
  all.admits(1, { bedId: VIP_BED });
  all.admits(2, { bedId: BED });
  const tested = (encounterId: number, order: number, moment: object = {}) =>
    story.when(
      orderLaboratory,
      { encounterId, items: [panel, single(HGB)] },
      { ids: { laboratory: order }, ...moment },
    );
  const examined = (encounterId: number, ...examinationIds: number[]) =>
    story.when(orderRadiology, { encounterId, examinationIds, safety: answered }, { ids: { radiology: 71 } });
  const lines = (n: number) =>
    stateOf(story.state(transaction, billOf(n)))
      .documents.flat()
      .flatMap(each => each.lines);
  const prices = (n: number) => lines(n).map(({ unitPrice }) => unitPrice);
  return { ...all, tested, examined, lines, prices };
};

test('tests and examinations cost what they cost in the class where she lies, and the bill says in which', () => {
  const { tested, examined, lines, prices } = ward();
  tested(1, 41);
  tested(2, 42);
  examined(1, CHEST);
  expect(prices(1)).toEqual([140_000, 45_000, 250_000]);
  expect(new Set(lines(1).map(({ tariff }) => tariff.classId))).toEqual(new Set([VIP]));
  expect(prices(2)).toEqual([90_000, 30_000]);
});

test('the class is that of the moment: after a move the other one’s price is charged', () => {
  const { story, tested, prices } = ward();
  tested(1, 41);
  story.when(moveStay, { id: 1, bedId: 2, basis: 'entitled', entitledClassId: null }, { clock: '12:00' });
  tested(1, 42);
  expect(prices(1)).toEqual([140_000, 45_000, 90_000, 30_000]);
});

test('whoever is boarded in a higher class pays her own for services too, and her row says so', () => {
  const { story, tested, examined, lines, prices } = ward();
  const rows = (classId: number | null) => story.thenRows(visitRecordView, [{ encounterId: 1, classId }, {}]);
  rows(VIP);
  const boarded = { basis: 'boarding', entitledClassId: CLASS_3, fromNight: DAY, reason: 'Kelas 3 penuh' };
  story.when(changeClass, { id: 1, ...boarded });
  rows(CLASS_3);
  tested(1, 41);
  examined(1, CHEST);
  expect(prices(1)).toEqual([90_000, 30_000, 150_000]);
  expect(new Set(lines(1).map(({ tariff }) => tariff.classId))).toEqual(new Set([CLASS_3]));
  // Until the night has come from which she pays by another, it is as before.
  story.when(changeClass, {
    id: 1,
    basis: 'upgrade',
    entitledClassId: CLASS_3,
    fromNight: TOMORROW,
    reason: 'Naik kelas',
  });
  tested(1, 42);
  tested(1, 43, { today: TOMORROW });
  expect(prices(1).slice(3)).toEqual([90_000, 30_000, 140_000, 45_000]);
});

test('of an outpatient nobody asks a class', () => {
  const story = laboratory();
  story.given({
    'room-class-4': [
      {
        type: 'CatalogueItemAdded',
        data: { catalogue: 'room-class', itemId: VIP, fields: { name: 'VIP', description: null, pricePerNight: 1 } },
      },
    ],
  });
  sets(story, laboratoryPanel, CBC, { price: 140_000, effectiveFrom: story.clinic.today });
  ordered(story);
  const bill = stateOf(story.state(transaction, 9));
  expect(bill.documents.flat().at(-1)?.lines).toMatchObject([{ unitPrice: 90_000, tariff: { classId: null } }]);
});

test('another payer has his own price in the class, else that of his list, else the class’s', () => {
  const { story, tested, examined, prices } = ward();
  tested(1, 41);
  examined(1, CHEST);
  const before = prices(1);
  story.when(changeStayPayer, { id: 1, payer: 'insurance', insurer: 'Sehat' });
  expect(prices(1)).toEqual([130_000, 45_000, 250_000]);
  story.when(changeStayPayer, { id: 1, payer: 'bpjs', insurer: null });
  expect(prices(1)).toEqual([140_000, 20_000, 120_000]);
  story.when(changeStayPayer, { id: 1, payer: 'general', insurer: null });
  expect(prices(1)).toEqual(before);
});

test('what is left of an order when one of it is cancelled stays in its class', () => {
  const { story, examined, lines } = ward();
  examined(1, CHEST, HEAD_CT);
  story.when(moveStay, { id: 1, bedId: 2, basis: 'entitled', entitledClassId: null }, { clock: '12:00' });
  story.when(cancelRadiology, { id: 71, lines: [2], reason: 'Batal' });
  expect(lines(1)).toMatchObject([{ unitPrice: 250_000, tariff: { classId: VIP } }]);
});

test('a class’s price holds from its day on, is followed, and withdrawn until then', () => {
  const { story, tested, prices } = ward();
  const whose = { classId: VIP, payer: null, effectiveFrom: TOMORROW };
  const { set, withdraw } = commandsOf(laboratoryPanel);
  story.when(set, { id: CBC, ...whose, price: 150_000 }).then({
    [`laboratory-panel-${CBC}`]: [
      {
        type: 'CatalogueItemClassPriceSet',
        data: { catalogue: 'laboratory-panel', itemId: CBC, ...whose, className: 'VIP', price: 150_000 },
      },
    ],
  });
  story.when(set, { id: CBC, ...whose, price: 150_000 }).then();
  tested(1, 41);
  tested(1, 42, { today: TOMORROW });
  expect(prices(1)).toEqual([140_000, 45_000, 150_000, 45_000]);
  story.when(withdraw, { id: CBC, ...whose }).thenRejects('catalogue.price-in-force');
  story.when(set, { id: CBC, ...whose, effectiveFrom: '2026-11-25', price: null });
  story.when(withdraw, { id: CBC, ...whose, effectiveFrom: '2026-11-25' });
  story.when(withdraw, { id: CBC, ...whose, effectiveFrom: '2026-11-25' }).thenRejects('catalogue.price-not-found');
});

test('is refused beside its field', () => {
  const { story } = ward();
  sets(story, laboratoryPanel, CBC, { price: 1, effectiveFrom: '2026-11-22' }).thenRejects(
    'catalogue.price-in-the-past',
    {},
    'effectiveFrom',
  );
  sets(story, laboratoryPanel, CBC, { price: 1, classId: 99 }).thenRejects(
    'catalogue.class-unavailable',
    {},
    'classId',
  );
  story.when(laboratoryPanel.retire, { id: CBC });
  sets(story, laboratoryPanel, CBC, { price: 1 }).thenRejects('catalogue.retired');
});
