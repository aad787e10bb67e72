/**
 * A `t` for keys that the compiler does not know, because a part of them comes from contracts, the server or the log.
 */
export const anyKey = (t: unknown) => t as (key: string, params?: object) => string;
