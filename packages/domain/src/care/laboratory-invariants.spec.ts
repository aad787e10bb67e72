import { matchReceivedTube, receiveAnalyserResult } from '@alur/contracts/analyser/commands';
import * as commands from '@alur/contracts/laboratory/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Circumstances, Given, Story } from '../kernel/testing/specification.js';
import { laboratoryOrder, type AnyOrder } from '../laboratory/order.js';
import type { TransactionState } from '../transaction/bill.js';
import { documentOf } from '../transaction/lines.js';
import { transaction } from '../transaction/transaction.js';
import { sourceOf } from './laboratory-ordering.js';
import { HCT, HGB, laboratory, single, URINE_PH } from './testing/laboratory.js';

const FIRST = 41;
const DEVICE = 9;
const SPECIMENS = [1, 2];
const TESTS = [HGB, HCT, URINE_PH];

/** A step's input: one of the orders, its tubes, and some numbers to choose by. */
interface Found {
  order: AnyOrder | undefined;
  id: number;
  nth: number;
  pick: number;
}
type Doing = readonly [CommandSpec, (found: Found) => Given, ((found: Found) => Circumstances)?];

const of = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;
const numberOf = ({ order, pick }: Found): string =>
  of(order?.specimens.map(({ number }) => number ?? '26112399999') ?? ['26112399999'], pick);
const its = ({ id, pick }: Found) => ({ id, parameterIds: [of(TESTS, pick)] });
const valueOf = (pick: number): string => of(['12.5', '6.4', '13.9', '11.9', '45', '12', '13'], pick);
const reason = 'Salah pasien';

const asking: Doing = [
  commands.orderLaboratory,
  ({ pick, id, nth }) => ({
    ...{ encounterId: 3, items: TESTS.slice(0, 1 + (pick % TESTS.length)).map(single), acknowledged: true },
    continues: nth % 5 === 0 ? id : null,
  }),
  ({ nth }) => ({ ids: { laboratory: FIRST + 1 + nth } }),
];
const collecting: Doing = [commands.collectSpecimens, ({ id, pick }) => ({ id, specimenIds: [of(SPECIMENS, pick)] })];
const receiving: Doing = [commands.receiveSpecimen, found => ({ id: found.id, number: numberOf(found) })];
const rejecting: Doing = [
  commands.rejectSpecimen,
  found => ({ id: found.id, number: numberOf(found), cause: 'clotted' }),
];
const entering: Doing = [
  commands.enterResults,
  ({ id, pick, nth }) => ({ id, results: [{ parameterId: of(TESTS, pick), text: valueOf(nth) }] }),
];
/** Mostly chooses tubes and tests that are ready for the step, as a desk does; sometimes any. */
const ready =
  (status: string) =>
  (found: Found): Given => {
    const all = Object.entries(found.order?.results ?? {}).filter(
      ([, result]) => result.status === status && result.flag !== 'INVALID',
    );
    if (all.length === 0 || found.pick % 4 === 0) return its(found);
    return { id: found.id, parameterIds: all.map(([parameterId]) => Number(parameterId)) };
  };
const verifying: Doing = [commands.verifyResults, ready('entered')];
const validating: Doing = [commands.validateResults, ready('verified')];
const correcting: Doing = [
  commands.correctResult,
  ({ id, pick, nth }) => ({ id, parameterId: of(TESTS, pick), text: valueOf(nth + 1), reason }),
];
const telling: Doing = [
  commands.communicateCritical,
  found => ({ ...its(found), communicatedTo: 'dr. Budi', readBack: true }),
];
const cancelling: Doing = [commands.cancelLaboratory, ({ id }) => ({ id, reason })];
const refusing: Doing = [commands.refuseLaboratory, ({ id }) => ({ id, reason })];
const measuring: Doing = [
  receiveAnalyserResult,
  found => ({
    ...{ analyserId: DEVICE, sampleNumber: numberOf(found), messageId: String(found.nth) },
    values: [{ code: 'HGB', value: valueOf(found.pick), unit: 'g/dL' }],
  }),
  ({ id, nth }) => ({ prepared: { orderId: id }, ids: { analyser_result: 900 + nth } }),
];
const matching: Doing = [
  matchReceivedTube,
  found => ({ id: found.id, sampleNumber: numberOf(found) }),
  ({ nth }) => ({ role: 'system', prepared: { resultIds: Array.from({ length: nth }, (_none, at) => 900 + at) } }),
];
/** Frequent steps of the desk are drawn more often. */
const often = [collecting, receiving, receiving, entering, verifying, verifying, validating, validating];
const doings: readonly Doing[] = [
  ...[...often, ...often, ...often, ...often, ...often],
  ...[asking, measuring, measuring, matching, correcting, correcting, telling],
  ...[rejecting, cancelling, refusing],
];

