import { command } from '@alur/contracts/declare';
import { AssertionError } from 'node:assert';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { act } from '../act.js';
import { writes, type Aggregate } from '../aggregate.js';
import { event, label, type DataOf, type EventOf } from '../event.js';
import { moduleOf } from '../module.js';
import { processOf } from '../process.js';
import { ensure } from '../rejection.js';
import { viewOf } from '../view.js';
import { deciding, Specification, type Story, type Streams } from './specification.js';

const lampEvents = {
  LampLit: event(z.object({ lampId: z.int(), by: label() })),
  WickUsed: event(z.object({ lampId: z.int() })),
};
type LampEvent = EventOf<typeof lampEvents>;
const lamp: Aggregate<{ lit: boolean }, LampEvent> = {
  kind: 'lamp',
  initial: { lit: false },
  evolve: (state, { type }) => (type === 'LampLit' ? { lit: true } : state),
};
const wick: Aggregate<{ used: number }, LampEvent> = {
  kind: 'wick',
  initial: { used: 0 },
  evolve: ({ used }) => ({ used: used + 1 }),
};
const access = ['system:process'] as const;
const light = command('lamp/light', { target: 'existing', access, body: z.object({ by: z.string() }) });
const lightAct = act({
  command: light,
  sees: { lamp, wick },
  primary: 'lamp',
  streams: ({ id }) => ({ lamp: writes(lamp, id), wick: writes(wick, id) }),
  decide: ({ id, by }, states) => {
    ensure(!states.lamp.lit, 'lamp.lit', { by }, 'by');
    return {
      lamp: [{ type: 'LampLit' as const, data: { lampId: id, by } }],
      wick: [{ type: 'WickUsed' as const, data: { lampId: id } }],
    };
  },
});
const lampView = viewOf<DataOf<typeof lampEvents>>()({
  name: 'lamp',
  version: 1,
  row: z.object({ id: z.int(), by: z.string() }),
  on: { LampLit: { key: e => e.data.lampId, first: e => ({ id: e.data.lampId, by: e.data.by }) } },
});
const relight = processOf<DataOf<typeof lampEvents>>()({
  name: 'relight',
  types: ['WickUsed'],
  react: e => [{ command: light, target: e.data.lampId, body: { by: 'angin' } }],
});

const specification = new Specification([
  moduleOf('lamp', { events: lampEvents, aggregates: [lamp, wick], acts: [lightAct] }),
]);
const given = (streams: Streams = {}) => specification.given(streams);

const lit: LampEvent = { type: 'LampLit', data: { lampId: 1, by: 'Sari' } };
const used: LampEvent = { type: 'WickUsed', data: { lampId: 1 } };

test('tells events by stream, and fails on any other', () => {
  given()
    .when(light, { id: 1, by: 'Sari' })
    .then({ 'lamp-1': [lit], 'wick-1': [used] });
  const outcome = given().when(light, { id: 1, by: 'Sari' });
  expect(() => outcome.then({ 'lamp-1': [lit] })).toThrow(AssertionError);
  expect(() => outcome.then()).toThrow(AssertionError);
  expect(() => outcome.thenRejects('lamp.lit')).toThrow('expected a rejection lamp.lit');
});

test('tells a refusal by code, parameters and field', () => {
  const outcome = given({ 'lamp-1': [lit] }).when(light, { id: 1, by: 'Ani' });
  outcome.thenRejects('lamp.lit');
  outcome.thenRejects('lamp.lit', { by: 'Ani' }, 'by');
  expect(() => outcome.thenRejects('lamp.dark')).toThrow(AssertionError);
  expect(() => outcome.thenRejects('lamp.lit', { by: 'Sari' })).toThrow(AssertionError);
  expect(() => outcome.then()).toThrow('rejected: lamp.lit');
  expect(() => outcome.thenRows(lampView, [{ id: 1 }])).toThrow('rejected: lamp.lit');
});

