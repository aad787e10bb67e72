import type { CodeSystem } from '@alur/contracts/terminology/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { CodeListEvent } from './events.js';

export interface RetiredCode {
  readonly system: CodeSystem;
  readonly code: string;
  readonly display: string;
}

/** The codes that a facility no longer offers. */
export interface CodeListState {
  readonly retired: readonly RetiredCode[];
}

const isThe =
  (system: CodeSystem, code: string) =>
  (each: RetiredCode): boolean =>
    each.system === system && each.code === code;

export const codeList: Aggregate<CodeListState, CodeListEvent> = {
  kind: 'code_list',
  initial: { retired: [] },
  evolve: ({ retired }, { type, data: { system, code, ...data } }) => ({
    retired: [
      ...retired.filter(each => !isThe(system, code)(each)),
      ...(type === 'ReferenceCodeRetired' && 'display' in data ? [{ system, code, display: data.display }] : []),
    ],
  }),
};

export const isRetired = ({ retired }: CodeListState, system: CodeSystem, code: string): boolean =>
  retired.some(isThe(system, code));

/** `display` is the code's present name, so that a later look-up finds the name under which it was retired. */
export const retire = (
  state: CodeListState,
  merchantId: number,
  { system, code }: Omit<RetiredCode, 'display'>,
  display: string | null,
): CodeListEvent[] => {
  ensure(!isRetired(state, system, code), 'terminology.code-retired', { code }, 'code');
  if (display === null) throw new Rejection('terminology.code-unknown', { code }, 'code');
  return [{ type: 'ReferenceCodeRetired', data: { merchantId, system, code, display } }];
};

export const restore = (
  state: CodeListState,
  merchantId: number,
  { system, code }: Omit<RetiredCode, 'display'>,
): CodeListEvent[] => {
  ensure(isRetired(state, system, code), 'terminology.code-not-retired', { code }, 'code');
  return [{ type: 'ReferenceCodeRestored', data: { merchantId, system, code } }];
};
