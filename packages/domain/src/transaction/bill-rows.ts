import type { HeldMark } from '@alur/contracts/kernel/process/rows';
import { PharmacyStatus, type TransactionStatus } from '@alur/contracts/transaction/enums';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { heldMarks } from '../held-marks.js';
import { patientLabels } from '../patient-labels.js';
import type { RecordedEvent } from '../vocabulary.js';
import { payerOf } from './guarantors.js';
import type { Sums } from './totals.js';

/** The fields that list and detail rows share. */
type Common = Pick<TransactionRow, keyof ReturnType<typeof openedRow>>;

export const ofTransaction = (e: { data: { transactionId: number } }) => e.data.transactionId;

/** A row's lists are bounded, so that it has only the newest entries. */
const MOST = 50;
export const listed = <T>(list: readonly T[], item: T): T[] => [...list, item].slice(-MOST);

/** Shared fields of a bill that was just opened. */
export const openedRow = ({ data, meta }: RecordedEvent<'TransactionOpened'>) => ({
  id: data.transactionId,
  refNumber: data.refNumber,
  date: data.serviceDate,
  encounterId: null as number | null,
  patientId: data.patientId,
  personId: data.patientId,
  patientName: data.patientName ?? '',
  recordNumber: data.recordNumber ?? '',
  purpose: data.purpose,
  serviceType: data.serviceType,
  doctorName: data.doctorName,
  payer: payerOf([]),
  guarantors: [] as TransactionRow['guarantors'],
  status: 'DRAFT' as TransactionStatus,
  pharmacyStatus: (data.purpose === 'sale' ? 'queue' : null) as PharmacyStatus | null,
  prescriptions: [] as TransactionRow['prescriptions'],
  held: [] as HeldMark[],
  satusehatStatus: null as TransactionRow['satusehatStatus'],
  subtotal: 0,
  discount: 0,
  returned: 0,
  rounding: 0,
  total: 0,
  paid: 0,
  receivable: 0,
  remaining: 0,
  openedAt: meta.at,
  closedAt: null,
  paidAt: null,
});

/** The row with these changes added to its sums, and with the fields derived from them. */
export const moved = <Row extends Sums>(row: Row, change: Partial<Sums>): Row => {
  const next = {
    subtotal: row.subtotal + (change.subtotal ?? 0),
    discount: row.discount + (change.discount ?? 0),
    returned: row.returned + (change.returned ?? 0),
    rounding: row.rounding + (change.rounding ?? 0),
    paid: row.paid + (change.paid ?? 0),
    receivable: row.receivable + (change.receivable ?? 0),
  };
  const total = next.subtotal - next.discount - next.returned + next.rounding;
  return { ...row, ...next, total, remaining: total - next.paid - next.receivable };
};

/** The row after a guarantor's share changed: each guarantor has a receivable of its own. */
export const borne = <Row extends Common & Sums>(
  row: Row,
  { guarantorId, amount }: RecordedEvent<'ReceivableRecorded'>['data'],
): Row =>
  moved(
    {
      ...row,
      guarantors: row.guarantors.map(each =>
        each.guarantorId === guarantorId ? { ...each, amount: each.amount + amount } : each,
      ),
    },
    { receivable: amount },
  );

/** The row without any guarantor's share. */
export const unborne = <Row extends Common>(row: Row): Row => ({
  ...row,
  guarantors: row.guarantors.map(each => ({ ...each, amount: 0 })),
});

const isEnded = ({ status }: Common): boolean => status === 'CANCELLED' || status === 'VOID';

/**
 * The row after one of its prescriptions changed its status, or is gone: the bill shows the least advanced one. A bill
 * that ended is not changed, because the visit has another.
 */
const withPrescription = <Row extends Common>(row: Row, prescriptionId: number, status: PharmacyStatus | null): Row => {
  const others = row.prescriptions.filter(each => each.prescriptionId !== prescriptionId);
  if (isEnded(row) && others.length === row.prescriptions.length) return row;
  const prescriptions = status === null ? others : listed(others, { prescriptionId, status });
  const pharmacyStatus =
    PharmacyStatus.options.find(least => prescriptions.some(each => each.status === least)) ?? null;
  return { ...row, prescriptions, pharmacyStatus };
};

type AboutPrescription = {
  data: { encounterId: number; prescriptionId: number };
};

const prescriptionIs = <Row extends Common>(status: PharmacyStatus | null) => ({
  where: ({ data }: AboutPrescription) => ({ encounterId: data.encounterId }) as Partial<Row>,
  next: (row: Row, { data }: AboutPrescription): Row => withPrescription(row, data.prescriptionId, status),
});

/** A sale's bill is closed by its confirmation, with which the pharmacy has done its part but the handover. */
export const approvedWith = <Row extends Common>(row: Row): Row =>
  row.purpose === 'sale' ? { ...row, pharmacyStatus: 'approve' } : row;

