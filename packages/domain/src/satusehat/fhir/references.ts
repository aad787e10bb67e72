import type { Identifier } from './coded.js';

export type Resource = { readonly resourceType: string; readonly id?: string } & Readonly<Record<string, unknown>>;

/** A resource with our own name for it; its identifier makes every request of it idempotent. */
export interface Planned {
  readonly localId: string;
  readonly identifier: Identifier;
  readonly resource: Resource;
}

/** What of a visit is not sent, and why; `name` is a public one, or null. */
export interface LeftOut {
  readonly resourceType: string;
  readonly localId: string;
  readonly name: string | null;
  readonly leftOutFor: 'kfa_missing' | 'category_unknown' | 'loinc_missing';
}

/** Resources in the order in which they are sent, each after those that it refers to. */
export interface Plan {
  readonly resources: readonly Planned[];
  readonly leftOut: readonly LeftOut[];
}

export const joined = (plans: readonly Plan[]): Plan => ({
  resources: plans.flatMap(({ resources }) => resources),
  leftOut: plans.flatMap(({ leftOut }) => leftOut),
});

const OURS = 'local:';

/** Refers to a resource of the same visit by our name, until the service has given it an id. */
export const toOwn = (type: string, localId: string) => ({ reference: `${type}/${OURS}${localId}` });

/** The resource with the service's ids of what it refers to. */
export const resolved = (resource: Resource, idOf: (localId: string) => string): Resource => {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (key !== 'reference' || typeof each !== 'string') return [key, inside(each)];
        const [type = '', name = ''] = each.split(`/${OURS}`);
        return [key, name === '' ? each : `${type}/${idOf(name)}`];
      }),
    );
  };
  return inside(resource) as Resource;
};

export const reference = (type: string, { id, name }: { id: string; name?: string }) => ({
  reference: `${type}/${id}`,
  ...(name !== undefined && { display: name }),
});
