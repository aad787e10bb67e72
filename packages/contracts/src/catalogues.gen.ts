// Made from the folders of modules by `npm run registries`; nobody edits it.
import { analyser } from './analyser/catalogues.js';
import { ward, roomClass, wardRoom } from './bed/catalogues.js';
import { medicine, signa } from './catalogue/medicine.js';
import { paymentMethod } from './catalogue/payment-method.js';
import { room } from './catalogue/room.js';
import { unit, supplier, inventoryCategory } from './catalogue/stock-lists.js';
import { store } from './catalogue/store.js';
import { emergencyDoctor } from './emergency/catalogues.js';
import { imagingDevice } from './imaging/catalogues.js';
import { laboratoryGroup, laboratorySpecimen, laboratoryParameter, laboratoryPanel } from './laboratory/catalogues.js';
import { laboratoryOrganism, laboratoryAntibiotic } from './laboratory/microbiology.js';
import { laboratoryControl } from './laboratory/quality-control.js';
import { nursingProblem, nursingIntervention } from './nursing/catalogues.js';
import { radiologyModality, radiologyMethod, radiologySystem, radiologyExamination } from './radiology/catalogues.js';
import { holiday } from './schedule/catalogues.js';
import { insurer, merchantBank, printer, commission } from './settings/catalogues.js';
import { department, inpatientDoctor } from './stay/catalogues.js';
import { theatre } from './surgery/catalogues.js';
import { treatmentCategory, treatment } from './treatment/catalogues.js';
import type { CatalogueSpec } from './catalogue/catalogue.js';
/** Every catalogue. */
export const catalogues: readonly CatalogueSpec[] = [
  analyser,
  ward,
  roomClass,
  wardRoom,
  medicine,
  signa,
  paymentMethod,
  room,
  unit,
  supplier,
  inventoryCategory,
  store,
  emergencyDoctor,
  imagingDevice,
  laboratoryGroup,
  laboratorySpecimen,
  laboratoryParameter,
  laboratoryPanel,
  laboratoryOrganism,
  laboratoryAntibiotic,
  laboratoryControl,
  nursingProblem,
  nursingIntervention,
  radiologyModality,
  radiologyMethod,
  radiologySystem,
  radiologyExamination,
  holiday,
  insurer,
  merchantBank,
  printer,
  commission,
  department,
  inpatientDoctor,
  theatre,
  treatmentCategory,
  treatment,
];
