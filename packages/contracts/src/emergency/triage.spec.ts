import { describe, expect, test } from 'vitest';
import { colourOfFindings, isMoreUrgent, retriageMinutes, triageLevel, triageLevels } from './triage.js';

describe('triage', () => {
  // DOMAIN-CLINICAL 8: the level is the worst of what is found.
  test.each([
    ['RR 34 with SpO₂ 86%', ['stable', 'critical', 'stable', 'stable'], 'red', 1],
    ['chest pain, stable', ['stable', 'stable', 'urgent', 'stable'], 'yellow', 2],
    ['a wound, walking, stable', ['stable', 'stable', 'stable', 'stable'], 'green', 3],
    ['one urgent and one critical', ['urgent', 'stable', 'critical', 'stable'], 'red', 1],
  ] as const)('%s', (_name, findings, colour, level) => {
    expect(colourOfFindings(findings)).toBe(colour);
    expect(triageLevel('colours', level)?.colour).toBe(colour);
  });

  test('asystole on arrival without resuscitation is P0, in every scale, and the least urgent', () => {
    for (const levels of Object.values(triageLevels)) {
      const dead = levels.find(({ level }) => level === 0);
      expect(dead).toEqual({ level: 0, colour: 'black', doctorMinutes: null });
      for (const other of levels.filter(each => each !== dead)) expect(isMoreUrgent(other, dead!)).toBe(true);
    }
  });

  test('is done again after 30 minutes for P2 and 60 for P3; P1 is watched all the time', () =>
    expect(retriageMinutes).toEqual({ red: 0, yellow: 30, green: 60, black: null }));
});
