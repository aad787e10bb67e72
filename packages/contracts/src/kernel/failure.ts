export type Params = Record<string, string | number | boolean | null>;

/** One invalid field: its path, the reason, and the numbers for the message. */
export interface FieldFailure {
  path: string;
  code: string;
  params?: Params;
}

/** Every error body. It has no prose, because the client has a message for each code in both languages. */
export interface FailureBody {
  error: { code: string; params?: Params; fields?: FieldFailure[] };
}
