import { signForm } from '@alur/contracts/record/commands';
import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';
import * as commands from '@alur/contracts/surgery/commands';
import { startConsultation } from '@alur/contracts/consultation/commands';
import type { DomainEvent } from '../../kernel/event.js';
import type { Outcome, Streams } from '../../kernel/testing/specification.js';
import { openClinic } from './open-clinic.js';
import { catalogued, stocked } from './treatments.js';

export const APPENDIX = 70;
export const SPINAL = 71;
export const UNPRICED = 72;
export const THEATRE = 4;
export const OTHER_THEATRE = 5;
export const OPERATOR = 20;
export const ANAESTHETIST = 22;
export const GAUZE = 7;
export const REPORT = 700;

const item = (catalogue: string, itemId: number, fields: object): Streams => ({
  [`${catalogue}-${itemId}`]: [
    { type: 'CatalogueItemAdded', data: { catalogue, itemId, fields } },
  ] satisfies DomainEvent[],
});
const operation = (id: number, name: string, price: number, icd9Code: string | null): Streams =>
  item('treatment', id, { name, category: null, price, icd9Code, tariffBucket: null });
const theatre = (id: number, name: string): Streams =>
  item('theatre', id, {
    ...{ name, code: null, description: null, turnaroundMinutes: 30, storeId: null, recoveryPoints: null },
  });
const colleague = (userId: number, name: string): Streams => ({
  [`user-${userId}`]: [
    {
      type: 'UserRegistered',
      data: { userId, name, email: `${userId}@contoh.id`, practiceLicence: '', nik: null },
    },
    { type: 'RolesAssigned', data: { userId, roles: [{ roleId: 1, facilityId: 1 }] } },
  ],
});

/** What can be done in a theatre. */
export const operations: Streams = {
  ...operation(APPENDIX, 'Apendektomi', 3_000_000, '47.0'),
  ...operation(SPINAL, 'Anestesi spinal', 1_000_000, null),
  ...operation(UNPRICED, 'Eksplorasi', 0, null),
};

/** A clinic that operates: two theatres with half an hour between two operations, and patients with the doctor. */
export const operatingRoom = (visits = 1) => {
  const clinic = openClinic();
  clinic.story.given({
    ...{ ...catalogued, ...stocked(5), ...theatre(THEATRE, 'OK 1'), ...theatre(OTHER_THEATRE, 'OK 2') },
    ...operations,
    ...{ ...colleague(OPERATOR, 'dr. Ratna'), ...colleague(ANAESTHETIST, 'dr. Anton') },
  });
  for (let n = 1; n <= visits; n++) clinic.present(n).when(startConsultation, { id: n });
  return clinic;
};

export const team = [
  { role: 'operator', staffId: OPERATOR },
  { role: 'anaesthetist', staffId: ANAESTHETIST },
] as const;
export const asking = { encounterId: 1, treatmentId: APPENDIX, diagnosis: 'Apendisitis akut', side: 'right' } as const;
export const drawn = (surgery: number) => ({ ids: { surgery } });

const all = (items: readonly string[]) => Object.fromEntries(items.map(each => [each, 'yes']));

/** It is planned, signed in and started. */
export const startedOn = (outcome: Outcome, id: number, from: string, until: string): Outcome =>
  outcome
    .when(commands.scheduleSurgery, { id, theatreId: THEATRE, from, until, team })
    .when(commands.recordSignIn, { id, answers: all(SignInItem.options) })
    .when(commands.startSurgery, { id });

const report = (id: number) => [
  { linkId: 'surgery.number', group: 0, number: id, text: null, code: null },
  ...['diagnosis.before', 'diagnosis.after', 'procedure', 'operator', 'findings', 'technique', 'instructions'].map(
    linkId => ({ linkId, group: 0, number: null, text: 'Sesuai', code: null }),
  ),
  { linkId: 'date', group: 0, number: null, text: '2026-11-23', code: null },
  { linkId: 'start', group: 0, number: null, text: '09:00', code: null },
  { linkId: 'end', group: 0, number: null, text: '10:00', code: null },
  { linkId: 'anaesthesia', group: 0, number: null, text: null, code: 'spinal' },
  { linkId: 'asa', group: 0, number: null, text: null, code: '1' },
];

/** The command that signs an operation's report. */
export const reportBody = (id: number, encounterId = 1) => ({
  ...{ encounterId, form: OPERATION_REPORT, formVersion: 1, answers: report(id) },
});

/** Everything is recorded that its end asks for. */
export const reportedOn = (outcome: Outcome, id: number, encounterId = 1): Outcome =>
  outcome
    .when(commands.recordTimeOut, { id, answers: all(TimeOutItem.options) })
    .when(commands.recordSignOut, { id, answers: all(SignOutItem.options) })
    .when(commands.scoreRecovery, {
      ...{ id, activity: 2, breathing: 2, circulation: 2, consciousness: 2, saturation: 2 },
    })
    .when(signForm, reportBody(id, encounterId), { ids: { form: REPORT + id } });