test('tells what one stream decides by itself, whichever command asks', () => {
  const burning = deciding(lamp, 1, ({ lit: isLit }) => {
    ensure(!isLit, 'lamp.lit');
    return [lit];
  });
  const outcome = given().when(burning);
  outcome.then({ 'lamp-1': [lit] });
  outcome.when(burning).thenRejects('lamp.lit');
  given()
    .when(deciding(lamp, 1, () => []))
    .then();
  const story = given();
  story.when(burning);
  expect(story.state(lamp, 1)).toEqual({ lit: true });
});

test('shows how the thing stands, where it was not refused', () => {
  const outcome = given().when(light, { id: 1, by: 'Sari' });
  outcome.thenState(lamp, 1, { lit: true });
  expect(() => outcome.thenState(lamp, 1, { lit: false })).toThrow(AssertionError);
  const refused = given({ 'lamp-1': [lit] }).when(light, { id: 1, by: 'Ani' });
  expect(() => refused.thenState(lamp, 1, { lit: true })).toThrow('rejected: lamp.lit');
});

test('goes on, and shows rows and what follows', () => {
  const story = given();
  story
    .when(light, { id: 1, by: 'Sari' })
    .when(light, { id: 2, by: 'Ani' })
    .thenRows(lampView, [{ id: 1 }, { by: 'Ani' }]);
  story.thenFollows(relight, [{ command: light, target: 2, body: { by: 'angin' } }]);
  expect(() => story.thenRows(lampView, [{ id: 1 }])).toThrow(AssertionError);
  expect(() => story.thenRows(lampView, [{ id: 1 }, { by: 'Sari' }])).toThrow(AssertionError);
  expect(() => story.thenFollows(relight, [])).toThrow(AssertionError);
});

test('does not go on from a refusal that nobody asked about', () => {
  const refused = () => {
    const story = given({ 'lamp-1': [lit] });
    const outcome = story.when(light, { id: 1, by: 'Ani' });
    return { story, outcome };
  };
  const goingOn: ((story: Story) => unknown)[] = [
    story => story.when(light, { id: 2, by: 'Ani' }),
    story => story.attempt(light, { id: 2, by: 'Ani' }),
    story => story.given({ 'lamp-2': [lit] }),
    story => story.state(lamp, 1),
    story => story.thenRows(lampView, [{ id: 1 }]),
    story => story.thenFollows(relight, []),
  ];
  for (const go of goingOn) expect(() => go(refused().story)).toThrow('rejected: lamp.lit');
  const { story, outcome } = refused();
  outcome.thenRejects('lamp.lit');
  story.when(light, { id: 2, by: 'Ani' }).thenState(lamp, 2, { lit: true });
});

test('attempts what may be refused, and tells what it wrote', () => {
  const story = given({ 'lamp-1': [lit] });
  expect(story.attempt(light, { id: 1, by: 'Ani' })).toEqual({});
  expect(story.attempt(light, { id: 2, by: 'Ani' })).toMatchObject({ 'lamp-2': [{ data: { by: 'Ani' } }] });
  story.thenRows(lampView, [{ id: 1 }, { id: 2 }]);
});

test('tells what happened meanwhile, and when', () => {
  const story = given({ 'lamp-1': [lit] });
  story
    .given({ 'lamp-2': [{ type: 'LampLit', data: { lampId: 2, by: 'Ani' } }] }, { today: '2026-11-24', clock: '09:30' })
    .when(light, { id: 3, by: 'Budi' });
  expect(story.clinic.log.map(({ stream, meta }) => [stream, meta.at])).toEqual([
    ['lamp-1', '2026-11-23T08:00:00.000Z'],
    ['lamp-2', '2026-11-24T09:30:00.000Z'],
    ['lamp-3', '2026-11-24T09:30:00.000Z'],
    ['wick-3', '2026-11-24T09:30:00.000Z'],
  ]);
});

test('a defect is no refusal, and an unknown command none at all', () => {
  const unknown = command('lamp/break', { target: 'existing', access, body: z.object({}) });
  expect(() => given().when(unknown, { id: 1 })).toThrow('no module decides lamp/break');
  expect(() => given().when(light, { id: 1 })).toThrow(z.core.$ZodError);
  const broken = deciding(lamp, 1, () => {
    throw new TypeError('a defect');
  });
  expect(() => given().when(broken)).toThrow('a defect');
});
