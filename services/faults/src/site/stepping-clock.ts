/** Loaded before one of the product's processes: its clock then steps when the fault says so. */
import { offsetIn } from './clock-file.js';

const LOOK_EVERY_MS = 50;
const Machine = globalThis.Date;
const folder = process.env['DATA_DIR'] ?? '.';
let offset = offsetIn(folder);
setInterval(() => {
  offset = offsetIn(folder);
}, LOOK_EVERY_MS).unref();

class SteppingDate extends Machine {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Machine.now() + offset);
    else super(...(given as [number]));
  }

  static override now(): number {
    return Machine.now() + offset;
  }
}

globalThis.Date = SteppingDate as DateConstructor;
