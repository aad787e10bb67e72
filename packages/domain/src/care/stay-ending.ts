import { bed, vacate } from '../bed/bed.js';
import { roomClass } from '../catalogue/aggregates.js';
import { conclude, discharge } from '../encounter/decisions.js';
import { encounter, type EncounterState } from '../encounter/encounter.js';
import type { EncounterEvent } from '../encounter/events.js';
import { notCancelled } from '../encounter/guards.js';
import type { Loaded, LoadedSoFar } from '../kernel/act.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { record } from '../record/record.js';
import { settings, settingsOf } from '../settings/settings.js';
import { chargeNights, nightDocument } from '../stay/charging.js';
import { inHouse, leave } from '../stay/decisions.js';
import { noneBeside } from '../stay/cots.js';
import { stay, type AnyStay } from '../stay/stay.js';
import { postCharges } from '../transaction/charging.js';
import { concludeEncounter } from '../transaction/encounters.js';
import { inTurn } from '../transaction/state.js';
import { billOf, transaction } from '../transaction/transaction.js';
import { cotsChecked } from './cots.js';
import { nothingOpen } from './open-orders.js';
import { classStreams, herBed, pricesFrom } from './stay-streams.js';
import * as visits from './visit-streams.js';

/** Streams that the end of a stay reads or writes. */
export const endingSees = {
  encounter,
  stay,
  bed,
  record,
  before: record,
  classes: [roomClass] as const,
  transaction,
  settings,
  cots: [stay] as const,
};

/** The record of the visit that the stay continues, if it continues one. */
const recordBefore = (id: number, visit: EncounterState | undefined) => {
  const episodeId = known(visit)?.episodeId ?? id;
  return episodeId === id ? undefined : checks(record, episodeId);
};

export const endingStreams = (
  { id }: { id: number },
  loaded: LoadedSoFar<typeof endingSees>,
  context: DecisionContext,
) => {
  const it = known(loaded.stay);
  return {
    encounter: visits.encounterOf(id),
    stay: writes(stay, id),
    bed: herBed(it),
    cots: cotsChecked(it),
    record: checks(record, id),
    before: recordBefore(id, loaded.encounter),
    classes: classStreams(loaded.stay),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  };
};

/** The final nights, on the stay and on its bill. */
export const settled = (
  it: AnyStay,
  until: string,
  states: {
    classes: Parameters<typeof pricesFrom>[1];
    transaction?: Parameters<typeof billOf>[0] | undefined;
    settings: Parameters<typeof settings.evolve>[0];
  },
  context: DecisionContext,
) => {
  const { general, cashier } = states.settings;
  const nights = chargeNights(it, until, pricesFrom(it, states.classes), { general, clock: context });
  const document = nightDocument(it, nights, context.now);
  const bill = visits.loaded(states.transaction);
  return {
    nights,
    bill: document && nights.length > 0 ? postCharges(bill, document, cashier) : [],
  };
};

/** How the visit ends once she has left: it is finished if the bill is settled, else only concluded. */
const ended = (state: EncounterState, isSettled: boolean): EncounterEvent[] => {
  const concluded = notCancelled(state).status === 'concluded' ? [] : conclude(state);
  return [...concluded, ...(isSettled ? discharge(concluded.reduce(encounter.evolve, state)) : [])];
};

/** She leaves her bed: the nights are settled, services end, and the bill can be closed. */
export const leaveBed = (
  { id, destination, ...said }: { id: number; at: string | null; destination: string | null },
  states: Loaded<ReturnType<typeof endingStreams>>,
  context: DecisionContext,
) => {
  const it = inHouse(states.stay);
  const { now } = context;
  const at = said.at ?? now;
  const left = leave(states.stay, { leftAt: at, destination, now });
  nothingOpen(states.record, states.before);
  noneBeside(id, states.cots);
  const { nights, bill } = settled(it, at, states, context);
  const { cashier } = states.settings;
  const account = visits.loaded(states.transaction);
  const billed = inTurn(
    account,
    () => bill,
    state => concludeEncounter(state, id, cashier),
  );
  const isSettled = billed.reduce(transaction.evolve, account).status === 'paid';
  return {
    encounter: ended(states.encounter, isSettled),
    stay: [...nights, ...left],
    ...(states.bed && { bed: vacate(states.bed, id) }),
    transaction: billed,
  };
};
