import * as commands from '@alur/contracts/radiology/commands';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { radiology } from '../radiology/radiology.js';
import { linesOn } from '../transaction/bill.js';
import { transaction } from '../transaction/transaction.js';
import { CHEST, HEAD_CT, id, KNEE_MR, ordered, radiologyClinic, reason, texts } from './testing/radiology.js';

const steps: readonly [CommandSpec, (line: number) => object][] = [
  [commands.startExamination, line => ({ line })],
  [commands.undoExaminationStart, line => ({ line })],
  [commands.completeExamination, line => ({ line })],
  [commands.draftReport, line => ({ ...texts, line, critical: line === 2 })],
  [commands.validateReport, line => ({ line, draft: 1 })],
  [commands.amendReport, line => ({ ...texts, line, kind: 'correction', reason })],
  [commands.communicateFinding, line => ({ line, communicatedTo: 'dr. Budi', readBack: true })],
  [commands.cancelRadiology, line => ({ lines: [line], reason })],
  [commands.refuseRadiology, line => ({ lines: [line], reason })],
];
const examinations = [CHEST, HEAD_CT, KNEE_MR];
/** The step that leads on from each status: where a plan says none, so that most come far and some go astray. */
const onward = { ordered: 0, begun: 2, examined: 3, drafted: 4, validated: 5, cancelled: 7, not_done: 8 } as const;
const step = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(steps.length - 1) });
const plans = fc.array(fc.record({ step, line: fc.integer({ min: 1, max: 3 }) }), { maxLength: 40 });

test('whatever is pressed, nothing is reported unexamined, versions rise one by one, and the bill has what is left', () => {
  let reports = 0;
  fc.assert(
    fc.property(plans, plan => {
      const story = radiologyClinic();
      ordered(story, examinations);
      const lineOf = (number: number) => {
        const now = story.clinic.state(radiology, id);
        return now.status === 'none' ? undefined : now.lines.find(each => each.line === number);
      };
      for (const { step, line } of plan) {
        const [command, body] = steps[step ?? onward[lineOf(line)?.status ?? 'ordered']]!;
        story.attempt(command, { id, ...body(line) });
      }
      const state = story.clinic.state(radiology, id);
      if (state.status === 'none') throw new Error('the order is gone');
      const left = state.lines.filter(({ status }) => status !== 'cancelled' && status !== 'not_done');
      const bill = story.clinic.state(transaction, 9);
      const charged = bill.status === 'none' ? [] : linesOn(bill).filter(({ itemType }) => itemType === 'radiology');
      expect(charged).toHaveLength(left.length);
      const owed = left.map(({ examination }) => [examination.examinationId, examination.price] as const);
      expect(new Map(charged.map(({ service, unitPrice }) => [service?.id, unitPrice]))).toEqual(new Map(owed));
      const examined = new Set<unknown>();
      const versions = new Map<unknown, number>();
      for (const { type, data } of story.clinic.log) {
        const { line } = data;
        if (type === 'RadiologyExaminationDone') examined.add(line);
        if (type === 'RadiologyExaminationStartUndone') examined.delete(line);
        if (type === 'RadiologyReportDrafted') expect(examined.has(line)).toBe(true);
        if (type !== 'RadiologyReportValidated' && type !== 'RadiologyReportAmended') continue;
        expect(data['version']).toBe((versions.get(line) ?? 0) + 1);
        versions.set(line, Number(data['version']));
        reports++;
      }
    }),
    { numRuns: 150 },
  );
  expect(reports).toBeGreaterThan(0);
});
