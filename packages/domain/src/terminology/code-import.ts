import { codeForms, type CodeSystem, type ImportedCode } from '@alur/contracts/terminology/commands';
import { known, type Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { TerminologyEvent } from './events.js';

interface Import {
  readonly importId: number;
  readonly system: CodeSystem;
  readonly version: string;
  readonly total: number;
  readonly imported: number;
}

/** An import is under way, complete, or stopped with the parts that were sent. */
export type CodeImportState =
  | { readonly status: 'none' }
  | (Import & { readonly status: 'running' })
  | (Import & { readonly status: 'finished' })
  | (Import & { readonly status: 'cancelled' });

export const codeImport: Aggregate<CodeImportState, TerminologyEvent> = {
  kind: 'code_import',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'CodeImportBegun') return { status: 'running', ...data, imported: 0 };
    if (state.status === 'none') return state;
    switch (type) {
      case 'CodesImported':
        return { ...state, imported: state.imported + data.codes.length };
      case 'CodeImportFinished':
        return { ...state, status: 'finished' };
      case 'CodeImportCancelled':
        return { ...state, status: 'cancelled' };
    }
  },
};

const running = (state: CodeImportState) => {
  if (state.status !== 'running') throw new Rejection('terminology.import-over');
  return state;
};

export const begin = (
  importId: number,
  { system, version, total }: Omit<Import, 'importId' | 'imported'>,
): TerminologyEvent[] => [{ type: 'CodeImportBegun', data: { importId, system, version, total } }];

export const add = (state: CodeImportState, codes: readonly ImportedCode[]): TerminologyEvent[] => {
  const { importId, system, version, total, imported } = running(state);
  ensure(imported + codes.length <= total, 'terminology.too-many', {}, 'codes');
  for (const [at, { code }] of codes.entries())
    ensure(codeForms[system].test(code), 'terminology.code-form', { code, system }, `codes.${at}.code`);
  return [{ type: 'CodesImported', data: { importId, system, version, codes: [...codes] } }];
};

export const finish = (state: CodeImportState): TerminologyEvent[] => {
  if (known(state)?.status === 'finished') return [];
  const { importId, total, imported } = running(state);
  ensure(imported === total, 'terminology.incomplete');
  return [{ type: 'CodeImportFinished', data: { importId } }];
};

export const cancel = (state: CodeImportState): TerminologyEvent[] => {
  const { importId } = running(state);
  return [{ type: 'CodeImportCancelled', data: { importId } }];
};
