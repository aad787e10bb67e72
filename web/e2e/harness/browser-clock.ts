/** Runs inside a page before any other script, and sets its clock ahead of the machine's. */
export function setClockAhead(aheadMs: number): void {
  const Machine = globalThis.Date;
  globalThis.Date = class extends Machine {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(Machine.now() + aheadMs);
      else super(...(given as [number]));
    }

    static override now(): number {
      return Machine.now() + aheadMs;
    }
  } as DateConstructor;
}
