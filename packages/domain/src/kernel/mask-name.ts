import { ERASED } from './event.js';

/** A name as a waiting room's display may show it: `Budi Santoso` → `B*** S.`, `Ani` → `A***`. */
export const maskName = (name: string): string => {
  if (name === ERASED) return '***';
  const [first, ...others] = name
    .trim()
    .split(/\s+/)
    .map(word => Array.from(word)[0]?.toLocaleUpperCase('id') ?? '');
  if (first === undefined || first === '') return '***';
  const last = others.at(-1);
  return last === undefined ? `${first}***` : `${first}*** ${last}.`;
};
