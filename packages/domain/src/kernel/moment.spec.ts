import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamName, type AnyAggregate, type StreamRef } from './aggregate.js';
import { momentOf } from './moment.js';

const MINUTE = 60_000;
const CLOCK = Date.UTC(2026, 10, 23, 8);
const at = (minutes: number): string => new Date(CLOCK + minutes * MINUTE).toISOString();
const aggregate: AnyAggregate = { kind: 'lamp', initial: null, evolve: state => state };

/** Streams that a command names; each had its last step so many minutes after what the clock shows, or none. */
const streams = fc.array(
  fc.record({
    use: fc.constantFrom('write' as const, 'check' as const),
    minutes: fc.option(fc.integer({ min: -300, max: 300 })),
  }),
  { maxLength: 6 },
);

test('is never before the clock or a step of two hours to come at most, and later than neither', () =>
  fc.assert(
    fc.property(streams, all => {
      const refs = new Map<string, StreamRef>();
      const steps = new Map<string, string>();
      for (const [id, { use, minutes }] of all.entries()) {
        const ref = { aggregate, id: String(id), use };
        refs.set(streamName(ref), ref);
        if (minutes !== null) steps.set(streamName(ref), at(minutes));
      }
      const followed = all.flatMap(({ use, minutes }) =>
        use === 'write' && minutes !== null && minutes <= 120 ? [minutes] : [],
      );
      expect(momentOf(refs, stream => steps.get(stream), at(0))).toBe(at(Math.max(0, ...followed)));
    }),
  ));
