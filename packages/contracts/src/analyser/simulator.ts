import * as z from 'zod/mini';
import { explicit } from '../kernel/command.js';
import { ReadNumber } from './commands.js';

export const MeasureBody = z.object({ sampleNumber: ReadNumber });

/** What the simulated devices were told to measure, and did. */
export const SimulatedMeasurement = z.object({ codes: z.array(z.string()) });

export const measureSimulated = explicit('analyser/simulator', 'measure', {
  body: MeasureBody,
  data: SimulatedMeasurement,
});
