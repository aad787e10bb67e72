import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant } from '../kernel/scalars.js';
import { CodeSystem } from './commands.js';

/** An import of codes, and its progress. */
export const CodeImportRow = z.object({
  id: Id,
  revision: z.int(),
  system: CodeSystem,
  version: z.string(),
  total: z.int(),
  imported: z.int(),
  status: z.enum(['running', 'finished', 'cancelled']),
  begunAt: Instant,
});
export type CodeImportRow = z.infer<typeof CodeImportRow>;

/** A code that the facility imported, in addition to the application's own. */
export const ReferenceCodeRow = z.object({
  id: z.string(),
  system: CodeSystem,
  version: z.string(),
  code: z.string(),
  display: z.string(),
  displayId: z.nullable(z.string()),
});
export type ReferenceCodeRow = z.infer<typeof ReferenceCodeRow>;

/** A code that the facility no longer offers. */
export const RetiredCodeRow = z.object({
  id: z.string(),
  system: CodeSystem,
  code: z.string(),
  display: z.string(),
  retiredAt: Instant,
});
export type RetiredCodeRow = z.infer<typeof RetiredCodeRow>;

const access = ['settings.other:view'] as const;

export const codeImports = topic('terminology.imports', { params: z.object({}), row: CodeImportRow, access });

export const retiredCodes = topic('terminology.retired', { params: z.object({}), row: RetiredCodeRow, access });

export const referenceCodes = list('terminology/codes', {
  view: 'reference_code',
  row: ReferenceCodeRow,
  filters: z.object({ system: z.optional(CodeSystem) }),
  searchIn: ['code', 'display', 'displayId'],
  access,
});
