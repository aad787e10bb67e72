interface Entry {
  at: number;
  run: () => unknown;
}

/** What happens when, in the order of time; what is noted for one moment happens in the order in which it was noted. */
export class Agenda {
  private readonly entries: Entry[] = [];

  at(at: number, run: () => unknown): void {
    let place = this.entries.length;
    while (place > 0 && this.entries[place - 1]!.at > at) place -= 1;
    this.entries.splice(place, 0, { at, run });
  }

  /** Nothing of what was to come happens any more. */
  clear(): void {
    this.entries.length = 0;
  }

  /** The next thing that happens before `until`. */
  next(until: number): Entry | undefined {
    const [first] = this.entries;
    return first && first.at < until ? this.entries.shift() : undefined;
  }
}
