import { registerPatientPrepares } from './modules/patient/patient-prepares.js';
import type { RegisterPrepares } from './platform/platform.js';

/** What modules look up before a command is decided: in every process that runs commands, with requests or without. */
export const prepares: readonly RegisterPrepares[] = [registerPatientPrepares];
