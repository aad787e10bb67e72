import { settingsOn, type Settings } from '@alur/contracts/settings/settings';
import { ensure } from '../kernel/rejection.js';
import { known } from '../kernel/aggregate.js';
import type { Encounter, EncounterState } from '../encounter/encounter.js';
import type { StayEvent } from '../stay/events.js';
import { placeOf, type StayState } from '../stay/stay.js';
import { timeDocument, type TimePrices } from '../stay/time.js';
import type { TransactionState } from '../transaction/bill.js';
import { postCharges } from '../transaction/charging.js';
import type { TransactionEvent } from '../transaction/events.js';

/** Prices of an hour and a day in bed for a patient who leaves on that day. */
export const timePrices = (settings: Settings, date: string): TimePrices => {
  const { hourPrice, dayPrice } = settingsOn(settings, date).emergency;
  return { hour: hourPrice, day: dayPrice };
};

/** Makes the bill's charges match the time in bed. */
export const billTime = (
  bill: TransactionState,
  state: StayState,
  events: readonly StayEvent[],
  { settings, now }: { settings: Settings; now: string },
): TransactionEvent[] => {
  const document = timeDocument(state, events, now);
  return document === null || events.length === 0 ? [] : postCharges(bill, document, settings.cashier);
};

/** Visits of hers that may have a bed: in a ward or in the emergency department. */
export const beddedVisits = (encounters: readonly EncounterState[] | undefined): Encounter[] =>
  (encounters ?? []).flatMap(each => {
    const it = known(each);
    const mayLie = it?.kind === 'inpatient' || it?.kind === 'emergency';
    return it && mayLie && it.status !== 'finished' && it.status !== 'cancelled' ? [it] : [];
  });

/** DOMAIN 2.8: one patient is in one bed at most. A patient who has left and still owes may be admitted again. */
export const noneInBed = (states: readonly StayState[]): void => {
  for (const each of states)
    if (each.status === 'in_bed' || each.status === 'on_leave') {
      const { bedName, roomName, unitName } = placeOf(each);
      ensure(false, 'stay.already-admitted', { place: `${unitName}, ${roomName}, ${bedName}` }, 'patientId');
    }
};
