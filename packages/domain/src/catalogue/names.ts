import type { CatalogueSpec } from '@alur/contracts/catalogue/catalogue';
import type { StreamRef } from '../kernel/aggregate.js';
import { uniqueNameOf, release, take, type NameEvent, type NameState, type uniqueName } from '../kernel/name.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';

type Values = Readonly<Record<string, unknown>>;

/** One name to take or to give back. */
export interface NameChange {
  act: 'take' | 'release';
  kind: string;
  field: string;
  value: string;
  ref: StreamRef<typeof uniqueName>;
}

const textOf = (values: Values | null, field: string): string | null => {
  const value = values?.[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Which claims an item moves when its fields go from `before` to `after`; null is not in use. */
export const nameChanges = (
  spec: CatalogueSpec,
  before: Values | null,
  after: Values | null,
  context: DecisionContext,
): NameChange[] =>
  spec.uniqueBy.flatMap(field => {
    const kind = `${spec.key}.${field}`;
    const change = (act: NameChange['act'], value: string | null): NameChange[] =>
      value === null ? [] : [{ act, kind, field, value, ref: uniqueNameOf(kind, value, context) }];
    const [old] = change('release', textOf(before, field));
    const [next] = change('take', textOf(after, field));
    if (old && next && old.ref.id === next.ref.id) return [];
    return [old, next].filter(each => each !== undefined);
  });

/** The claims' events, in the order of the changes. SPEC 8 has a text for a duplicate on add and another on edit. */
export const moveNames = (
  changes: readonly NameChange[],
  states: readonly NameState[],
  holder: string,
  taken: string,
  context: DecisionContext,
): NameEvent[][] =>
  changes.map(({ act, kind, field, value }, index) => {
    const state = states[index] ?? { holder: null };
    if (act === 'release') return release(state, holder, { kind, value }, context);
    ensure(state.holder === null || state.holder === holder, taken, { name: value }, field);
    return take(state, holder, { kind, value, taken, path: field }, context);
  });
