import * as labour from '@alur/contracts/labour/commands';
import type { LabourRow } from '@alur/contracts/labour/rows';
import { registerPatient } from '@alur/contracts/patient/commands';
import * as stay from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { closeBill, payBill } from '@alur/contracts/transaction/commands';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import type { DayModule } from '../day-module.js';
import { doesAt, order, untilRow } from '../day/visit-context.js';
import type { Desk } from '../desk.js';
import type { Facility } from '../facility/facility.js';
import { openWard } from '../facility/open-ward.js';
import type { Journal } from '../journal.js';
import { fees } from '../plan/price-list.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

const NIGHT = 200_000;
/** Time after the wards' evening. */
const NIGHTFALL = 23.5 * 3600;

/**
 * A delivery in the night: twins, of whom two midwives register the first at once. The cots move with the mother; the
 * second is in a bed of its own for a while. They go home, she after them, and one bill has it all.
 */
const night = async (facility: Facility, desk: Desk, journal: Journal): Promise<void> => {
  const { nurse, registrar, administrator, cashiers, today } = facility;
  const midwifery = { name: 'Kebidanan', beds: ['K1', 'K2', 'Inkubator'], night: NIGHT };
  const { beds, doctorId } = await openWard(administrator, midwifery);
  const does = doesAt(desk, NIGHTFALL);

  const patientId = await does(registrar, registerPatient, null, { name: 'Ny. Kartini', gender: 'female' });
  const admission = { patientId, bedId: beds[0], doctorId, payer: 'general' };
  const mother = await does(registrar, stay.admit, null, admission);
  await does(nurse, labour.startLabour, mother, { gravida: 1, para: 0, abortus: 0 });
  const one = `/v2/live/labour.one?encounterId=${mother}`;
  const [begun] = await untilRow<LabourRow[]>(administrator, one, rows => rows.length > 0);
  // By the server's clock, which a fault may set back: a moment that it has not reached would be refused.
  const bornAt = begun?.startedAt;
  for (const gender of ['female', 'male'] as const) {
    const born = { bornAt, gender, method: 'spontaneous', weight: 2_600, apgar: [] };
    await does(nurse, labour.deliverBaby, mother, born);
  }
  const registers = [nurse, administrator].map(who => order(who, labour.registerNewborn, mother, { entryId: 1 }));
  const outcomes = await desk.race(NIGHTFALL, registers[0]!, registers[1]!);
  const registered = outcomes.filter(({ ok }) => ok).length;
  if (registered !== 1) throw new Error(`of two that register a newborn at once ${registered} did`);
  await does(nurse, labour.registerNewborn, mother, { entryId: 2 });
  await does(nurse, labour.endLabour, mother, { outcome: 'delivered' });
  const both = `/v2/live/stay.newborns?motherEncounterId=${mother}`;
  const twins = (await untilRow<StayRow[]>(administrator, both, rows => rows.length === 2)).map(({ id }) => id);

  await does(nurse, stay.moveStay, twins[1]!, { bedId: beds[2] });
  await does(nurse, stay.moveStay, mother, { bedId: beds[1] });
  await does(nurse, stay.roomIn, twins[1]!);
  for (const id of [...twins, mother]) {
    await does(administrator, stay.orderDischarge, id, { manner: 'approved', plannedOn: today });
    await does(nurse, stay.leaveStay, id);
  }

  const isLeft = ([row]: StayRow[]) => row?.status === 'left' && row.concluded;
  const [row] = await untilRow<StayRow[]>(administrator, `/v2/live/stay.detail?encounterId=${mother}`, isLeft);
  const transactionId = row?.transactionId ?? 0;
  const [{ person, shiftId }] = cashiers;
  await does(person, closeBill, transactionId);
  const isClosed = ({ status }: TransactionRow) => status === 'ONGOING';
  await untilRow(administrator, `/v2/transaction/transactions/${transactionId}`, isClosed);
  // The second twin is in a cot at the end of the day, which costs nothing here.
  const amount = fees.registration + fees.admin + NIGHT;
  await does(person, payBill, transactionId, { shiftId, lines: [{ method: 'qris', amount }] });
  journal.expectedTotal += amount;
};

/** Labour entries that were written after the labour had ended. */
export const labourAfterEnd = (events: readonly LoggedEvent[]): number => {
  const ended = new Set<string>();
  let after = 0;
  for (const { type, data } of events) {
    const id = String(data['encounterId']);
    if (type === 'LabourEntryStruck' && data['kind'] === 'end') ended.delete(id);
    if ((type === 'LabourProgressRecorded' || type === 'BabyDelivered') && ended.has(id)) after++;
    if (type === 'LabourEnded') ended.add(id);
  }
  return after;
};

/** Newborns left in a cot at the end although their mother was in another room, or gone. */
export const cotsAstray = (events: readonly LoggedEvent[]): number => {
  const places = new Map<unknown, { room: unknown; mother: unknown }>();
  for (const { type, data } of events) {
    const id = data['encounterId'];
    if (type === 'StayPlaced' || type === 'StayMoved') places.set(id, { room: data['roomId'], mother: data['with'] });
    if (type === 'StayLeft' || type === 'StayCancelled') places.delete(id);
  }
  const isAstray = ({ room, mother }: { room: unknown; mother: unknown }) =>
    mother !== undefined && places.get(mother)?.room !== room;
  return [...places.values()].filter(isAstray).length;
};

export const labourDay: DayModule = {
  inTheWards: night,
  zeros: { labour_after_end: labourAfterEnd, cots_astray: cotsAstray },
  figures: { newborns: countOf('NewbornRegistered') },
};
