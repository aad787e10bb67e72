import { ServerResponse } from 'node:http';

/** Loaded before the application: sets its clock `CLOCK_AHEAD_MS` ahead of the machine's. */
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

// Node takes an answer's `Date` header from a clock of its own, so it is set here.
const prototype = ServerResponse.prototype as { writeHead: (...given: unknown[]) => ServerResponse };
const { writeHead } = prototype;
prototype.writeHead = function (this: ServerResponse, ...given) {
  this.setHeader('date', new DateAhead().toUTCString());
  return writeHead.apply(this, given);
};
