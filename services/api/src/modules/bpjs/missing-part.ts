import type { BpjsProblem } from '@alur/contracts/bpjs/enums';

/** Something that BPJS requires is missing here; `words` is what BPJS says of it, where it was asked. */
export class MissingPart extends Error {
  constructor(
    readonly problem: BpjsProblem,
    readonly words: string | null = null,
  ) {
    super(problem);
  }
}

/** The value, if there is one. @throws MissingPart */
export const required = <Value>(value: Value | null | undefined, problem: BpjsProblem): Value => {
  if (value === null || value === undefined) throw new MissingPart(problem);
  return value;
};
