/** A module's part in something that all modules do together: what it needs of other parts, and what it gives them. */
export interface Part {
  readonly needs: readonly string[];
  readonly gives: readonly string[];
  readonly run: (stage: never) => Promise<object | void>;
}

/**
 * Sorts parts so that each comes after those that give what it needs. A part with an unmet need comes last, and fails
 * there.
 */
export function inOrder<P extends Part>(
  parts: Readonly<Record<string, P>>,
  given: readonly string[] = [],
): [string, P][] {
  const made = new Set(given);
  const waiting = Object.entries(parts);
  const ordered: [string, P][] = [];
  for (;;) {
    const next = waiting.findIndex(([, { needs }]) => needs.every(thing => made.has(thing)));
    if (next < 0) return [...ordered, ...waiting];
    const [ready] = waiting.splice(next, 1);
    for (const thing of ready![1].gives) made.add(thing);
    ordered.push(ready!);
  }
}

/** Collects what each part gives for those that come after it. */
export class PartStage {
  readonly #things: Record<string, unknown>;

  /** Everything given so far. */
  get things(): Readonly<Record<string, unknown>> {
    return this.#things;
  }

  /** Starts with what exists before the first part. */
  constructor(given: object) {
    this.#things = { ...given };
  }

  async play({ needs, run }: Part): Promise<void> {
    const missing = needs.filter(thing => !Object.hasOwn(this.#things, thing));
    if (missing.length > 0) throw new Error(`needs ${missing.join(', ')}, which nobody has made`);
    Object.assign(this.#things, await run(this.#things as never));
  }
}
