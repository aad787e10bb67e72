import { expect, it } from 'vitest';
import { correlationOf, rootSpanOf, traceIdOf } from './trace-ids.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const chain = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';

it('takes the id of a chain of commands for that of a trace, and back', () => {
  expect(correlationOf(`00-${trace}-00f067aa0ba902b7-01`)).toBe(chain);
  expect(traceIdOf(chain)).toBe(trace);
  expect(rootSpanOf(trace)).toBe('a3ce929d0e0e4736');
});

it.each([
  '',
  trace,
  `01-${trace}-00f067aa0ba902b7-01`,
  `00-${trace.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace}-00f067aa0ba902b7-01-more`,
])('is told nothing by %j', header => expect(correlationOf(header)).toBeUndefined());

it('has no trace for a chain that a caller named in its own way', () => {
  expect(traceIdOf('order-17')).toBeUndefined();
});
