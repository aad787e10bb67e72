import { matchReceivedTube } from '@alur/contracts/analyser/commands';
import { process } from '../vocabulary.js';

/** A device may measure a tube before the desk has received it: what it sent goes into the order then (record 73). */
export const tubeToAnalyser = process({
  name: 'tube-to-analyser',
  types: ['LaboratorySpecimenReceived'],
  react: ({ data: { orderId, number } }) => [
    { command: matchReceivedTube, target: orderId, body: { sampleNumber: number } },
  ],
});
