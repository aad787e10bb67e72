import * as commands from '@alur/contracts/radiology/commands';
import { visitUnderWay } from './visit-under-way.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Outcome, Story, Streams } from '../../kernel/testing/specification.js';

export const ORDER = 71;
export const CHEST = 1;
export const HEAD_CT = 2;
export const KNEE_MR = 3;
const XRAY = 1;
const CT = 2;
const MR = 3;

const item = (catalogue: string, itemId: number, fields: object): Record<string, DomainEvent[]> => ({
  [`${catalogue}-${itemId}`]: [{ type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } }],
});
const modality = (id: number, name: string, abbreviation: string, magnetic = false) =>
  item('radiology-modality', id, { name, abbreviation, description: null, magnetic });
const examination = (id: number, fields: object) =>
  item('radiology-examination', id, {
    ...{ methodId: null, systemId: null, icd9Code: null, contrast: false, minutes: 15, preparation: null },
    ...{ findingsTemplate: null, impressionTemplate: null, insurancePrice: null, bpjsPrice: null, ...fields },
  });

/** What radiology examines. */
export const examinations: Streams = {
  ...modality(XRAY, 'Rontgen', 'CR'),
  ...modality(CT, 'CT scan', 'CT'),
  ...modality(MR, 'MRI', 'MR', true),
  ...item('radiology-system', 1, { name: 'Toraks', abbreviation: null, description: null }),
  ...examination(CHEST, {
    ...{ name: 'Toraks PA', code: 'TOR-PA', modalityId: XRAY, systemId: 1, icd9Code: '87.44' },
    ...{ price: 150_000, bpjsPrice: 120_000, goalMinutes: 60 },
  }),
  ...examination(HEAD_CT, {
    ...{ name: 'CT kepala', code: 'CT-KEP', modalityId: CT, contrast: true, price: 900_000, goalMinutes: 240 },
  }),
  ...examination(KNEE_MR, { name: 'MRI lutut', code: 'MR-LUT', modalityId: MR, price: 2_000_000 }),
};

/** Siti Aminah, born in 1980, is with the doctor; radiology has three devices. */
export const radiologyClinic = (
  payer: 'general' | 'bpjs' = 'general',
  birthDate: string | null = '1980-01-01',
): Story =>
  visitUnderWay({ payer }).given({
    'patient-5': [
      {
        type: 'PatientRegistered',
        data: { patientId: 5, recordNumber: '000123', name: 'Siti Aminah', gender: 'female', birthDate },
      },
    ],
    ...examinations,
  });

export const ids = { radiology: ORDER };
/** She is not pregnant, and the rest was answered. */
export const answered = { pregnancy: 'no', contrastAllergy: 'no', kidneyFunction: 'normal', implants: 'no' } as const;

export const ordered = (story: Story | Outcome, examinationIds: readonly number[] = [CHEST]): Outcome =>
  story.when(commands.orderRadiology, { encounterId: 3, examinationIds, safety: answered }, { ids });

export const id = ORDER;
export const texts = { line: 1, findings: 'Cor dan pulmo normal', impression: 'Normal' };
export const reason = 'Salah pasien';

/** How far the first examination has come. */
export const reached = {
  ordered: (story: Story, examinations?: readonly number[]) => ordered(story, examinations),
  begun: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.ordered(story, examinations).when(commands.startExamination, { id, line: 1 }),
  examined: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.begun(story, examinations).when(commands.completeExamination, { id, line: 1 }),
  drafted: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.examined(story, examinations).when(commands.draftReport, { id, ...texts }),
  validated: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.drafted(story, examinations).when(commands.validateReport, { id, line: 1, draft: 1 }),
  cancelled: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.ordered(story, examinations).when(commands.cancelRadiology, { id, lines: [1], reason }),
  not_done: (story: Story, examinations?: readonly number[]): Outcome =>
    reached.ordered(story, examinations).when(commands.refuseRadiology, { id, lines: [1], reason }),
};
