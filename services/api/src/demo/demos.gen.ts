// Made from the folders of modules by `npm run registries`; nobody edits it.
import { catalogueDemo } from '../modules/catalogue/demo.js';
import { identityDemo } from '../modules/identity/demo.js';
import { inventoryDemo } from '../modules/inventory/demo.js';
import { merchantDemo } from '../modules/merchant/demo.js';
import { patientDemo } from '../modules/patient/demo.js';
import { scheduleDemo } from '../modules/schedule/demo.js';
import { settingsDemo } from '../modules/settings/demo.js';
import { treatmentDemo } from '../modules/treatment/demo.js';
/** What the demonstration has of each module. */
export const demos = {
  catalogueDemo,
  identityDemo,
  inventoryDemo,
  merchantDemo,
  patientDemo,
  scheduleDemo,
  settingsDemo,
  treatmentDemo,
};
