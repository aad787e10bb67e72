import type { Params } from '@alur/contracts/kernel/failure';

/** A rule said no. The code has a message in both languages; nothing was changed. Becomes a 409. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  constructor(
    readonly code: string,
    readonly params: Params = {},
    /** The body's field that the rule speaks of, if one. */
    readonly path?: string,
  ) {
    super(code);
  }
}

/** Throws `Rejection(code, params)` unless the condition holds. */
export function ensure(condition: unknown, code: string, params?: Params, path?: string): asserts condition {
  if (!condition) throw new Rejection(code, params, path);
}
