import type { Fault } from '../scene.js';

/** Drops a tenth of the boards' frames: the boards must detect it, and show the rows. */
export const framesLost: Fault = { name: 'frames-lost', shape: 'apart', loss: 0.1 };
