export type Params = Record<string, string | number | boolean | null>;

/** One field that cannot be taken: where, why, and the numbers for the message. */
export interface FieldFailure {
  path: string;
  code: string;
  params?: Params;
}

/** Every error body. Prose is the client's: it has a message for each code in both languages. */
export interface FailureBody {
  error: { code: string; params?: Params; fields?: FieldFailure[] };
}
