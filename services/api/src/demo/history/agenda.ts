interface Entry {
  at: number;
  run: () => unknown;
}

/** Events ordered by time; entries of the same moment run in the order in which they were added. */
export class Agenda {
  private readonly entries: Entry[] = [];

  at(at: number, run: () => unknown): void {
    let place = this.entries.length;
    while (place > 0 && this.entries[place - 1]!.at > at) place -= 1;
    this.entries.splice(place, 0, { at, run });
  }

  /** Drops all remaining entries. */
  clear(): void {
    this.entries.length = 0;
  }

  /** The next thing that happens before `until`. */
  next(until: number): Entry | undefined {
    const [first] = this.entries;
    return first && first.at < until ? this.entries.shift() : undefined;
  }
}
