import { analyser as analyserSpec } from '@alur/contracts/analyser/catalogues';
import { roomClass as roomClassSpec, ward as wardSpec, wardRoom as wardRoomSpec } from '@alur/contracts/bed/catalogues';
import { medicine as medicineSpec } from '@alur/contracts/catalogue/medicine';
import { room as roomSpec } from '@alur/contracts/catalogue/room';
import { supplier as supplierSpec } from '@alur/contracts/catalogue/stock-lists';
import { store as storeSpec } from '@alur/contracts/catalogue/store';
import { holiday as holidaySpec } from '@alur/contracts/schedule/catalogues';
import { emergencyDoctor as emergencyDoctorSpec } from '@alur/contracts/emergency/catalogues';
import {
  laboratoryGroup as laboratoryGroupSpec,
  laboratoryPanel as laboratoryPanelSpec,
  laboratoryParameter as laboratoryParameterSpec,
  laboratorySpecimen as laboratorySpecimenSpec,
} from '@alur/contracts/laboratory/catalogues';
import { laboratoryControl as laboratoryControlSpec } from '@alur/contracts/laboratory/quality-control';
import {
  radiologyExamination as radiologyExaminationSpec,
  radiologyMethod as radiologyMethodSpec,
  radiologyModality as radiologyModalitySpec,
  radiologySystem as radiologySystemSpec,
} from '@alur/contracts/radiology/catalogues';
import { commission as commissionSpec } from '@alur/contracts/settings/catalogues';
import { inpatientDoctor as inpatientDoctorSpec } from '@alur/contracts/stay/catalogues';
import { theatre as theatreSpec } from '@alur/contracts/surgery/catalogues';
import { treatment as treatmentSpec } from '@alur/contracts/treatment/catalogues';
import { itemOf, type FieldsOf } from './item.js';

/** The items that acts check: what they are called, what they cost, whether they are in use. */
export const room = itemOf(roomSpec);
export const treatment = itemOf(treatmentSpec);
export const medicine = itemOf(medicineSpec);
export const store = itemOf(storeSpec);
export const supplier = itemOf(supplierSpec);
export const holiday = itemOf(holidaySpec);
export const ward = itemOf(wardSpec);
export const roomClass = itemOf(roomClassSpec);
export const wardRoom = itemOf(wardRoomSpec);
export const inpatientDoctor = itemOf(inpatientDoctorSpec);
export const emergencyDoctor = itemOf(emergencyDoctorSpec);
export const commission = itemOf(commissionSpec);
export const laboratoryGroup = itemOf(laboratoryGroupSpec);
export const laboratorySpecimen = itemOf(laboratorySpecimenSpec);
export const laboratoryParameter = itemOf(laboratoryParameterSpec);
export const laboratoryPanel = itemOf(laboratoryPanelSpec);
export const laboratoryControl = itemOf(laboratoryControlSpec);
export const analyser = itemOf(analyserSpec);
export const radiologyModality = itemOf(radiologyModalitySpec);
export const radiologyMethod = itemOf(radiologyMethodSpec);
export const radiologySystem = itemOf(radiologySystemSpec);
export const radiologyExamination = itemOf(radiologyExaminationSpec);
export const theatre = itemOf(theatreSpec);

export type Room = FieldsOf<typeof roomSpec>;
export type Treatment = FieldsOf<typeof treatmentSpec>;
export type Medicine = FieldsOf<typeof medicineSpec>;
