import type { StreamWrite } from '@alur/eventing';
import { describe, expect, it } from 'vitest';
import { ensureFits, MOST_DATA_BYTES, MOST_EVENTS, MOST_STREAMS } from './append-limits.js';

const writes = (streams: number, each = 1, text = ''): StreamWrite[] =>
  Array.from({ length: streams }, (_stream, at) => ({
    stream: `stock-1_${at}`,
    expected: 'none' as const,
    events: Array.from({ length: each }, () => ({ id: 'e', type: 'Counted', data: { text }, meta: {} as never })),
  }));
/** Text whose JSON, with braces and field name, has so many bytes. */
const textOf = (bytes: number): string => 'é'.repeat(Math.floor((bytes - '{"text":""}'.length) / 2));

describe('an append', () => {
  it.each([
    ['streams', writes(MOST_STREAMS)],
    ['events', writes(1, MOST_EVENTS)],
    ['bytes', writes(1, 1, textOf(MOST_DATA_BYTES))],
  ])('may be as large as this: %s', (_what, all) => {
    expect(() => ensureFits(all)).not.toThrow();
  });

  it.each([
    ['streams', writes(MOST_STREAMS + 1)],
    ['events', writes(1, MOST_EVENTS + 1)],
    ['bytes', writes(2, 1, textOf(MOST_DATA_BYTES / 2 + 20))],
  ])('is refused when it is larger, with how large it is: %s', (what, all) => {
    expect(() => ensureFits(all)).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'command.too-large',
        params: expect.objectContaining({ [what]: expect.any(Number) }),
      }),
    );
  });
});
