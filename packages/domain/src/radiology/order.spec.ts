import * as commands from '@alur/contracts/radiology/commands';
import { accessionNumberOf, LONGEST_ACCESSION } from '@alur/contracts/radiology/accession';
import { describe, expect, test } from 'vitest';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import {
  answered,
  CHEST,
  HEAD_CT,
  id,
  ids,
  KNEE_MR,
  ORDER,
  ordered,
  radiologyClinic,
  reached,
  reason,
  texts,
} from '../care/testing/radiology.js';
import { BILL } from '../transaction/testing/bills.js';
import { transaction } from '../transaction/transaction.js';
import { record } from '../record/record.js';
import { radiology } from './radiology.js';

const { orderRadiology } = commands;
const asks = (body: object) => ({ encounterId: 3, examinationIds: [CHEST], safety: answered, ...body });

describe('an order', () => {
  test('is charged at once at the payer’s price, and numbers each of its examinations', () => {
    const story = radiologyClinic('bpjs');
    ordered(story, [CHEST, KNEE_MR]);
    expect(story.clinic.state(radiology, ORDER)).toMatchObject({
      status: 'ordered',
      lines: [
        { line: 1, accessionNumber: '7101', status: 'ordered' },
        { line: 2, accessionNumber: '7102', status: 'ordered' },
      ],
    });
    const posted = story.clinic.log.findLast(({ type }) => type === 'ChargesPosted')?.data;
    expect(posted).toMatchObject({
      source: { module: 'radiology', id: ORDER },
      lines: [
        { itemType: 'radiology', service: { kind: 'radiology-examination', id: CHEST }, amount: 120_000 },
        { itemType: 'radiology', bucket: 'radiologi', amount: 2_000_000 },
      ],
    });
  });

  test('opens an order on the record, and is of what there is', () => {
    ordered(radiologyClinic()).thenState(record, 3, {
      orders: [{ module: 'radiology', orderId: ORDER, outcome: null }],
    });
    radiologyClinic()
      .when(orderRadiology, asks({ examinationIds: [99] }), { ids })
      .thenRejects('radiology.examination-unavailable', {}, 'examinationIds.0');
    radiologyClinic()
      .when(orderRadiology, asks({ examinationIds: [CHEST, CHEST] }), { ids })
      .thenRejects('radiology.examination-twice');
  });

  test('is refused where the facility has no radiology', () => {
    const plain = { name: 'Klinik', category: 'primary_clinic', timezone: 'Asia/Jakarta', isBpjs: true };
    radiologyClinic()
      .given({
        'merchant-1': [{ type: 'MerchantChanged', data: { merchantId: 1, ...plain, categoryTypes: ['laboratory'] } }],
      })
      .when(orderRadiology, asks({}), { ids })
      .thenRejects('radiology.not-offered');
  });

  test.each([
    ['pregnancy', [CHEST]],
    ['contrastAllergy', [HEAD_CT]],
    ['kidneyFunction', [HEAD_CT]],
    ['implants', [KNEE_MR]],
  ] as const)('waits for the answer about %s, for which "not known" is one', (question, examinationIds) => {
    const safety = { ...answered, [question]: null };
    radiologyClinic()
      .when(orderRadiology, asks({ examinationIds, safety }), { ids })
      .thenRejects('radiology.safety-unanswered', {}, `safety.${question}`);
    radiologyClinic()
      .when(orderRadiology, asks({ examinationIds, safety: { ...answered, [question]: 'unknown' } }), { ids })
      .thenState(radiology, ORDER, { status: 'ordered' });
  });

  test('asks a woman from 10 to 55 whether she is pregnant, and whoever has no birth date', () => {
    const unanswered = asks({ safety: { ...answered, pregnancy: null } });
    for (const birthDate of ['1960-01-01', '2020-01-01'])
      radiologyClinic('general', birthDate)
        .when(orderRadiology, unanswered, { ids })
        .thenState(radiology, ORDER, { status: 'ordered' });
    radiologyClinic('general', null)
      .when(orderRadiology, unanswered, { ids })
      .thenRejects('radiology.safety-unanswered');
  });

  test('withdraws from the bill only what was cancelled, and ends with the last', () => {
    const story = radiologyClinic();
    const both = ordered(story, [CHEST, KNEE_MR]);
    both.when(commands.cancelRadiology, { id, lines: [2], reason });
    const total = () => {
      const bill = story.clinic.state(transaction, Number(BILL.split('-')[1]));
      return bill.status === 'none' ? 0 : bill.subtotal;
    };
    const rest = total();
    expect(story.clinic.state(radiology, ORDER)).toMatchObject({
      status: 'ordered',
      lines: [{ status: 'ordered' }, { status: 'cancelled' }],
    });
    both
      .when(commands.cancelRadiology, { id, reason })
      .thenState(record, 3, { orders: [{ module: 'radiology', orderId: ORDER, outcome: 'cancelled' }] });
    expect(rest - total()).toBe(150_000);
  });
});

