import type { Fault } from '../scene.js';

/** A tenth of the frames never reaches the boards: they notice, and show what the rows say. */
export const framesLost: Fault = { name: 'frames-lost', shape: 'apart', loss: 0.1 };
