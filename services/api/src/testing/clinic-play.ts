import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { numberOf, scheduleOf } from './visit-bodies.js';

/** What a play needs to do one command; answers the id of what it made or changed. */
export type Do = (command: string, id: number, body?: object) => Promise<number>;

const reason = 'Salah input';
/** Processes follow on their own; what waits for them says how it knows. */
export type Until = (path: string, fits: (row: Record<string, unknown>) => boolean) => Promise<unknown>;

/** One facility's day in which every command of the clinic succeeds at least once. */
export async function playClinic(
  does: Do,
  until: Until,
  { today, doctorId }: { today: string; doctorId: number },
): Promise<void> {
  const stage = { ...(await setTheStage(does, until, doctorId)), today };
  const visit = async (payer = 'general') => {
    const { patient: patientId, schedule: scheduleId } = stage;
    return does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date: today }), payer });
  };
  await queueTurns(does, visit, stage);
  await visits(does, until, visit, stage);
  await records(does, stage);
  await takeDown(does, stage);
}

interface Stage {
  today: string;
  patient: number;
  room: number;
  schedule: number;
  otherSchedule: number;
  medicine: number;
  treatment: number;
  shift: number;
}

async function setTheStage(does: Do, until: Until, doctorId: number): Promise<Omit<Stage, 'today'>> {
  const sections = {
    general: {
      cameraOnRegistration: false,
      checkInTime: '14:00',
      checkOutTime: '12:00',
    },
    fees: { registration: 10_000, admin: 5_000, recurringAdmin: 5_000 },
  };
  for (const [section, values] of Object.entries(sections)) await does('settings/change', 0, { section, values });
  const catalogue = async (key: string, fields: object) => {
    const id = await does(`${key}/add`, 0, fields);
    await does(`${key}/change`, id, fields);
    await does(`${key}/retire`, id, {});
    await does(`${key}/restore`, id, {});
    return id;
  };
  const room = await catalogue('room', { name: 'Poli Umum', code: 'U' });
  for (const key of ['treatment-category', 'inventory-category']) await catalogue(key, { name: 'Umum' });
  await catalogue('unit', { name: 'tablet' });
  await catalogue('supplier', { name: 'PT Sehat' });
  await catalogue('signa', { text: '3 x 1' });
  await catalogue('payment-method', { name: 'Tunai', method: 'cash' });
  const treatment = await catalogue('treatment', { name: 'Nebulisasi', price: 60_000 });
  const medicine = await catalogue('medicine', {
    name: 'Parasetamol 500 mg',
    form: 'tablet',
    baseUnit: 'tablet',
    medicineClass: 'free',
    price: 500,
    highAlert: false,
    lookAlike: false,
    fornas: true,
  });
  const batch = { batch: 'B1', expiry: '2099-12-31' };
  await does('inventory/receive', medicine, { ...batch, quantity: 100, unitCost: 300, origin: 'opening' });
  const lots = `/v2/live/stock.lots?itemId=${medicine}`;
  const { id: lotId } = (await until(lots, row => row['batch'] === 'B1')) as { id: number };
  await does('inventory/correct', medicine, { lotId, counted: 90, reason: 'Stok opname' });
  const storeId = await catalogue('store', { name: 'Gudang', kind: 'warehouse', code: 'GD' });
  await does('inventory/receive', medicine, { ...batch, storeId, quantity: 50, unitCost: 310, origin: 'purchase' });

  const schedule = scheduleOf({ roomId: room, doctorId });
  const scheduleId = await does('schedule/open', 0, schedule);
  await does('schedule/change', scheduleId, { ...schedule, price: 55_000 });
  const otherSchedule = await does('schedule/open', 0, { ...schedule, name: 'Poli Gigi', prefix: 'B' });

  const identity = { name: 'Budi Santoso', gender: 'male', birthDate: '1990-01-01' };
  const patient = await does('patient/register', 0, { ...identity, recordNumber: '000077' });
  await does('patient/correct', patient, { ...identity, name: 'Budi Santosa', phone: '081200000009' });
  await does('patient/change-photo', patient, { fileId: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f' });
  await does('patient/record-allergy', patient, { kind: 'medicine', substance: 'Amoksisilin' });
  await does('patient/remove-allergy', patient, { allergyId: 1, reason });
  return {
    patient,
    room,
    schedule: scheduleId,
    otherSchedule,
    medicine,
    treatment,
    shift: await does('shift/open', 0, { float: 100_000 }),
  };
}

async function queueTurns(does: Do, visit: (payer?: string) => Promise<number>, stage: Stage): Promise<void> {
  const cancelled = await visit();
  await does('queue/cancel', cancelled, { reason });
  const absent = await visit();
  await does('queue/record-absence', absent);
  await does('queue/reverse-absence', absent, { reason });
  await does('queue/prioritise', absent, { reason: 'lansia' });
  await does('queue/confirm-attendance', absent);
  await does('queue/call', absent);
  await does('queue/recall', absent);
  await does('queue/skip', absent);
  await does('queue/cancel', absent, { reason });
  const moved = await visit('bpjs');
  await does('booking/move-schedule', moved, { scheduleId: stage.otherSchedule, date: stage.today });
  await does('queue/confirm-attendance', moved);
  await does('booking/fill-pcare', moved, { number: 'A12' });
  await does('booking/change-payer', moved, { payer: 'general' });
  await does('queue/cancel', moved, { reason });
}

async function visits(does: Do, until: Until, visit: () => Promise<number>, stage: Stage): Promise<void> {
  const booking = await visit();
  await does('queue/confirm-attendance', booking);
  await does('consultation/record-vitals', booking, { systolic: 120, diastolic: 80 });
  await does('queue/call-next', stage.schedule, { date: stage.today });
  await does('consultation/start', booking);
  await does('consultation/undo-start', booking);
  await does('queue/call', booking);
  await does('consultation/start', booking);
  await does('consultation/sign-note', booking, {
    subjective: 'Demam',
    objective: '38',
    assessment: 'ISPA',
    plan: 'Obat',
  });
  await does('consultation/record-diagnosis', booking, { code: 'J06.9', kind: 'primary' });
  await does('consultation/record-diagnosis', booking, { code: 'R50.9', kind: 'secondary' });
  await does('consultation/remove-diagnosis', booking, { code: 'R50.9' });
  await does('consultation/order-treatment', booking, { treatmentId: stage.treatment });
  const done = await until(
    `/v2/consultation/visits?date=${stage.today}&limit=100`,
    row => row['encounterId'] === booking,
  );
  const [{ orderId }] = (done as { treatments: [{ orderId: number }] }).treatments;
  await does('consultation/remove-treatment', booking, { orderId });
  const lines = [{ kind: 'single', medicineId: stage.medicine, quantity: 10, signa: '3 x 1', iterations: 0 }];
  const written = { lines, allergyAcknowledged: false };
  const given = await does('prescription/write', 0, { encounterId: booking, ...written });
  await does('prescription/revise', given, written);
  const dropped = await does('prescription/write', 0, { encounterId: booking, ...written });
  await does('prescription/cancel', dropped, { reason });
  const forgotten = await does('prescription/write', 0, { encounterId: booking, ...written });
  const { id: waiting } = await billOf(until, booking, 'WAITING');
  await does('transaction/drop-charge', waiting, { source: { module: 'prescription', id: forgotten }, reason });
  await correctNote(does, until, booking, stage.today);
  await does('consultation/finish', booking);
  await does('consultation/reopen', booking, { reason });
  await does('consultation/finish', booking);

  const inQueue = () =>
    until(
      `/v2/prescription/prescriptions?encounterId=${booking}`,
      row => row['id'] === given && row['status'] === 'queue',
    );
  await inQueue();
  await does('prescription/return', given, { note: 'Dosis?' });
  await does('prescription/revise', given, written);
  await inQueue();
  const approve = () =>
    does('prescription/approve', given, { review: reviewMet, lines: [{ lineId: 1, quantity: 10 }] });
  await approve();
  await does('prescription/withdraw-approval', given, { reason });
  await approve();
  const bill = await billOf(until, booking, 'ONGOING');
  await editAndPay(does, bill, stage);
  const owed = (await billOf(until, booking, 'ONGOING')).remaining;
  await does('transaction/pay', bill.id, { shiftId: stage.shift, lines: [{ method: 'qris', amount: owed }] });
  await does('prescription/hand-over', given, { receiverName: 'Ani', checks: handoverChecked });
  await does('transaction/print-receipt', bill.id, {
    printer: 'thermal_80',
    doctorSignature: true,
    cashierSignature: true,
  });
  await does('transaction/void', bill.id, { shiftId: stage.shift, reason });

  await chargedLate(does, until, await visit(), stage);
  await mispriced(does, until, stage);
  await paidVisit(does, until, await visit(), stage);
}

const fever = { subjective: 'Demam', objective: '38', assessment: 'ISPA', plan: '-' };
const pressure = { subjective: 'Pusing', objective: '160/100', assessment: 'Tensi tinggi', plan: '-' };

const examine = async (does: Do, booking: number, note = fever, code = 'J06.9'): Promise<void> => {
  await does('consultation/sign-note', booking, note);
  await does('consultation/record-diagnosis', booking, { code, kind: 'primary' });
};

/** Her bill is cancelled while she is with the doctor: what that costs comes late, and gets a bill of its own. */
async function chargedLate(does: Do, until: Until, booking: number, { shift }: Stage): Promise<void> {
  await does('queue/confirm-attendance', booking);
  const unpaid = await billOf(until, booking, 'WAITING');
  await does('queue/call', booking);
  await does('consultation/start', booking);
  await does('transaction/cancel', unpaid.id, { reason });
  await examine(does, booking);
  await does('consultation/finish', booking);
  await until(`/v2/live/transaction.charges?transactionId=${unpaid.id}`, row => row['late'] === 'open');
  const source = { module: 'consultation', id: booking };
  await does('transaction/settle-late-charges', unpaid.id, { source, how: 'supplement', reason });
  const supplement = await billOf(until, booking, 'ONGOING');
  const lines = [{ method: 'qris', amount: supplement.remaining }];
  await does('transaction/pay', supplement.id, { shiftId: shift, lines });
}

/** Somebody mistyped a price: the bill has no room for the consultation then, whose charge is held for somebody to see. */
async function mispriced(does: Do, until: Until, { schedule: scheduleId, today: date }: Stage): Promise<void> {
  const patientId = await does('patient/register', 0, { name: 'Rina Wati', gender: 'female' });
  const booking = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date }));
  const treatment = await does('treatment/add', 0, { name: 'Ganti perban', price: MOST_RUPIAH - 25_000 });
  await does('queue/confirm-attendance', booking);
  await does('queue/call', booking);
  await does('consultation/start', booking);
  await does('consultation/order-treatment', booking, { treatmentId: treatment });
  await examine(does, booking, pressure, 'I10');
  await does('consultation/finish', booking);
  await until('/v2/audit/processes', row => row['encounterId'] === booking);
}