const saleIs = <Row extends Common>(pharmacyStatus: PharmacyStatus | null) => ({
  key: ofTransaction,
  next: (row: Row): Row => ({ ...row, pharmacyStatus }),
});

const bearing = <Row extends Common>(row: Row, guarantors: Row['guarantors']): Row => ({
  ...row,
  guarantors,
  payer: payerOf(guarantors),
});

const withGuarantor = <Row extends Common>(
  row: Row,
  {
    data: { guarantorId, kind, name, cover, document },
  }: RecordedEvent<'GuarantorAdded'> | RecordedEvent<'GuarantorChanged'>,
): Row => {
  const isMeant = (each: { guarantorId: number }) => each.guarantorId === guarantorId;
  const is = { guarantorId, kind, name, cover, document, amount: 0 };
  return bearing(
    row,
    row.guarantors.some(isMeant) ? row.guarantors.map(each => (isMeant(each) ? is : each)) : listed(row.guarantors, is),
  );
};

const ofEncounter = <Row extends Common>({ data }: { data: { encounterId: number } }) =>
  ({ encounterId: data.encounterId }) as Partial<Row>;

/** The patient is present: a draft becomes a bill under way. */
const begun = <Row extends Common>(row: Row): Row => (row.status === 'DRAFT' ? { ...row, status: 'WAITING' } : row);

/**
 * Reactions for the bill's patient, visits and guarantors, shared by list and detail. `erased` as in `patientLabels`.
 */
export const partyReactions = <Row extends Common>(erased?: (row: Row) => Row) => ({
  EncounterAttached: {
    key: ofTransaction,
    // A patient in a bed is being treated, whether she came by a clinic or not.
    next: (row: Row, { data }: RecordedEvent<'EncounterAttached'>): Row => ({
      ...(data.kind === 'inpatient' ? begun(row) : row),
      encounterId: row.encounterId ?? data.encounterId,
      serviceType: data.kind ?? row.serviceType,
    }),
  },
  EncounterDetached: {
    key: ofTransaction,
    next: (row: Row, { data }: RecordedEvent<'EncounterDetached'>): Row =>
      row.encounterId === data.encounterId ? { ...row, encounterId: null } : row,
  },
  EncounterOpened: {
    where: ({ data }: RecordedEvent<'EncounterOpened'>) =>
      data.status === 'arrived' ? ({ encounterId: data.encounterId } as Partial<Row>) : null,
    next: begun<Row>,
  },
  EncounterArrived: { where: ofEncounter<Row>, next: begun<Row> },
  EncounterArrivalUndone: {
    where: ofEncounter<Row>,
    next: (row: Row): Row => (row.status === 'WAITING' ? { ...row, status: 'DRAFT' } : row),
  },
  AttachedEncounterConcluded: { key: ofTransaction, next: begun<Row> },
  ScheduleMoved: {
    where: ofEncounter<Row>,
    next: (row: Row, { data }: RecordedEvent<'ScheduleMoved'>): Row => ({
      ...row,
      date: data.date,
    }),
  },
  EncounterDoctorChanged: {
    where: ofEncounter<Row>,
    next: (row: Row, { data }: RecordedEvent<'EncounterDoctorChanged'>): Row => ({
      ...row,
      doctorName: data.doctor.name,
    }),
  },
  GuarantorAdded: { key: ofTransaction, next: withGuarantor<Row> },
  GuarantorChanged: { key: ofTransaction, next: withGuarantor<Row> },
  GuarantorsOrdered: {
    key: ofTransaction,
    next: (row: Row, { data }: RecordedEvent<'GuarantorsOrdered'>): Row =>
      bearing(
        row,
        data.guarantorIds.flatMap(id => row.guarantors.find(({ guarantorId }) => guarantorId === id) ?? []),
      ),
  },
  GuarantorRemoved: {
    key: ofTransaction,
    next: (row: Row, { data }: RecordedEvent<'GuarantorRemoved'>): Row =>
      bearing(
        row,
        row.guarantors.filter(each => each.guarantorId !== data.guarantorId),
      ),
  },
  PrescriptionSubmitted: prescriptionIs<Row>('queue'),
  PrescriptionReturned: prescriptionIs<Row>('queue'),
  PrescriptionApproved: prescriptionIs<Row>('approve'),
  ApprovalWithdrawn: prescriptionIs<Row>('queue'),
  PrescriptionHandedOver: prescriptionIs<Row>('done'),
  PrescriptionCancelled: prescriptionIs<Row>(null),
  // The pharmacy's status of a sale, which has no prescription of a visit.
  SaleReopened: saleIs<Row>('queue'),
  SaleHandedOver: saleIs<Row>('done'),
  SaleCancelled: saleIs<Row>(null),
  ...heldMarks<Row>(),
  ...patientLabels<Row>(erased),
});
