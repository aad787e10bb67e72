import * as commands from '@alur/contracts/laboratory/commands';
import { finishConsultation } from '@alur/contracts/consultation/commands';
import { describe, expect, test } from 'vitest';
import { record } from '../record/record.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryOrder } from './order.js';
import {
  CBC,
  HGB,
  laboratory,
  NUMBER,
  ORDER,
  ordered,
  panel,
  received,
  single,
  URINE_PH,
} from '../care/testing/laboratory.js';

const id = ORDER;
const reason = 'Salah pasien';
const { collectSpecimens, receiveSpecimen, rejectSpecimen, enterResults, verifyResults, validateResults } = commands;
const hgb = (text: string) => ({ id, results: [{ parameterId: HGB, text }] });
const only = { id, parameterIds: [HGB] };
const row = (more: object) => [{ id: ORDER, ...more }];

const plain = { name: 'Klinik', category: 'primary_clinic', timezone: 'Asia/Jakarta', isBpjs: true };
const settles = (values: object) => [
  { type: 'SettingsChanged', data: { merchantId: 1, section: 'laboratory', values } },
];

describe('an order', () => {
  test('is charged at once, as the panel costs', () => {
    const story = laboratory();
    ordered(story).thenState(laboratoryOrder, ORDER, { status: 'ordered' });
    const posted = story.clinic.log.findLast(({ type }) => type === 'ChargesPosted')?.data as {
      source: object;
      lines: object[];
    };
    expect(posted.source).toEqual({ module: 'laboratory', id: ORDER });
    expect(posted.lines).toMatchObject([
      { itemType: 'laboratorium', service: { kind: 'laboratory-panel', id: CBC }, amount: 90_000 },
    ]);
  });

  test('costs what its payer is charged', () => {
    const story = laboratory('bpjs');
    ordered(story, [single(HGB), panel]);
    const posted = story.clinic.log.findLast(({ type }) => type === 'ChargesPosted')?.data as { lines: object[] };
    expect(posted.lines).toMatchObject([{ amount: 20_000 }, { amount: 90_000 }]);
  });

  test('is refused where the facility has no laboratory', () => {
    const without = laboratory().given({
      'merchant-1': [{ type: 'MerchantChanged', data: { merchantId: 1, ...plain, categoryTypes: ['outpatient'] } }],
    });
    without
      .when(commands.orderLaboratory, { encounterId: 3, items: [single(HGB)] })
      .thenRejects('laboratory.not-offered');
  });

  test('is asked about for as long as the facility says', () => {
    const circumstances = { prepared: { repeated: [{ name: 'Hemoglobin', orderedAt: '2026-11-23T01:00:00.000Z' }] } };
    const settled = laboratory().given({ 'settings-1': settles({ repeatHours: 0, validatedByAnother: false }) });
    settled
      .when(
        commands.orderLaboratory,
        { encounterId: 3, items: [single(HGB)] },
        { ...circumstances, ids: { laboratory: ORDER } },
      )
      .thenState(laboratoryOrder, ORDER, { status: 'ordered' });
  });

  test('is asked about where the same was asked for in the last hours', () => {
    const circumstances = { prepared: { repeated: [{ name: 'Hemoglobin', orderedAt: '2026-11-23T01:00:00.000Z' }] } };
    const body = { encounterId: 3, items: [single(HGB)] };
    laboratory().when(commands.orderLaboratory, body, circumstances).thenRejects('laboratory.repeated');
    laboratory()
      .when(commands.orderLaboratory, { ...body, acknowledged: true }, { ...circumstances, ids: { laboratory: ORDER } })
      .thenState(laboratoryOrder, ORDER, { status: 'ordered' });
  });

  test('is of what there is, and pregnancy of women', () => {
    laboratory()
      .when(commands.orderLaboratory, { encounterId: 3, items: [single(99)] })
      .thenRejects('laboratory.item-unavailable', {}, 'items.0');
    laboratory()
      .when(commands.orderLaboratory, { encounterId: 3, items: [{ kind: 'panel', id: 9 }] })
      .thenRejects('laboratory.item-unavailable');
  });

  test('is withdrawn with its charges until a sample is taken, and takes none after that', () => {
    const story = laboratory();
    const cancelled = ordered(story).when(commands.cancelLaboratory, { id, reason });
    cancelled.thenState(record, 3, { orders: [{ module: 'laboratory', orderId: ORDER, outcome: 'cancelled' }] });
    expect(story.clinic.log.some(({ type }) => type === 'ChargesWithdrawn')).toBe(true);
    cancelled.when(collectSpecimens, { id, specimenIds: [1] }).thenRejects('laboratory.cancelled');
    ordered(laboratory())
      .when(collectSpecimens, { id, specimenIds: [1] })
      .when(commands.cancelLaboratory, { id, reason })
      .thenRejects('laboratory.already-begun');
  });

  test('of several samples is withdrawn no more once one of them came, and takes none of an order that is (CASES)', () => {
    const two = () => ordered(laboratory(), [single(HGB), single(URINE_PH)]);
    const begun = two().when(collectSpecimens, { id, specimenIds: [2] });
    begun.when(commands.cancelLaboratory, { id, reason }).thenRejects('laboratory.already-begun');
    begun.when(collectSpecimens, { id, specimenIds: [1] });
    const withdrawn = two().when(commands.cancelLaboratory, { id, reason });
    for (const specimenId of [1, 2])
      withdrawn.when(collectSpecimens, { id, specimenIds: [specimenId] }).thenRejects('laboratory.cancelled');
    withdrawn.when(receiveSpecimen, { id, number: NUMBER }).thenRejects('laboratory.cancelled');
    withdrawn.when(enterResults, hgb('12.5')).thenRejects('laboratory.cancelled');
    const refused = begun.when(commands.refuseLaboratory, { id, reason });
    refused.when(receiveSpecimen, { id, number: NUMBER }).thenRejects('laboratory.refused');
  });

  test('is refused by the desk until something is validated', () => {
    received(laboratory()).when(commands.refuseLaboratory, { id, reason }).thenState(laboratoryOrder, id, {
      status: 'not_done',
    });
    received(laboratory())
      .when(enterResults, hgb('12.5'))
      .when(verifyResults, only)
      .when(validateResults, only)
      .when(commands.refuseLaboratory, { id, reason })
      .thenRejects('laboratory.already-validated');
  });

  test('goes on after the visit', () => {
    const story = laboratory().given({
      'record-3': [
        {
          type: 'EntryAdded',
          data: { encounterId: 3, patientId: 5, unitId: 1, kind: 'note', entryId: 1, form: 'soap' },
        },
        {
          type: 'DiagnosisRecorded',
          data: {
            ...{ encounterId: 3, patientId: 5, unitId: 1, diagnosisId: 1, kind: 'primary' },
            coding: { system: 'icd', version: null, code: 'D50', display: 'Anemia' },
          },
        },
      ],
    });
    ordered(story)
      .when(finishConsultation, { id: 3 })
      .when(collectSpecimens, { id, specimenIds: [1] })
      .thenState(laboratoryOrder, id, { status: 'begun' });
  });
});

