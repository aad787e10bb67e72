import { holdCommand, settleCommand, waiveCommand } from '@alur/contracts/kernel/process/commands';
import { describe, it } from 'vitest';
import { Specification } from '../testing/specification.js';
import type { ProcessEvent } from './events.js';
import { processModule } from './module.js';

const place = (event: string) => ({
  process: 'consultation-to-billing',
  command: 'transaction/charge-consultation',
  targetId: 9,
  source: 'encounter-3',
  cause: {
    eventId: `0b3f4f0e-5f59-4f3c-9a35-0c8c3f4e2f1${event}`,
    eventStream: 'booking-3',
    eventRevision: Number(event),
  },
});
const whose = { encounterId: 3, patientId: 5 };
const asked = (event: string, code: string) => ({ ...place(event), ...whose, code });
const held = (event: string, code = 'transaction.ended'): ProcessEvent => ({
  type: 'CommandHeld',
  data: asked(event, code),
});
const done = (event: string): ProcessEvent => ({
  type: 'HeldCommandDone',
  data: { ...place(event), encounterId: 3 },
});
const TARGET = 'process-consultation-to-billing_transaction_9_encounter-3';
const specification = new Specification([processModule]);
const given = (...events: ProcessEvent[]) => specification.given({ [TARGET]: events });

describe('a target of a process', () => {
  it('is one stream for what comes from one source, whatever is to be done to it', () => {
    for (const command of ['transaction/charge-consultation', 'transaction/charge-prescription'])
      given()
        .when(holdCommand, { ...asked('7', 'transaction.ended'), command })
        .then({ [TARGET]: [{ type: 'CommandHeld', data: { ...asked('7', 'transaction.ended'), command } }] });
  });

  it('holds what was refused, once', () => {
    given()
      .when(holdCommand, asked('7', 'transaction.ended'))
      .then({ [TARGET]: [held('7')] });
    given(held('7')).when(holdCommand, asked('7', 'process.waiting')).then();
  });

  it('holds behind it what waits, and nothing where nothing is held', () => {
    given(held('7'))
      .when(holdCommand, asked('8', 'process.waiting'))
      .then({ [TARGET]: [held('8', 'process.waiting')] });
    given(held('7'), done('7')).when(holdCommand, asked('8', 'process.waiting')).thenRejects('process.not-held');
  });

  it('tells that it was tried again, and why it was refused now', () => {
    const code = 'transaction.items-locked';
    given(held('7'))
      .when(holdCommand, asked('7', code))
      .then({ [TARGET]: [{ type: 'HeldCommandRefused', data: { ...place('7'), encounterId: 3, code } }] });
  });

  it('deals with the first alone: commands to one target go in order', () => {
    const two = [held('7'), held('8', 'process.waiting')];
    given(...two)
      .when(settleCommand, place('7'))
      .then({ [TARGET]: [done('7')] });
    given(...two)
      .when(settleCommand, place('8'))
      .thenRejects('process.waits-for-earlier');
    given(...two)
      .when(waiveCommand, { ...place('8'), reason: 'salah' })
      .thenRejects('process.waits-for-earlier');
    given(...two, done('7'))
      .when(settleCommand, place('8'))
      .then({ [TARGET]: [done('8')] });
  });

  it('waives with a reason, whose the patient’s is', () => {
    const reason = 'tagihan sudah batal';
    given(held('7'))
      .when(waiveCommand, { ...place('7'), reason })
      .then({ [TARGET]: [{ type: 'HeldCommandWaived', data: { ...place('7'), ...whose, reason } }] });
  });

  it('never holds again what was dealt with, though its event is seen once more', () => {
    given(held('7'), done('7')).when(holdCommand, asked('7', 'transaction.ended')).then();
    given(held('7'), done('7')).when(settleCommand, place('7')).then();
    given()
      .when(waiveCommand, { ...place('7'), reason: 'x' })
      .thenRejects('process.not-held');
  });
});
