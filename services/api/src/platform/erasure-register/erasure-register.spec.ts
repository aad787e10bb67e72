import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ErasureRegister, erasureRegisterIn } from './erasure-register.js';

const folder = mkdtempSync(join(tmpdir(), 'alur-erasures-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps who was erased and when, for its owner’s eyes alone', () => {
  const file = erasureRegisterIn(folder);
  const register = new ErasureRegister(file);
  expect(register.exists).toBe(false);
  expect(register.open().read()).toEqual([]);
  register.record('patient-12', '2026-11-21T02:03:04.005Z');
  register.open().record('patient-7', '2026-11-22T02:03:04.005Z');
  expect(new ErasureRegister(file).read()).toEqual([
    { subject: 'patient-12', at: '2026-11-21T02:03:04.005Z' },
    { subject: 'patient-7', at: '2026-11-22T02:03:04.005Z' },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('does not guess at a damaged line, and does not damage the next', () => {
  const file = join(folder, 'torn.jsonl');
  const register = new ErasureRegister(file);
  register.record('patient-1');
  appendFileSync(file, '{"subject":"patient-2","a');
  register.record('patient-3');
  expect(() => register.read()).toThrow('torn.jsonl: line 2 cannot be read');
});
