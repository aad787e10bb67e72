import { given as givenOf } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import type { ProcessEvent } from './events.js';
import { hold, processTarget, settle, targetOf, waive, type ProcessTarget } from './target.js';

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
const target = {
  ...processTarget,
  decide: (command: (state: ProcessTarget) => ProcessEvent[], state: ProcessTarget) => command(state),
};
const given = (...events: ProcessEvent[]) => {
  const spec = givenOf(target, ...events);
  return { when: (command: (state: ProcessTarget) => ProcessEvent[]) => spec.when(command, undefined) };
};

describe('a target of a process', () => {
  it('is one stream for what comes from one source, whatever is to be done to it', () => {
    expect(targetOf(place('7')).id).toBe('consultation-to-billing_transaction_9_encounter-3');
  });

  it('holds what was refused, once', () => {
    given()
      .when(state => hold(state, asked('7', 'transaction.ended')))
      .then(held('7'));
    given(held('7'))
      .when(state => hold(state, asked('7', 'process.waiting')))
      .then();
  });

  it('holds behind it what waits, and nothing where nothing is held', () => {
    given(held('7'))
      .when(state => hold(state, asked('8', 'process.waiting')))
      .then(held('8', 'process.waiting'));
    given(held('7'), done('7'))
      .when(state => hold(state, asked('8', 'process.waiting')))
      .thenRejects('process.not-held');
  });

  it('tells that it was tried again, and why it was refused now', () => {
    given(held('7'))
      .when(state => hold(state, asked('7', 'transaction.items-locked')))
      .then({
        type: 'HeldCommandRefused',
        data: { ...place('7'), encounterId: 3, code: 'transaction.items-locked' },
      });
  });

  it('deals with the first alone: commands to one target go in order', () => {
    const two = [held('7'), held('8', 'process.waiting')];
    given(...two)
      .when(state => settle(state, place('7')))
      .then(done('7'));
    given(...two)
      .when(state => settle(state, place('8')))
      .thenRejects('process.waits-for-earlier');
    given(...two)
      .when(state => waive(state, place('8'), 'salah'))
      .thenRejects('process.waits-for-earlier');
    given(...two, done('7'))
      .when(state => settle(state, place('8')))
      .then(done('8'));
  });

  it('waives with a reason, whose the patient’s is', () => {
    given(held('7'))
      .when(state => waive(state, place('7'), 'tagihan sudah batal'))
      .then({
        type: 'HeldCommandWaived',
        data: { ...place('7'), ...whose, reason: 'tagihan sudah batal' },
      });
  });

  it('never holds again what was dealt with, though its event is seen once more', () => {
    given(held('7'), done('7'))
      .when(state => hold(state, asked('7', 'transaction.ended')))
      .then();
    given(held('7'), done('7'))
      .when(state => settle(state, place('7')))
      .then();
    given()
      .when(state => waive(state, place('7'), 'x'))
      .thenRejects('process.not-held');
  });
});
