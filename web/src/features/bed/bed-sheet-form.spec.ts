import { addBed } from '@alur/contracts/bed/commands';
import { describe, expect, it } from 'vitest';
import { bedSheetForm } from './bed-sheet-form';

const form = bedSheetForm([
  { id: 1, classId: 10 },
  { id: 2, classId: 20 },
]);
const line = (roomId: number, name: string, classId: number | null, description: string | null = null) => ({
  ...{ roomId, name, classId, description },
});

describe('a line of the beds’ sheet', () => {
  it('adds a bed to its room', () =>
    expect(addBed.body.parse(form.bodyOf?.(line(1, '2A', 10, 'Jendela'), () => ''))).toEqual({
      ...{ roomId: 1, name: '2A', description: 'Jendela' },
    }));

  it.each([
    ['its room’s class', 20, null],
    ['no class', null, null],
    ['another class', 10, 'classId'],
  ])('with %s', (_name, classId, fault) => expect(form.contradiction?.(line(2, '1', classId))).toBe(fault));
});
