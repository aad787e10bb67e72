import { expect, it } from 'vitest';
import { clickBegan, clicksIn, traceOf, traceparentOf } from './trace';

const id = '0b8f4a52-6b52-4c1e-9d0b-0f6a1e7a4c10';

it('names the trace by the command', () => {
  expect(traceparentOf(id)).toBe('00-0b8f4a526b524c1e9d0b0f6a1e7a4c10-9d0b0f6a1e7a4c10-01');
});

it('times its own clicks, each once, and nobody else’s', () => {
  clickBegan(id);
  const foreign = traceOf(crypto.randomUUID());
  const [click, ...others] = clicksIn([foreign, traceOf(id)]);
  expect(click).toMatchObject({ trace: traceOf(id) });
  expect(click!.ms).toBeGreaterThanOrEqual(0);
  expect(others).toEqual([]);
  expect(clicksIn([traceOf(id)])).toEqual([]);
});

it('keeps the latest clicks only', () => {
  clickBegan(id);
  for (let more = 0; more < 32; more++) clickBegan(crypto.randomUUID());
  expect(clicksIn([traceOf(id)])).toEqual([]);
});
