import { ServerResponse } from 'node:http';

/** Loaded before the application: its clock goes ahead of the machine's by `CLOCK_AHEAD_MS`. */
const Machine = globalThis.Date;
const ahead = Number(process.env['CLOCK_AHEAD_MS']);

class DateAhead extends Machine {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Machine.now() + ahead);
    else super(...(given as [number]));
  }

  static override now(): number {
    return Machine.now() + ahead;
  }
}

globalThis.Date = DateAhead as DateConstructor;

// Node dates its answers by a clock of its own.
const prototype = ServerResponse.prototype as { writeHead: (...given: unknown[]) => ServerResponse };
const { writeHead } = prototype;
prototype.writeHead = function (this: ServerResponse, ...given) {
  this.setHeader('date', new DateAhead().toUTCString());
  return writeHead.apply(this, given);
};
