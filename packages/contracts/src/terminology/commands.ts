import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { ShortText } from '../kernel/scalars.js';

/** The classifications that diagnoses and procedures are coded by. */
export const CodeSystem = z.enum(['icd-10', 'icd-9-cm']);
export type CodeSystem = z.infer<typeof CodeSystem>;

/** How a code of each reads. */
export const codeForms: Readonly<Record<CodeSystem, RegExp>> = {
  'icd-10': /^[A-Z]\d{2}(\.[0-9A-Z]{1,4})?$/,
  'icd-9-cm': /^\d{2}(\.\d{1,2})?$/,
};

/** So many codes are sent at a time. */
export const CODES_AT_ONCE = 500;

export const ImportedCode = z.object({
  code: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)),
  display: ShortText,
  /** Its name in Indonesian, where the file has one. */
  displayId: maybe(ShortText),
});
export type ImportedCode = z.infer<typeof ImportedCode>;

const access = ['settings.other:edit'] as const;

/** A file that was read and found good: so many codes are to come. */
export const beginCodeImport = command('terminology/begin-import', {
  target: 'new',
  access: [...access],
  body: z.object({ system: CodeSystem, version: ShortText, total: z.int().check(z.gte(1), z.lte(200_000)) }),
});

/** Some of its codes; a code that is there already has the newer names from now on. */
export const addCodes = command('terminology/add-codes', {
  target: 'existing',
  access: [...access],
  body: z.object({ codes: z.array(ImportedCode).check(z.minLength(1), z.maxLength(CODES_AT_ONCE)) }),
});

export const finishCodeImport = command('terminology/finish-import', {
  target: 'existing',
  access: [...access],
  body: z.object({}),
});

/** Stopped on the way: what came is there. */
export const cancelCodeImport = command('terminology/cancel-import', {
  target: 'existing',
  access: [...access],
  body: z.object({}),
});

const one = z.object({
  system: CodeSystem,
  code: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)),
});

/** It is offered no longer; what was recorded with it keeps its name. */
export const retireCode = command('terminology/retire-code', { target: 'new', access: [...access], body: one });

export const restoreCode = command('terminology/restore-code', { target: 'new', access: [...access], body: one });