describe('a sample', () => {
  test('has the next number of the day, and another once it is rejected', () => {
    const begun = laboratory();
    const { clinic } = begun;
    const story = ordered(begun, [single(HGB), single(URINE_PH)]);
    const numbers = () => {
      const state = clinic.state(laboratoryOrder, id);
      return state.status === 'none' ? [] : state.specimens.map(({ number }) => number);
    };
    story.when(collectSpecimens, { id, specimenIds: [1, 2] });
    expect(numbers()).toEqual([NUMBER, '26112300002']);
    story.when(rejectSpecimen, { id, number: NUMBER, cause: 'clotted' });
    expect(numbers()).toEqual([null, '26112300002']);
    story.when(collectSpecimens, { id, specimenIds: [1] });
    expect(numbers()).toEqual(['26112300003', '26112300002']);
  });

  test('is received once: the other is told who was quicker', () => {
    received(laboratory())
      .when(receiveSpecimen, { id, number: NUMBER })
      .thenRejects('laboratory.already-received', { by: 'Sari' });
    received(laboratory())
      .when(collectSpecimens, { id, specimenIds: [1] })
      .thenRejects('laboratory.already-collected');
    ordered(laboratory())
      .when(receiveSpecimen, { id, number: '26112399999' })
      .thenRejects('laboratory.specimen-unknown');
  });

  test('that is rejected takes with it what nobody has validated, and the order is in the queue again', () => {
    const story = received(laboratory()).when(enterResults, hgb('12.5'));
    const rejected = story.when(rejectSpecimen, { id, number: NUMBER, cause: 'hemolysed' });
    rejected.thenState(laboratoryOrder, id, { status: 'ordered', results: {} });
    rejected.thenRows(laboratoryOrderView, row({ status: 'ordered', entered: [] }));
    rejected.when(enterResults, hgb('12.5')).thenRejects('laboratory.specimen-not-received');
    received(laboratory())
      .when(rejectSpecimen, { id, number: NUMBER, cause: 'other' })
      .thenRejects('laboratory.rejection-unexplained');
  });
});
