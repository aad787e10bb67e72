import type { ListParams, ListRow, ListSpec } from '@alur/contracts/kernel/list';
import { get, type CallOptions, type Query } from './http';

export const listPath = (spec: ListSpec): string => `/v2/${spec.path}`;

/** One page of a declared list, asked for once: `await getList(patients, { search }, { signal })`. */
export const getList = <L extends ListSpec>(spec: L, params: ListParams<L>, options: CallOptions = {}) =>
  get<ListRow<L>[], { total?: number }>(listPath(spec), withoutEmpty(params), options);

/** Drops empty values, so that they neither appear in the URL nor hide a default. */
export function withoutEmpty(values: object): Query {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => String(value ?? '') !== ''));
}
