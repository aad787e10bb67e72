import { treatment } from '@alur/contracts/treatment/catalogues';
import * as commands from '@alur/contracts/treatment/commands';
import type { DayModule } from '../day-module.js';
import { accepted, doesAt, onceOf, order } from '../day/visit-context.js';
import type { Facility } from '../facility/facility.js';
import { countOf, type LoggedEvent } from '../proof/logged-event.js';

/** One patient in so many is treated by a nurse, because the doctor asked for it. */
const ONE_IN = 6;
/** Of those, one in so many is taken by two nurses at once. */
const RACES_IN = 12;
const PRICE = 20_000;

const treatments = new Map<number, Promise<number>>();

/** The facility's treatment that nurses do, created with the first order. */
const treatmentOf = ({ merchantId, administrator }: Facility): Promise<number> => {
  const create = async () =>
    accepted(
      await administrator.command(treatment.add, null, { name: 'Nebulisasi oleh perawat', price: PRICE }),
      treatment.add,
    );
  const made = treatments.get(merchantId) ?? create();
  treatments.set(merchantId, made);
  return made;
};

const ordersOf = (events: readonly LoggedEvent[], type: string): unknown[] =>
  events.filter(each => each.type === type).map(({ data }) => data['orderId']);

const timesMoreThanOnce = (ids: readonly unknown[]): number => ids.length - new Set(ids).size;

/** Orders that were recorded as done more than once. */
export const treatmentsDoneTwice = (events: readonly LoggedEvent[]): number =>
  timesMoreThanOnce(ordersOf(events, 'TreatmentDone'));

/** Orders whose charge was posted more than once. */
export const treatmentsChargedTwice = (events: readonly LoggedEvent[]): number =>
  timesMoreThanOnce(
    events
      .filter(({ type }) => type === 'ChargesPosted')
      .map(({ data }) => data['source'] as { module: string; id: number })
      .filter(({ module }) => module === 'treatment')
      .map(({ id }) => id),
  );

/** The rupiah by which the bills differ from what was ordered and neither cancelled nor refused. */
export const treatmentsOffTheBill = (events: readonly LoggedEvent[]): number => {
  const gone = new Set([...ordersOf(events, 'TreatmentCancelled'), ...ordersOf(events, 'TreatmentRefused')]);
  const owed = new Map<unknown, number>();
  for (const { type, data } of events) {
    if (type === 'TreatmentOrdered' && !gone.has(data['orderId']))
      owed.set(data['orderId'], Number(data['price']) * Number(data['quantity']));
    const source = data['source'] as { module: string; id: number } | undefined;
    if (source?.module !== 'treatment') continue;
    const amount = ((data['lines'] ?? []) as { amount: number }[]).reduce((sum, line) => sum + line.amount, 0);
    if (type === 'ChargesPosted') owed.set(source.id, (owed.get(source.id) ?? 0) - amount);
    if (type === 'ChargesWithdrawn') owed.set(source.id, (owed.get(source.id) ?? 0) + amount);
  }
  return [...owed.values()].reduce((sum, difference) => sum + Math.abs(difference), 0);
};

export const treatmentDay: DayModule = {
  async withTheDoctor({ facility, visit, desk }, encounterId, at) {
    if (encounterId % ONE_IN !== 0) return;
    const treatmentId = await treatmentOf(facility);
    const doctor = facility.doctors[visit.schedule] ?? facility.nurse;
    const { nurse, administrator } = facility;
    const does = doesAt(desk, at);
    const id = await does(doctor, commands.requestTreatment, null, { encounterId, treatmentId });
    if (encounterId % RACES_IN === 0) {
      const start = (by: typeof nurse) => order(by, commands.startTreatment, id, {});
      onceOf(await desk.race(at, start(nurse), start(administrator)), commands.startTreatment);
    } else {
      await does(nurse, commands.startTreatment, id);
      await does(nurse, commands.undoTreatmentStart, id);
    }
    await does(nurse, commands.completeTreatment, id);
    // What nobody can do is refused, and not paid.
    const refused = await does(doctor, commands.requestTreatment, null, { encounterId, treatmentId, priority: 'cito' });
    await does(nurse, commands.cancelTreatment, refused, { reason: 'Alat sedang diperbaiki' });
    await does(doctor, commands.acknowledgeRefusal, refused);
    return PRICE;
  },
  zeros: {
    treatments_done_twice: treatmentsDoneTwice,
    treatments_charged_twice: treatmentsChargedTwice,
    treatments_off_the_bill: treatmentsOffTheBill,
  },
  figures: { treatments_done: countOf('TreatmentDone') },
};
