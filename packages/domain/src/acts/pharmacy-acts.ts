import { approvePrescriptionAct } from './approve-prescription.js';
import { handOverPrescriptionAct, withdrawApprovalAct } from './hand-over-prescription.js';
import { correctStockAct, receiveStockAct } from './move-stock.js';
import { cancelPrescriptionAct, revisePrescriptionAct, writePrescriptionAct } from './write-prescription.js';

/** What prescribing and the pharmacy do over several streams. */
export const pharmacyActs = [
  writePrescriptionAct,
  revisePrescriptionAct,
  cancelPrescriptionAct,
  approvePrescriptionAct,
  withdrawApprovalAct,
  handOverPrescriptionAct,
  receiveStockAct,
  correctStockAct,
];
