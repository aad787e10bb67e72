import { expect, test } from 'vitest';
import { ERASED } from './event.js';
import { maskName } from './mask-name.js';

test.each([
  ['Budi Santoso', 'B*** S.'],
  ['siti nur aini', 'S*** A.'],
  ['Ani', 'A***'],
  ['  ', '***'],
  [ERASED, '***'],
])('%j is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown));
