import { CodeSystem } from '@alur/contracts/terminology/commands';
import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = { importId: z.int() };

/** Stream `code_import-<id>`: one file of codes, in parts as they were sent. */
export const terminologyEvents = {
  CodeImportBegun: event(z.object({ ...id, system: CodeSystem, version: label(), total: z.int() })),
  /** Each part says what a row of it needs. */
  CodesImported: event(
    z.object({
      ...id,
      system: CodeSystem,
      version: label(),
      codes: z.array(z.object({ code: code(), display: label(), displayId: z.nullable(label()) })),
    }),
  ),
  CodeImportFinished: event(z.object(id)),
  CodeImportCancelled: event(z.object(id)),
};
/** Stream `code_list-<merchantId>`: which codes a facility no longer offers, whoever brought them. */
export const codeListEvents = {
  ReferenceCodeRetired: event(z.object({ merchantId: z.number(), system: CodeSystem, code: code(), display: label() })),
  ReferenceCodeRestored: event(z.object({ merchantId: z.number(), system: CodeSystem, code: code() })),
};
export type CodeListEvent = EventOf<typeof codeListEvents>;
export type TerminologyEvent = EventOf<typeof terminologyEvents>;
