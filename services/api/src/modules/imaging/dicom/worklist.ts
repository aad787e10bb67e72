import { issuerOf } from '@alur/contracts/imaging/header';
import type { RadiologyLineEntry, RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { v5 as uuidOf } from 'uuid';

/** What a device asks its worklist by; what it leaves open is undefined. */
export interface WorklistQuery {
  readonly patientId?: string | undefined;
  readonly accessionNumber?: string | undefined;
  readonly modality?: string | undefined;
  /** `20261127`, or `20261127-20261128` with either end open. */
  readonly date?: string | undefined;
}

type Elements = Readonly<Record<string, unknown>>;
const NAMESPACE = '0f5c7a8e-6a39-4a0f-8a52-6f3f5f2b7f10';

/** A wildcard asks for all. */
const asked = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text === '*' ? undefined : text;
};

/** The query as the device's data set has it. */
export const queryIn = (elements: Elements): WorklistQuery => {
  const [step] = [elements['ScheduledProcedureStepSequence'] ?? []].flat() as Elements[];
  return {
    patientId: asked(elements['PatientID']),
    accessionNumber: asked(elements['AccessionNumber']),
    modality: asked(step?.['Modality']),
    date: asked(step?.['ScheduledProcedureStepStartDate']),
  };
};

const isIn = (day: string, range: string | undefined): boolean => {
  if (range === undefined) return true;
  const [from = '', until = from] = range.split('-');
  return day >= from && (until === '' || day <= until);
};

/** UIDs for objects of our own are `2.25.` and a UUID in decimal digits (DOMAIN-CLINICAL 11); the same on each asking. */
const studyUidOf = (merchantId: number, accessionNumber: string): string =>
  `2.25.${BigInt(`0x${uuidOf(`${merchantId} ${accessionNumber}`, NAMESPACE).replaceAll('-', '')}`)}`;

const sexes: Readonly<Record<RadiologyOrderRow['gender'], string>> = { male: 'M', female: 'F' };
const digits = (text: string): string => text.replace(/\D/g, '');

/** An examination that waits or is under way, as an item of the worklist; the times are the facility's. */
export const worklistItem = (
  merchantId: number,
  order: Pick<RadiologyOrderRow, 'patientName' | 'recordNumber' | 'birthDate' | 'gender' | 'requester' | 'priority'>,
  line: Pick<RadiologyLineEntry, 'accessionNumber' | 'examination' | 'modality'>,
  { at, aeTitle }: { at: { today: string; clock: string }; aeTitle: string },
) => ({
  SpecificCharacterSet: 'ISO_IR 192',
  AccessionNumber: line.accessionNumber,
  ReferringPhysicianName: order.requester,
  PatientName: order.patientName,
  PatientID: order.recordNumber,
  IssuerOfPatientID: issuerOf(merchantId),
  PatientBirthDate: digits(order.birthDate ?? ''),
  PatientSex: sexes[order.gender],
  StudyInstanceUID: studyUidOf(merchantId, line.accessionNumber),
  RequestedProcedureID: line.accessionNumber,
  RequestedProcedureDescription: line.examination.slice(0, 64),
  RequestedProcedurePriority: order.priority === 'cito' ? 'STAT' : 'ROUTINE',
  ScheduledProcedureStepSequence: [
    {
      Modality: line.modality,
      ScheduledStationAETitle: aeTitle,
      ScheduledProcedureStepStartDate: digits(at.today),
      ScheduledProcedureStepStartTime: `${digits(at.clock)}00`,
      ScheduledProcedureStepDescription: line.examination.slice(0, 64),
      ScheduledProcedureStepID: line.accessionNumber,
    },
  ],
});
type WorklistItem = ReturnType<typeof worklistItem>;

/** Whether the item is one of those that were asked for. */
export const isAskedFor = (item: WorklistItem, query: WorklistQuery): boolean => {
  const [step] = item.ScheduledProcedureStepSequence;
  return (
    step !== undefined &&
    (query.patientId === undefined || query.patientId === item.PatientID) &&
    (query.accessionNumber === undefined || query.accessionNumber === item.AccessionNumber) &&
    (query.modality === undefined || query.modality === step.Modality) &&
    isIn(step.ScheduledProcedureStepStartDate, query.date)
  );
};
