import { treeOf, type AccessNode } from './kernel/access-tree.js';
import { isChannelKey } from './kernel/channel.js';
import type { KeysOf, RightsSpec } from './kernel/rights.js';
import { declaredRights } from './rights.gen.js';

type Declared = (typeof declaredRights)[number];

/** Every right that exists, as the modules declare them in their `rights.ts`. */
export type AccessKey = KeysOf<Declared>;

/** Every place in the access tree; asking for a place asks whether anything there is allowed. */
export type AccessPath = Declared['path'];

/** What may be done at one place. */
export type MethodAt<Path extends AccessPath> =
  Extract<Declared, { path: Path }> extends infer Place
    ? KeysOf<Place> extends `${string}:${infer Method}`
      ? Method
      : never
    : never;

const isSystem = (path: string) => path === 'system' || path.startsWith('system:');
const treeWhere = (holds: (path: string) => boolean) =>
  treeOf((declaredRights as readonly RightsSpec[]).filter(({ path }) => holds(path)));

/** The facility's area: `/manage`. */
export const manageTree = treeWhere(path => !isChannelKey(path) && !isSystem(path));

/** The operator's area: `/channel`. */
export const channelTree = treeWhere(isChannelKey);

const keysOf = (nodes: readonly AccessNode[], path = ''): string[] =>
  nodes.flatMap(({ key, methods, children }) => [
    ...methods.map(method => `${path}${key}:${method}`),
    ...keysOf(children, `${path}${key}.`),
  ]);

/** Every right that exists, in the order of the trees. */
export const accessKeys = new Set(
  [manageTree, channelTree, treeWhere(isSystem)].flatMap(tree => keysOf(tree)),
) as ReadonlySet<string> as ReadonlySet<AccessKey>;

/** Whether there is such a right. */
export const isAccessKey = (key: string): key is AccessKey => (accessKeys as ReadonlySet<string>).has(key);

/** The feature flag without which a right is not available (SPEC 6): that of its own place, or of a place above. */
export const flagsOf = (declared: readonly RightsSpec[]): ReadonlyMap<string, string> => {
  const of = (path: string): string | undefined =>
    declared.find(one => one.path === path && one.flag !== undefined)?.flag ??
    (path.includes('.') ? of(path.slice(0, path.lastIndexOf('.'))) : undefined);
  return new Map(
    declared.flatMap(({ path, flag = of(path), methods }) =>
      flag === undefined ? [] : Object.keys(methods).map(method => [`${path}:${method}`, flag] as const),
    ),
  );
};
const flags = flagsOf(declaredRights);

/** The facility's feature flag that this right needs, if it needs one. */
export const flagOf = (key: string): string | undefined => flags.get(key);

/** Whether a user may be given this right; rights of the system belong to processes alone. */
export const isGrantable = (key: string): key is AccessKey => isAccessKey(key) && !isSystem(key);
