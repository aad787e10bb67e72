import type { DecisionContext } from '../kernel/context.js';
import { release, take, uniqueNameOf, type NameEvent, type NameState } from '../kernel/name.js';

const name = { kind: 'patient-import', value: 'registering', taken: 'patient-import.another-registers' };
const holderOf = (importId: number): string => `patient_import-${importId}`;

/**
 * The facility's turn to register patients from a file. One import holds it at a time, whatever the process, because two
 * would not see each other's patients: nobody is claimed by name and birth date, which twins and namesakes share
 * (record 77).
 */
export const turnOf = (context: Pick<DecisionContext, 'merchantId' | 'hash'>) =>
  uniqueNameOf(name.kind, name.value, context);

export const takeTurn = (turn: NameState, importId: number, context: DecisionContext): NameEvent[] =>
  take(turn, holderOf(importId), name, context);

export const releaseTurn = (turn: NameState, importId: number, context: DecisionContext): NameEvent[] =>
  release(turn, holderOf(importId), name, context);