/** The note that was signed is corrected by a version. */
async function correctNote(does: Do, until: Until, booking: number, today: string): Promise<void> {
  const path = `/v2/consultation/visits?date=${today}&limit=100`;
  const isSigned = (row: Record<string, unknown>) =>
    row['encounterId'] === booking && (row['notes'] as unknown[]).length > 0;
  const { notes } = (await until(path, isSigned)) as { notes: [{ noteId: number }] };
  await does('record/amend-note', notes[0].noteId, { subjective: 'Demam tiga hari', amends: 1, reason });
}

/** A visit as it should be: its bill is paid and stays so. */
async function paidVisit(does: Do, until: Until, booking: number, { shift }: Stage): Promise<void> {
  await does('queue/confirm-attendance', booking);
  await does('consultation/start', booking);
  await examine(does, booking);
  await does('consultation/finish', booking);
  const bill = await billOf(until, booking, 'ONGOING');
  await does('transaction/pay', bill.id, { shiftId: shift, lines: [{ method: 'qris', amount: bill.remaining }] });
}

interface Bill {
  id: number;
  /** Rupiah still to be paid. */
  remaining: number;
}

const billOf = async (until: Until, booking: number, status: string): Promise<Bill> =>
  (await until(
    '/v2/transaction/transactions?limit=100',
    row => row['encounterId'] === booking && row['status'] === status,
  )) as Bill;

