interface Waiting {
  at: number;
  arrival: number;
  count: number;
  go: (due: number) => void;
}

const before = (one: Waiting, other: Waiting): boolean =>
  one.at < other.at || (one.at === other.at && one.arrival < other.arrival);

/** Commands ready to be sent, the earliest time of the day first (a binary heap). */
export class TurnQueue {
  private readonly heap: Waiting[] = [];
  private arrivals = 0;

  get first(): { count: number } | undefined {
    return this.heap[0];
  }

  push(at: number, count: number, go: (due: number) => void): void {
    this.heap.push({ at, arrival: this.arrivals++, count, go });
    let child = this.heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.swapIfBefore(child, parent)) return;
      child = parent;
    }
  }

  pop(): Waiting | undefined {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (first === undefined || last === undefined || first === last) return first;
    this.heap[0] = last;
    let parent = 0;
    for (;;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      const child = this.isBefore(right, left) ? right : left;
      if (!this.swapIfBefore(child, parent)) return first;
      parent = child;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one], this.heap[other]];
    return a !== undefined && b !== undefined && before(a, b);
  }

  private swapIfBefore(child: number, parent: number): boolean {
    const [a, b] = [this.heap[child], this.heap[parent]];
    if (a === undefined || b === undefined || !before(a, b)) return false;
    this.heap[child] = b;
    this.heap[parent] = a;
    return true;
  }
}
