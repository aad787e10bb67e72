import { modules } from '@alur/domain';
import { describe, expect, it } from 'vitest';
import { sealedPaths, undeclaredStrings } from '../sealing/sealed-paths.js';

const events = modules.flatMap(module => Object.entries(module.events));

describe('the vocabulary', () => {
  it.each(events)('%s declares every string it holds', (_type, { data }) => {
    expect(undeclaredStrings(data)).toEqual([]);
  });

  it.each(events)('%s can name whose its sealed strings are', (_type, { data }) => {
    const shape = (data._zod.def as unknown as { shape: object }).shape;
    for (const { subject } of sealedPaths(data)) expect(Object.keys(shape)).toContain(subject.field);
  });
});