const equipped = (): Story =>
  laboratory().given({
    [`analyser-${DEVICE}`]: [
      {
        type: 'CatalogueItemAdded',
        data: {
          ...{ catalogue: 'analyser', itemId: DEVICE },
          fields: {
            ...{ name: 'Hematologi 1', protocol: 'hl7', sender: 'H', address: null, asksForOrders: true },
            ...{ verifiesNormal: true, description: null },
          },
        },
      },
    ],
    [`analyser_mapping-${DEVICE}`]: [
      {
        type: 'AnalyserMappingSet',
        data: { analyserId: DEVICE, lines: [{ code: 'HGB', parameterId: HGB, unit: null, factor: 1 }] },
      },
    ],
  });

const upTo = (max: number) => fc.noBias(fc.nat({ max }));
const step = fc.record({ doing: upTo(doings.length - 1), which: upTo(1), pick: upTo(29) });

/** Every result had its own tube, received and not rejected since, of the patient whose order it is. */
const checkSamples = ({ clinic: { log } }: Story): void => {
  const there = new Set<string>();
  const patients = new Map<unknown, unknown>();
  const tubeOf = new Map<string, number>();
  for (const { type, data } of log) {
    const { orderId, specimenId, parameterId, patientId } = data as Record<string, number>;
    if (type === 'LaboratoryOrdered') {
      patients.set(orderId, patientId);
      for (const { parameterId: test, specimen } of data['tests'] as {
        parameterId: number;
        specimen: { specimenId: number } | null;
      }[])
        if (specimen) tubeOf.set(`${orderId}_${test}`, specimen.specimenId);
    }
    if (type === 'LaboratorySpecimenReceived') there.add(`${orderId}_${specimenId}`);
    if (type === 'LaboratorySpecimenRejected') there.delete(`${orderId}_${specimenId}`);
    if (type !== 'LaboratoryResultEntered') continue;
    expect(there).toContain(`${orderId}_${tubeOf.get(`${orderId}_${parameterId}`)}`);
    expect(patientId).toBe(patients.get(orderId));
  }
};

/** A validated result changes only by a new version with a reason, each numbered higher than the one before. */
const checkVersions = ({ clinic: { log } }: Story): void => {
  const validated = new Map<string, number>();
  for (const { type, data } of log) {
    const key = (parameterId: unknown) => `${String(data['orderId'])}_${String(parameterId)}`;
    if (type === 'LaboratoryResultValidated')
      for (const parameterId of data['parameterIds'] as number[]) {
        expect(validated.has(key(parameterId))).toBe(false);
        validated.set(key(parameterId), 1);
      }
    if (type === 'LaboratoryResultEntered') expect(validated.has(key(data['parameterId']))).toBe(false);
    if (type === 'LaboratorySpecimenRejected')
      for (const parameterId of data['discarded'] as number[]) expect(validated.has(key(parameterId))).toBe(false);
    if (type !== 'LaboratoryResultCorrected') continue;
    const before = validated.get(key(data['parameterId']));
    expect(data['version']).toBe((before ?? 0) + 1);
    expect(data['reason']).toBeTruthy();
    validated.set(key(data['parameterId']), Number(data['version']));
  }
};

/** An order is on the bill exactly once while it is open or done, and not at all once it was cancelled. */
const checkCharges = (story: Story, ids: readonly number[]): void => {
  const bill: TransactionState = story.clinic.state(transaction, 9);
  for (const id of ids) {
    const order = story.clinic.state(laboratoryOrder, id);
    if (order.status === 'none') continue;
    const lines = (bill.status === 'none' ? undefined : documentOf(bill, sourceOf(id)))?.lines ?? [];
    const isGivenUp = order.status === 'cancelled' || order.status === 'not_done';
    expect(lines, `order ${id}`).toHaveLength(isGivenUp ? 0 : order.tests.length);
  }
};

test('whatever is done in whatever order: no result without its tube, no validated value but by a version, no order paid twice', () => {
  let validations = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 80, maxLength: 200, size: 'max' }), steps => {
      const story = equipped();
      story.attempt(
        commands.orderLaboratory,
        { encounterId: 3, items: TESTS.map(single) },
        { ids: { laboratory: FIRST } },
      );
      const ids = [FIRST];
      steps.forEach(({ doing, which, pick }, nth) => {
        const [command, given, how] = doings[doing]!;
        const id = ids.at(-1 - (which % Math.max(1, ids.length))) ?? FIRST;
        const state = story.clinic.state(laboratoryOrder, id);
        const found = { order: state.status === 'none' ? undefined : state, id, nth, pick };
        const written = story.attempt(command, given(found), how?.(found) ?? {});
        if (command === commands.orderLaboratory && Object.keys(written).length > 0) ids.push(FIRST + 1 + nth);
      });
      checkSamples(story);
      checkVersions(story);
      checkCharges(story, ids);
      validations += story.clinic.log.filter(({ type }) => type === 'LaboratoryResultValidated').length;
    }),
    { numRuns: 100 },
  );
  // Makes sure that the random sequences get far enough to violate an invariant.
  expect(validations).toBeGreaterThan(20);
});
