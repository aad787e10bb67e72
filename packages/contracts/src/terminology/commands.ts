import * as z from 'zod/mini';
import { command } from '../declare.js';
import { maybe } from '../kernel/optional.js';
import { ShortText } from '../kernel/scalars.js';

/** The classifications that diagnoses and procedures are coded by. */
export const CodeSystem = z.enum(['icd-10', 'icd-9-cm']);
export type CodeSystem = z.infer<typeof CodeSystem>;

/** Pattern of each system's codes. */
export const codeForms: Readonly<Record<CodeSystem, RegExp>> = {
  'icd-10': /^[A-Z]\d{2}(\.[0-9A-Z]{1,4})?$/,
  'icd-9-cm': /^\d{2}(\.\d{1,2})?$/,
};

/** Maximum number of codes in one request. */
export const CODES_AT_ONCE = 500;

export const ImportedCode = z.object({
  code: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)),
  display: ShortText,
  /** Its name in Indonesian, if the file has one. */
  displayId: maybe(ShortText),
});
export type ImportedCode = z.infer<typeof ImportedCode>;

const access = ['settings.other:edit'] as const;

/** Starts the import of a file that was read and found valid, with its number of codes. */
export const beginCodeImport = command('terminology/begin-import', {
  target: 'new',
  access: [...access],
  body: z.object({ system: CodeSystem, version: ShortText, total: z.int().check(z.gte(1), z.lte(200_000)) }),
});

/** Adds some of its codes; a code that exists already gets the new names. */
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

/** Stops the import; codes that were added stay. */
export const cancelCodeImport = command('terminology/cancel-import', {
  target: 'existing',
  access: [...access],
  body: z.object({}),
});

const one = z.object({
  system: CodeSystem,
  code: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)),
});

/** The code is no longer offered; records with it keep its name. */
export const retireCode = command('terminology/retire-code', { target: 'new', access: [...access], body: one });

export const restoreCode = command('terminology/restore-code', { target: 'new', access: [...access], body: one });
