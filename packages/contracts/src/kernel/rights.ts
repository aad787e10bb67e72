/**
 * A right: `<module>[.<tab>[.<section>]]:<method>` (SPEC 6). `AccessKey` (`../access.ts`) is the union of existing
 * ones.
 */
export type Right = `${string}:${string}`;

/** The methods at one place of the access tree, and the default roles that may use them. */
export interface RightsSpec<
  Path extends string = string,
  Methods extends Readonly<Record<string, readonly string[]>> = Readonly<Record<string, readonly string[]>>,
> {
  readonly path: Path;
  /** Order among its siblings. */
  readonly order: number;
  /** SPEC 6: the facility's feature flag without which the rights here and below are not available. */
  readonly flag?: string;
  /** Each method with the tags of the default roles that have it. */
  readonly methods: Methods;
}

/** The rights that a spec declares. */
export type KeysOf<R> = R extends RightsSpec<infer Path, infer Methods> ? `${Path}:${keyof Methods & string}` : never;

/**
 * Declares the rights at a place of the access tree: `rights('cashier.shift', { order: 10, methods: { … } })`. The
 * first part of the path is the area: `channel` is the operator's, `system` belongs to no user, all else is the
 * facility's. A parent may have no method of its own. A module may add methods to another's place. With a `flag`,
 * commands, lists, topics, menu entries and pages of these rights are available only while the flag is on.
 */
export const rights = <const Path extends string, const Methods extends Readonly<Record<string, readonly string[]>>>(
  path: Path,
  spec: { order: number; flag?: string; methods: Methods },
): RightsSpec<Path, Methods> => ({ path, ...spec });

/** A default role of a new facility; rights name its tag. */
export const role = <const Tag extends string>(tag: Tag, name: string) => ({ tag, name });

/** For commands that processes and the clock give; no role can have this right. */
export const systemRights = rights('system', { order: 10, methods: { process: [] } });
