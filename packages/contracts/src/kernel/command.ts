import type * as z from 'zod/mini';
import type { Right } from './rights.js';

/** A command that a caller may give: its route, the rights that it needs, and the shape of its body. */
export interface CommandSpec<Body extends z.core.$ZodType = z.core.$ZodType, Key extends Right = Right> {
  /** `<module>/<verb>`; it never changes. */
  readonly name: string;
  readonly module: string;
  readonly verb: string;
  /** `new` is `POST /v2/<module>/<verb>`; `existing` is `POST /v2/<module>/<id>/<verb>`. */
  readonly target: 'new' | 'existing';
  /** Any one of these rights suffices: the same act may be offered on several screens. */
  readonly access: readonly Key[];
  readonly body: Body;
  /** Narrows `access` to the rights that this body needs, of which any one suffices. Without it, any of `access` does. */
  readonly accessFor?: (body: z.infer<Body>) => readonly Key[];
}

/** The body of a command, after parsing. */
export type BodyOf<C extends CommandSpec> = z.infer<C['body']>;

/** A route with its own controller on an existing thing: `POST /v2/<module>/<id>/<verb>`, answering `data`. */
export interface ExplicitSpec<
  Body extends z.core.$ZodType = z.core.$ZodType,
  Data extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly module: string;
  readonly verb: string;
  readonly body: Body;
  readonly data: Data;
  /** SPEC 7 names a `PUT` for it instead: its path, which ends with the id. */
  readonly put?: string;
}

/** Declares such a route's body and answer; the route itself is in its controller. */
export const explicit = <Body extends z.core.$ZodType, Data extends z.core.$ZodType>(
  module: string,
  verb: string,
  spec: { body: Body; data: Data; put?: string },
): ExplicitSpec<Body, Data> => ({ module, verb, ...spec });

/** Declares a command of these rights. The route, the OpenAPI entry and the access check all follow from it. */
export const commandOf =
  <Key extends Right>() =>
  <Body extends z.core.$ZodType>(
    name: `${string}/${string}`,
    spec: Pick<CommandSpec<Body, Key>, 'target' | 'access' | 'body' | 'accessFor'>,
  ): CommandSpec<Body, Key> => {
    const [module = '', verb = ''] = name.split('/');
    return { name, module, verb, ...spec };
  };

/**
 * Answer to a command: `projected` is false if the rows were not written within the wait. `settled` is only present if
 * the command has an effect outside the log (a key to destroy), and false if that was not done within the wait.
 */
export interface Receipt {
  id: number;
  revision: number;
  /** Position of the append's last event in the log, as a string (bigint). */
  position: string;
  projected: boolean;
  settled?: boolean;
}
