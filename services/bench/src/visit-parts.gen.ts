// Made from the folders of modules by `npm run registries`; nobody edits it.
import { casemixPart } from './modules/casemix.js';
import { laboratoryPart } from './modules/laboratory.js';
import { preparationPart } from './modules/preparation.js';
import { radiologyPart } from './modules/radiology.js';
import { salePart } from './modules/sale.js';
import { surgeryPart } from './modules/surgery.js';
import { treatmentPart } from './modules/treatment.js';
/** What modules do in the visits that rows are made of. */
export const visitParts = {
  casemixPart,
  laboratoryPart,
  preparationPart,
  radiologyPart,
  salePart,
  surgeryPart,
  treatmentPart,
};
