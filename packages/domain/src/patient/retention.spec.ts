import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRetention, retainedUntil } from './retention.js';

const day = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

describe('DOMAIN 10: a record is kept for 25 years after the last visit', () => {
  test.each([
    ['2001-11-22', '2026-11-22', false],
    ['2001-11-22', '2026-11-23', true],
    ['2000-02-29', '2025-02-28', false],
    ['2000-02-29', '2025-03-01', true],
  ])('last seen %s, on %s: %s', (lastVisit, today, over) => {
    const check = () => checkRetention(lastVisit, today);
    if (over) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({
          code: 'patient.retention-runs',
          params: { until: retainedUntil(lastVisit), lastVisit },
        }),
      );
  });

  test('whoever never came has no record', () => expect(() => checkRetention(null, '2026-11-22')).not.toThrow());

  test('once over it stays over, and a later visit never shortens it', () => {
    fc.assert(
      fc.property(day, day, day, (visit, later, today) => {
        const refused = (last: string, on: string) => {
          try {
            checkRetention(last, on);
            return false;
          } catch {
            return true;
          }
        };
        const [first, second] = visit < later ? [visit, later] : [later, visit];
        if (refused(first, today)) expect(refused(second, today)).toBe(true);
        expect(refused(visit, visit)).toBe(true);
      }),
    );
  });
});
