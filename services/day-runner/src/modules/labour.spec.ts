import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { cotsAstray } from './labour.js';

const told = (type: string, data: object) => ({ stream: '', type, data }) as unknown as LoggedEvent;
const mother = (type: string, roomId: number) => told(type, { encounterId: 1, roomId });
const baby = (type: string, roomId: number) => told(type, { encounterId: 2, roomId, with: 1 });

test('a cot is astray that does not stand in its mother’s room, or whose mother has gone', () => {
  const both = [mother('StayPlaced', 5), baby('StayPlaced', 5)];
  expect(cotsAstray(both)).toBe(0);
  expect(cotsAstray([...both, mother('StayMoved', 6)])).toBe(1);
  expect(cotsAstray([...both, mother('StayMoved', 6), baby('StayMoved', 6)])).toBe(0);
  expect(cotsAstray([...both, told('StayLeft', { encounterId: 1 })])).toBe(1);
  expect(cotsAstray([...both, told('StayLeft', { encounterId: 2 }), told('StayLeft', { encounterId: 1 })])).toBe(0);
});
