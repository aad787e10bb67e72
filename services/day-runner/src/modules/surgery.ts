import { signForm } from '@alur/contracts/record/commands';
import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { SURGERY_NUMBER } from '@alur/contracts/record/forms/surgery-number';
import { theatre } from '@alur/contracts/surgery/catalogues';
import { SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';
import * as commands from '@alur/contracts/surgery/commands';
import { treatment } from '@alur/contracts/treatment/catalogues';
import type { DayModule } from '../day-module.js';
import { accepted, doesAt, onceOf, order } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is operated. */
const ONE_IN = 15;
const PRICE = 400_000;
const ANAESTHESIA = 100_000;
const SLOT_MS = 10 * 60_000;
/** A while ahead of the clock, so that no slot has passed when its turn comes. */
const AHEAD_MS = 3_600_000;

interface Lists {
  theatreId: number;
  operationId: number;
  anaesthesiaId: number;
  /** How many slots are given. */
  given: number;
}
const lists = new Map<number, Promise<Lists>>();

const setUp = async ({ administrator }: Facility): Promise<Lists> => {
  const adds = async (spec: typeof treatment.add | typeof theatre.add, body: object) =>
    accepted(await administrator.command(spec, null, body), spec);
  const theatreId = await adds(theatre.add, { name: 'OK 1', turnaroundMinutes: 0 });
  const operationId = await adds(treatment.add, { name: 'Eksisi tumor jinak', price: PRICE, icd9Code: '86.3' });
  const anaesthesiaId = await adds(treatment.add, { name: 'Anestesi lokal', price: ANAESTHESIA });
  return { theatreId, operationId, anaesthesiaId, given: 0 };
};
const listsOf = (facility: Facility): Promise<Lists> => {
  const made = lists.get(facility.merchantId) ?? setUp(facility);
  lists.set(facility.merchantId, made);
  return made;
};

const nextSlot = (its: Lists) => {
  const from = Date.now() + AHEAD_MS + SLOT_MS * its.given;
  its.given += 1;
  return { from: new Date(from).toISOString(), until: new Date(from + SLOT_MS).toISOString() };
};

const complete = (items: readonly string[]) => ({ answers: Object.fromEntries(items.map(item => [item, 'yes'])) });
const awake = { activity: 2, breathing: 2, circulation: 2, consciousness: 2, saturation: 2 };
const texts = ['diagnosis.before', 'diagnosis.after', 'procedure', 'operator', 'findings', 'technique', 'instructions'];
const reportOf = (encounterId: number, id: number, date: string) => ({
  ...{ encounterId, form: OPERATION_REPORT, formVersion: 1 },
  answers: [
    { linkId: SURGERY_NUMBER, group: 0, number: id, text: null, code: null },
    ...texts.map(linkId => ({ linkId, group: 0, number: null, text: 'Sesuai', code: null })),
    ...Object.entries({ date, start: '09:00', end: '09:10' }).map(([linkId, text]) => ({
      ...{ linkId, group: 0, number: null, text, code: null },
    })),
    { linkId: 'anaesthesia', group: 0, number: null, text: null, code: 'local' },
    { linkId: 'asa', group: 0, number: null, text: null, code: '1' },
  ],
});

type Slot = { theatreId: unknown; surgeryId: unknown; from: string; until: string };

/** Bookings that stood beside another of the same theatre at the same time. */
export const theatresTakenTwice = (events: readonly LoggedEvent[]): number => {
  const booked = new Map<string, Slot>();
  let twice = 0;
  for (const { type, data } of events) {
    if (type !== 'TheatreSlotBooked' && type !== 'TheatreSlotReleased') continue;
    const slot = data as unknown as Slot;
    const key = `${String(data['date'])} ${String(slot.theatreId)} ${String(slot.surgeryId)}`;
    if (type === 'TheatreSlotReleased') booked.delete(key);
    else {
      const clashes = [...booked.values()].filter(
        each =>
          each.theatreId === slot.theatreId &&
          each.surgeryId !== slot.surgeryId &&
          each.from < slot.until &&
          slot.from < each.until,
      );
      if (clashes.length > 0) twice += 1;
      booked.set(key, slot);
    }
  }
  return twice;
};

/** Services that an operation has on its bill more than once. */
export const operationsChargedTwice = (events: readonly LoggedEvent[]): number => {
  const charged = new Map<string, number>();
  const line = new Map<string, string>();
  for (const { type, data } of events) {
    const source = data['source'] as { module: string; id: number } | undefined;
    if (source?.module !== 'surgery') continue;
    const lines = (data['lines'] ?? []) as { line: number; service?: { kind: string; id: number } }[];
    for (const each of lines) {
      const place = `${String(data['transactionId'])} ${each.line}`;
      if (type === 'ChargesPosted' && each.service) {
        const key = `${source.id} ${each.service.kind} ${each.service.id}`;
        line.set(place, key);
        charged.set(key, (charged.get(key) ?? 0) + 1);
      }
      const key = line.get(place);
      if (type === 'ChargesWithdrawn' && key !== undefined) charged.set(key, (charged.get(key) ?? 0) - 1);
    }
  }
  return [...charged.values()].filter(times => times > 1).length;
};

export const surgeryDay: DayModule = {
  async withTheDoctor({ facility, visit, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const its = await listsOf(facility);
    const { theatreId, operationId: treatmentId, anaesthesiaId } = its;
    const doctor = facility.doctors[visit.schedule] ?? facility.administrator;
    const { administrator: theatreStaff } = facility;
    const does = doesAt(desk, at);
    const asks = () => does(doctor, commands.requestSurgery, null, { encounterId, treatmentId, diagnosis: 'Lipoma' });
    const ids = [await asks(), await asks()] as const;
    const team = [{ role: 'operator', staffId: doctor.userId }];
    const plan = { ...nextSlot(its), theatreId, team, confirmed: true };
    // Two people plan two operations into one slot, of which one gets it; the other is refused, and not paid.
    const plans = ids.map(id => order(theatreStaff, commands.scheduleSurgery, id, plan));
    const won = onceOf(await desk.race(at, plans[0]!, plans[1]!), commands.scheduleSurgery);
    const [id, other] = won === 0 ? ids : [ids[1], ids[0]];
    await does(theatreStaff, commands.refuseSurgery, other, { reason: 'Cukup satu tindakan' });
    await does(doctor, commands.acknowledgeRefusedSurgery, other);
    await does(theatreStaff, commands.recordSignIn, id, complete(SignInItem.options));
    await does(theatreStaff, commands.startSurgery, id);
    await does(theatreStaff, commands.recordTimeOut, id, complete(TimeOutItem.options));
    await does(theatreStaff, commands.recordSignOut, id, complete(SignOutItem.options));
    await does(theatreStaff, commands.scoreRecovery, id, awake);
    const reportId = await does(doctor, signForm, null, reportOf(encounterId, id, facility.today));
    const components = [{ treatmentId: anaesthesiaId, performerId: doctor.userId }];
    await does(theatreStaff, commands.finishSurgery, id, { reportId, exit: 'home', components });
    return PRICE + ANAESTHESIA;
  },
  zeros: { theatres_taken_twice: theatresTakenTwice, operations_charged_twice: operationsChargedTwice },
  figures: { operations_finished: countOf('SurgeryFinished') },
};
