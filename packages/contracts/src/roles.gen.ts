// Made from the folders of modules by `npm run registries`; nobody edits it.
import { casemixRole } from './casemix/rights.js';
import { nurseRole, doctorRole } from './consultation/rights.js';
import { laboratoryRole } from './laboratory/rights.js';
import { frontOfficeRole } from './patient/rights.js';
import { pharmacistRole } from './prescription/rights.js';
import { displayRole } from './queue/rights.js';
import { radiologyRole } from './radiology/rights.js';
import { dietitianRole } from './record/rights.js';
import { operatingRoomRole } from './surgery/rights.js';
import { cashierRole } from './transaction/rights.js';
/** The roles that modules bring, for a new facility to start with. */
export const declaredRoles = [
  casemixRole,
  nurseRole,
  doctorRole,
  laboratoryRole,
  frontOfficeRole,
  pharmacistRole,
  displayRole,
  radiologyRole,
  dietitianRole,
  operatingRoomRole,
  cashierRole,
] as const;
