/** A `t` for keys that the compiler does not know, since a part of them comes from the contracts, the server or the log. */
export const anyKey = (t: unknown) => t as (key: string, params?: object) => string;
