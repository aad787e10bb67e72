import { AuditedChangeRow, type ChangeKind } from '@alur/contracts/audit/reports';
import { viewOf, type Reaction } from '../kernel/view.js';
import type { AnyTypes, Seen } from '../kernel/event.js';
import type { Vocabulary } from '../vocabulary.js';

type Type = keyof Vocabulary;

/** What an auditor asks about: which events undo, correct or reprice what stood, or change who may do what. */
export const changeKinds: Partial<Record<Type, ChangeKind>> = {
  PatientIdentityCorrected: 'correction',
  PatientsMerged: 'correction',
  PatientsUnmerged: 'correction',
  PatientErased: 'correction',
  AllergyRemoved: 'correction',
  DiagnosisRemoved: 'correction',
  TreatmentCancelled: 'correction',
  NoteAmended: 'correction',
  EncounterPayerChanged: 'correction',
  StockCorrected: 'correction',
  ChargesChanged: 'correction',
  ChargesWithdrawn: 'correction',
  ChargeDropped: 'correction',
  LateChargesSettled: 'correction',
  TransactionVoided: 'void',
  NumberCancelled: 'cancel',
  PrescriptionCancelled: 'cancel',
  TransactionCancelled: 'cancel',
  PaymentRefunded: 'refund',
  DepositRefunded: 'refund',
  DiscountGiven: 'discount',
  DiscountRemoved: 'discount',
  EncounterReopened: 'reopen',
  BillReopened: 'reopen',
  AbsenceReversed: 'reopen',
  ApprovalWithdrawn: 'withdraw',
  PrescriptionReturned: 'withdraw',
  EncounterStartUndone: 'withdraw',
  HeldCommandWaived: 'withdraw',
  CatalogueItemChanged: 'price',
  CatalogueItemRetired: 'price',
  ScheduleChanged: 'price',
  SettingsChanged: 'price',
  ChargesRepriced: 'price',
  RoleDefined: 'role',
  RoleChanged: 'role',
  RoleRemoved: 'role',
  RolesAssigned: 'role',
  RolesUnassigned: 'role',
  PermissionsSet: 'role',
};

const SEPARATOR = '/';
const idIn = (key: string | number): number => Number(String(key).split(SEPARATOR)[1]);
const numberIn = (data: Record<string, unknown>, name: string): number | null =>
  typeof data[name] === 'number' ? data[name] : null;

const row = (type: Type, { id, stream, meta, data }: Seen): AuditedChangeRow => ({
  eventId: id,
  type,
  kind: changeKinds[type] as ChangeKind,
  stream,
  at: meta.at,
  localDate: meta.localDate,
  actorId: meta.actorId,
  patientId: numberIn(data, 'patientId'),
  facilityId: numberIn(data, 'facilityId'),
  roleId: numberIn(data, 'roleId'),
});

const reactionTo = (type: Type): Reaction<AuditedChangeRow> => ({
  key: event => event.id,
  first: event => row(type, event),
});

/** Repricing is only what has a price: an item, a schedule, the fees. */
const priced = (concerns: (data: Record<string, unknown>) => boolean, type: Type): Reaction<AuditedChangeRow> => ({
  key: event => (concerns(event.data) ? event.id : null),
  first: event => row(type, event),
});

/** Roles of several facilities may go in one event: a row for each facility, or role, that it names. */
const roleReactions: Partial<Record<Type, Reaction<AuditedChangeRow>>> = {
  RolesAssigned: {
    key: ({ id, data }) => {
      const roles = data['roles'] as { facilityId: number }[];
      return [...new Set(roles.map(({ facilityId }) => `${id}${SEPARATOR}${facilityId}`))];
    },
    first: (event, key) => ({ ...row('RolesAssigned', event), facilityId: idIn(key) }),
  },
  RolesUnassigned: {
    key: ({ id, data }) => (data['roleIds'] as number[]).map(roleId => `${id}${SEPARATOR}${roleId}`),
    first: (event, key) => ({ ...row('RolesUnassigned', event), roleId: idIn(key) }),
  },
};

const types = Object.keys(changeKinds) as Type[];

/** Who changed or voided what: a row for every such event, with no word of what was sealed in it. */
export const auditedChangesView = viewOf<AnyTypes>()({
  name: 'audited_change',
  version: 1,
  row: AuditedChangeRow,
  once: true,
  indexes: [['localDate'], ['roleId']],
  on: {
    ...Object.fromEntries(types.map(type => [type, reactionTo(type)])),
    CatalogueItemChanged: priced(({ fields }) => 'price' in (fields as object), 'CatalogueItemChanged'),
    SettingsChanged: priced(({ section }) => section === 'fees', 'SettingsChanged'),
    ...roleReactions,
  },
});
