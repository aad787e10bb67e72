/** A module's part in what all modules do together: what it needs of what others made, and what it makes for them. */
export interface Part {
  readonly needs: readonly string[];
  readonly gives: readonly string[];
  readonly run: (stage: never) => Promise<object | void>;
}

/**
 * Parts by name, each after those that make what it needs. What needs something that nobody makes comes last, where
 * it fails for itself.
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

/** Where parts meet: what each gives lies here for those that come after it. */
export class PartStage {
  readonly #things: Record<string, unknown>;

  /** What lies here by now. */
  get things(): Readonly<Record<string, unknown>> {
    return this.#things;
  }

  /** With what lies here from the start. */
  constructor(given: object) {
    this.#things = { ...given };
  }

  async play({ needs, run }: Part): Promise<void> {
    const missing = needs.filter(thing => !Object.hasOwn(this.#things, thing));
    if (missing.length > 0) throw new Error(`needs ${missing.join(', ')}, which nobody has made`);
    Object.assign(this.#things, await run(this.#things as never));
  }
}