type Reached = keyof typeof reached;
type Expected = Partial<Record<Reached, string>> & { otherwise: string | null };
const every = Object.keys(reached) as Reached[];
const gone = { cancelled: 'radiology.cancelled', not_done: 'radiology.refused' };

/** What each command meets in each status: null is allowed. */
const table: [string, CommandSpec, object, Expected | Record<string, string | null>][] = [
  ['start', commands.startExamination, { line: 1 }, { ordered: null, otherwise: 'radiology.already-begun' }],
  [
    ...(['undo', commands.undoExaminationStart, { line: 1 }] as const),
    { ordered: 'radiology.not-begun', begun: null, examined: null, otherwise: 'radiology.already-reported' },
  ],
  [
    ...(['complete', commands.completeExamination, { line: 1 }] as const),
    { ordered: 'radiology.not-begun', begun: null, otherwise: 'radiology.already-examined' },
  ],
  [
    ...(['draft', commands.draftReport, texts] as const),
    {
      ...{ ordered: 'radiology.not-examined', begun: 'radiology.not-examined', examined: null, drafted: null },
      otherwise: 'radiology.already-validated',
    },
  ],
  [
    ...(['validate', commands.validateReport, { line: 1, draft: 1 }] as const),
    {
      ...{ ordered: 'radiology.not-examined', begun: 'radiology.not-examined', examined: 'radiology.not-drafted' },
      ...{ drafted: null, otherwise: 'radiology.already-validated' },
    },
  ],
  [
    ...(['amend', commands.amendReport, { ...texts, kind: 'addendum', reason }] as const),
    { validated: null, otherwise: 'radiology.not-validated' },
  ],
  [
    ...(['tell', commands.communicateFinding, { line: 1, communicatedTo: 'dr. Budi', readBack: true }] as const),
    { otherwise: 'radiology.not-critical' },
  ],
  [
    ...(['cancel', commands.cancelRadiology, { lines: [1], reason }] as const),
    { ordered: null, otherwise: 'radiology.already-begun' },
  ],
  [
    ...(['refuse', commands.refuseRadiology, { lines: [1], reason }] as const),
    { ordered: null, begun: null, otherwise: 'radiology.already-examined' },
  ],
];

describe.each(table)('to %s', (_name, command, body, expected) => {
  test.each(every)('once it is %s', status => {
    const allowed: Record<string, string | null> = { ...gone, ...(expected as Record<string, string | null>) };
    const code = status in allowed ? allowed[status]! : allowed['otherwise']!;
    // A second examination waits, so that the order and its visit go on.
    const outcome = reached[status](radiologyClinic(), [CHEST, KNEE_MR]).when(command, { id, ...body });
    if (code === null) outcome.thenState(radiology, ORDER, { orderId: ORDER });
    else outcome.thenRejects(code);
  });
});

describe('an accession number', () => {
  const orders = [1, 9, 10, 99, 123_456_789, 99_999_999_999_999];
  const lines = Array.from({ length: commands.MOST_LINES }, (_none, at) => at + 1);
  const all = orders.flatMap(order => lines.map(line => accessionNumberOf(order, line)));

  test('is of at most 16 digits, and never given twice', () => {
    for (const number of all) expect(number).toMatch(/^\d+$/);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_ACCESSION);
    expect(new Set(all).size).toBe(all.length);
  });

  test('is the same when the order is sent again', () => {
    const numbers = () => {
      const story = radiologyClinic();
      ordered(story, [CHEST, KNEE_MR]);
      const state = story.clinic.state(radiology, ORDER);
      return state.status === 'none' ? [] : state.lines.map(({ accessionNumber }) => accessionNumber);
    };
    expect(numbers()).toEqual(numbers());
  });
});
