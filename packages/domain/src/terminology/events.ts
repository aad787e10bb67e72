import { CodeSystem } from '@alur/contracts/terminology/commands';
import * as z from 'zod/mini';
import { code, event, label, type EventOf } from '../kernel/event.js';

const id = { importId: z.int() };

/** Stream `code_import-<id>`: one file of codes, in the parts in which it was sent. */
export const terminologyEvents = {
  CodeImportBegun: event(z.object({ ...id, system: CodeSystem, version: label(), total: z.int() })),
  /** Each part has everything that its rows need. */
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
/** Stream `code_list-<merchantId>`: codes that a facility no longer offers, built-in or imported. */
export const codeListEvents = {
  ReferenceCodeRetired: event(z.object({ merchantId: z.number(), system: CodeSystem, code: code(), display: label() })),
  ReferenceCodeRestored: event(z.object({ merchantId: z.number(), system: CodeSystem, code: code() })),
};
export type CodeListEvent = EventOf<typeof codeListEvents>;
export type TerminologyEvent = EventOf<typeof terminologyEvents>;
