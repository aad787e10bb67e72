import { expect, it } from 'vitest';
import { monotonic } from './monotonic.js';
import { closedLoop, openLoop, replay } from './pace.js';

it('closed loop: keeps so many in flight, the earliest of the day first', async () => {
  const pace = closedLoop(2);
  const sent: string[] = [];
  const send = (name: string, at: number, count = 1) => pace.turn(at, count).then(() => sent.push(name));
  await Promise.all([send('a', 9), send('b', 8)]);
  const later = [send('noon', 12), send('ten', 10), send('two at eleven', 11, 2)];
  pace.done();
  await Promise.resolve();
  expect(sent).toEqual(['a', 'b', 'ten']);
  pace.done();
  await Promise.resolve();
  expect(sent).toHaveLength(3);
  pace.done();
  await later[2];
  expect(sent).toEqual(['a', 'b', 'ten', 'two at eleven']);
  pace.done(2);
  await Promise.all(later);
});

it('open loop: leaves at the beat whether or not others were answered, and counts from it', async () => {
  const pace = openLoop(200);
  pace.start();
  const dues = await Promise.all(Array.from({ length: 40 }, () => pace.turn(0)));
  pace.stop();
  const gaps = dues.slice(1).map((due, index) => due - (dues[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(5, 6);
});

it('replay: the day’s own spacing, so many times as fast; what is late is due at once', async () => {
  const pace = replay(3_600, 6 * 3_600);
  pace.start();
  const began = monotonic();
  const [first, second] = await Promise.all([pace.turn(6 * 3_600), pace.turn(6 * 3_600 + 180)]);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(45);
  expect(monotonic() - began).toBeLessThan(500);
  const late = await pace.turn(6 * 3_600);
  expect(late).toBeGreaterThan(first ?? 0);
});
