import { command } from '@alur/contracts/declare';
import type { Seen } from '@alur/domain/kernel/event';
import type { Process, Reactive } from '@alur/domain/kernel/process';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { commandIdOf, dueStepOf, stepOf } from './step.js';

const put = command('box/put', { target: 'existing', access: ['system:process'], body: z.object({}) });
const reactive: Reactive = { command: put, target: 9, body: {} };
const process: Process = { name: 'delivery', types: ['LetterPosted'], react: () => [reactive] };
const posted = (data: Record<string, unknown>, merchantId = 1): Seen => ({
  ...{ type: 'LetterPosted', data, id: 'e-1', stream: 'counter-5', revision: 3, position: '8' },
  meta: { merchantId, actorId: 7, commandId: 'c-1', appendId: 'a-1', at: '', localDate: '', offset: '+07:00' },
});

describe('a step', () => {
  it('comes from the visit that its event tells of, else from the event’s own stream', () => {
    expect(stepOf(process, posted({ encounterId: 3, patientId: 4 }), reactive)).toMatchObject({
      ...{ place: { source: 'encounter-3' }, encounterId: 3, patientId: 4, merchantId: 1 },
    });
    expect(stepOf(process, posted({}), reactive)).toMatchObject({ place: { source: 'counter-5' }, encounterId: null });
  });

  it('is done in another facility only when the operator’s event says so', () => {
    const elsewhere = { ...reactive, merchantId: 2 };
    expect(stepOf(process, posted({}, 0), elsewhere)).toMatchObject({
      ...{ merchantId: 2, place: { source: 'counter-5_2' } },
    });
    expect(stepOf(process, posted({}, 2), elsewhere).place.source).toBe('counter-5');
    expect(() => stepOf(process, posted({}, 1), elsewhere)).toThrow('delivery reaches from facility 1 into 2');
  });

  it('is the same command whoever takes it, and another one for each facility, cause and target', () => {
    const step = stepOf(process, posted({}, 0), reactive);
    expect(commandIdOf(stepOf(process, posted({}, 0), reactive))).toBe(commandIdOf(step));
    const due = { name: 'delivery', view: 'box', dueAt: 'dueAt', react: () => [reactive] };
    const row = { merchantId: 1, key: '9', at: '2026-11-22T17:00:00.000Z', row: {} };
    const others = [
      commandIdOf(step, 'waive'),
      commandIdOf(stepOf(process, posted({}, 0), { ...reactive, merchantId: 2 })),
      commandIdOf(stepOf(process, posted({}, 0), { ...reactive, target: 10 })),
      commandIdOf(dueStepOf(due, row, reactive)),
      commandIdOf(dueStepOf(due, { ...row, at: '2026-11-23T17:00:00.000Z' }, reactive)),
    ];
    expect(new Set([commandIdOf(step), ...others]).size).toBe(6);
  });
});