async function editAndPay(does: Do, { id }: Bill, stage: Stage): Promise<void> {
  await does('transaction/reopen', id, { reason });
  await does('transaction/add-item', id, { treatmentId: stage.treatment, quantity: 1 });
  await does('transaction/change-item', id, { itemId: 1, quantity: 1 });
  await does('transaction/remove-item', id, { itemId: 1 });
  const discount = { type: 'single_outpatient_consultations', valueType: 'percent', value: 10 };
  await does('transaction/give-discount', id, discount);
  await does('transaction/remove-discount', id, { discountId: 1 });
  await does('transaction/approve-discount', id, { ...discount, value: 50 });
  await does('transaction/close', id);
  await does('transaction/pay', id, {
    shiftId: stage.shift,
    lines: [{ method: 'cash', amount: 10_000, tendered: 10_000 }],
  });
  await does('transaction/refund', id, { shiftId: stage.shift, paymentId: 1, reason });
}

async function records(does: Do, stage: Stage): Promise<void> {
  const double = await does('patient/register', 0, { name: 'Budi Santosa', gender: 'male' });
  await does('patient/merge', stage.patient, { mergedId: double, reason });
  await does('patient/unmerge', stage.patient, { mergedId: double, reason });
  await does('patient/erase', double, { ground: 'mistaken-registration', reason });
  const another = await does('patient/register', 0, { name: 'Siti Zulaikha', gender: 'female' });
  await does('patient/erase-early', another, { ground: 'request', reason });
}

async function takeDown(does: Do, stage: Stage): Promise<void> {
  const device = await does('device/pair', 0, { name: 'TV', scheduleIds: [stage.schedule] });
  await does('device/revoke', device);
  await does('schedule/close', stage.otherSchedule, { reason });
  await does('shift/count', stage.shift, { counts: [{ method: 'cash', amount: 100_000 }] });
  await does('shift/close', stage.shift, { deposited: 0 });
  await does('shift/open', 0, { float: 50_000 });
}
