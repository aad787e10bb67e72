/** A right: `<module>[.<tab>[.<section>]]:<method>` (SPEC 6). `AccessKey` (`../access.ts`) is those that exist. */
export type Right = `${string}:${string}`;

/** What may be done at one place of the access tree, and the default roles that may do it. */
export interface RightsSpec<
  Path extends string = string,
  Methods extends Readonly<Record<string, readonly string[]>> = Readonly<Record<string, readonly string[]>>,
> {
  readonly path: Path;
  /** Where it stands among those beside it. */
  readonly order: number;
  /** SPEC 6: the facility's feature flag without which nobody has what is declared here, or below it. */
  readonly flag?: string;
  /** Each method with the tags of the default roles that have it. */
  readonly methods: Methods;
}

/** The rights that it declares. */
export type KeysOf<R> = R extends RightsSpec<infer Path, infer Methods> ? `${Path}:${keyof Methods & string}` : never;

/**
 * Declares what may be done at a place of the access tree: `rights('cashier.shift', { order: 10, methods: { … } })`.
 * The first part of the path says whose area it is: `channel` is the operator's, `system` nobody's, all else is the
 * facility's. What others stand under may have no method of its own. A module may add methods to another's place. With
 * a `flag`, commands, lists, topics, menu entries and pages of these rights are there only where the flag is on.
 */
export const rights = <const Path extends string, const Methods extends Readonly<Record<string, readonly string[]>>>(
  path: Path,
  spec: { order: number; flag?: string; methods: Methods },
): RightsSpec<Path, Methods> => ({ path, ...spec });

/** A role that a new facility starts with: which rights it has, those say by its tag. */
export const role = <const Tag extends string>(tag: Tag, name: string) => ({ tag, name });

/** What follows from events by itself: no role can be given this right. */
export const systemRights = rights('system', { order: 10, methods: { process: [] } });
