import { describe, expect, it } from 'vitest';
import { alertLineOf, paceOf, type Dilatation } from './partograph.js';

const at = (clock: string, cervix: number | null, isStruck = false): Dilatation => ({
  ...{ at: `2026-11-26T${clock}:00.000Z`, cervix, isStruck },
});

describe('the alert line of a partograph', () => {
  it('begins with the active phase, on what was found then, and reaches 10 cm at 1 cm an hour', () => {
    expect(alertLineOf([])).toBeNull();
    expect(alertLineOf([at('01:00', 2), at('05:00', 3)])).toBeNull();
    const entries = [at('01:00', 2), at('05:00', 5), at('08:00', 7)];
    expect(alertLineOf(entries)).toEqual({
      from: Date.parse('2026-11-26T05:00:00.000Z'),
      cervix: 5,
      until: Date.parse('2026-11-26T10:00:00.000Z'),
    });
  });

  it('knows nothing of entries that were struck or saw no cervix, and goes by time, not by order', () => {
    expect(alertLineOf([at('03:00', 6, true), at('04:00', null)])).toBeNull();
    expect(alertLineOf([at('09:00', 8), at('05:00', 4)])).toMatchObject({ cervix: 4 });
  });
});

describe('how labour goes', () => {
  const since = (...entries: [string, number][]) => paceOf([at('05:00', 4), ...entries.map(each => at(...each))]);

  it('is on time on the alert line and to its left', () => {
    expect(since()).toBe('on_time');
    expect(since(['09:00', 8])).toBe('on_time');
    expect(since(['07:00', 9])).toBe('on_time');
    expect(paceOf([at('05:00', 3)])).toBeNull();
  });

  it('has crossed the alert line to the right of it, up to four hours', () => {
    expect(since(['09:01', 8])).toBe('alert');
    expect(since(['12:59', 8])).toBe('alert');
    // Labour has caught up, since only the last examination counts.
    expect(since(['09:00', 6], ['11:00', 10])).toBe('on_time');
  });

  it('has reached the action line at four hours', () => {
    expect(since(['13:00', 8])).toBe('action');
    expect(since(['09:00', 4])).toBe('action');
    expect(since(['09:30', 3])).toBe('action');
  });
});
