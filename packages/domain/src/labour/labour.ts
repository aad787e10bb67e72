import type { DeliveryMethod, LabourEntryKind } from '@alur/contracts/labour/enums';
import type { Gender } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { LabourEvent, EventData } from './events.js';

interface Entry {
  readonly entryId: number;
  readonly kind: LabourEntryKind;
  readonly isStruck: boolean;
}

/** A delivered baby, with the data for its registration. */
export interface Born {
  readonly number: number;
  readonly bornAt: string;
  readonly gender: Gender;
  readonly weight: number | null;
  readonly length: number | null;
  readonly isAlive: boolean;
  readonly method: DeliveryMethod;
}
interface Delivery extends Entry {
  readonly kind: 'delivery';
  readonly born: Born;
  /** The patient whom the baby was registered as, and that patient's last visit here. */
  readonly newborn: { readonly patientId: number; readonly encounterId: number } | null;
}

/** A labour: none, under way, or ended. */
export type LabourState =
  | { readonly status: 'none' }
  | (CareHeader & {
      readonly status: 'open' | 'ended';
      readonly startedAt: string;
      readonly entries: readonly (Entry | Delivery)[];
    });
const isDelivery = (entry: Entry | Delivery): entry is Delivery => 'born' in entry;

const kinds = { LabourProgressRecorded: 'progress', LabourEnded: 'end' } as const;

export const labour: Aggregate<LabourState, LabourEvent> = {
  kind: 'labour',
  initial: { status: 'none' },
  evolve: (state, event) => {
    if (event.type === 'LabourStarted')
      return { ...headerOf(event.data), status: 'open', startedAt: event.data.effectiveAt, entries: [] };
    if (state.status === 'none') return state;
    if (event.type === 'LabourEntryStruck') {
      const { entryId, kind } = event.data;
      const entries = state.entries.map(each => (each.entryId === entryId ? { ...each, isStruck: true } : each));
      return { ...state, entries, status: kind === 'end' ? 'open' : state.status };
    }
    if (event.type === 'NewbornRegistered') {
      const { entryId, newbornId: patientId, newbornEncounterId: encounterId } = event.data;
      const registered = (each: Entry | Delivery) =>
        each.entryId === entryId && isDelivery(each) ? { ...each, newborn: { patientId, encounterId } } : each;
      return { ...state, entries: state.entries.map(registered) };
    }
    if (event.type === 'BabyDelivered') {
      const { entryId, number, bornAt, gender, weight, length, isAlive, method } = event.data;
      const born = { number, bornAt, gender, weight, length, isAlive, method };
      const delivery: Delivery = { entryId, kind: 'delivery', isStruck: false, born, newborn: null };
      return { ...state, entries: [...state.entries, delivery] };
    }
    const entry = { entryId: event.data.entryId, kind: kinds[event.type], isStruck: false };
    const status = event.type === 'LabourEnded' ? 'ended' : state.status;
    return { ...state, entries: [...state.entries, entry], status };
  },
};

interface Said {
  by: Staff;
  now: string;
}

const utc = (at: string): string => new Date(at).toISOString();
const notFuture = (at: string, now: string, path: string): void =>
  ensure(Date.parse(at) <= Date.parse(now), 'labour.not-yet', {}, path);

export const startLabour = (
  state: LabourState,
  visit: CareHeader,
  {
    by,
    now,
    effectiveAt,
    ...of
  }: Said & { effectiveAt: string | null } & Omit<
      EventData<'LabourStarted'>,
      keyof CareHeader | 'effectiveAt' | 'startedBy'
    >,
): LabourEvent[] => {
  ensure(state.status === 'none', 'labour.started');
  const at = utc(effectiveAt ?? now);
  notFuture(at, now, 'effectiveAt');
  return [{ type: 'LabourStarted', data: { ...headerOf(visit), effectiveAt: at, ...of, startedBy: by } }];
};

/** The labour under way and the next entry's number; an entry may not be before its start or in the future. */
const writing = (state: LabourState, at: string, now: string, path: string) => {
  ensure(state.status === 'open', 'labour.not-open');
  notFuture(at, now, path);
  ensure(Date.parse(at) >= Date.parse(state.startedAt), 'labour.before-start', {}, path);
  return { header: headerOf(state), entryId: state.entries.length + 1, entries: state.entries };
};

type Progress = Omit<EventData<'LabourProgressRecorded'>, keyof CareHeader | 'effectiveAt' | 'entryId' | 'recordedBy'>;

export const recordProgress = (
  state: LabourState,
  { by, now, effectiveAt, ...of }: Said & { effectiveAt: string | null } & Progress,
): LabourEvent[] => {
  const at = utc(effectiveAt ?? now);
  const { header, entryId } = writing(state, at, now, 'effectiveAt');
  ensure(
    Object.values(of).some(value => value !== null && value !== ''),
    'labour.empty',
  );
  return [{ type: 'LabourProgressRecorded', data: { ...header, effectiveAt: at, entryId, ...of, recordedBy: by } }];
};

type Baby = Omit<EventData<'BabyDelivered'>, keyof CareHeader | 'entryId' | 'number' | 'attendedBy'>;

/** Twins are numbered in order of birth; struck deliveries are not counted. */
export const deliver = (state: LabourState, { by, now, ...of }: Said & Baby): LabourEvent[] => {
  const bornAt = utc(of.bornAt);
  const { header, entryId, entries } = writing(state, bornAt, now, 'bornAt');
  const minutes = of.apgar.map(({ minute }) => minute);
  ensure(new Set(minutes).size === minutes.length, 'labour.apgar-twice', {}, 'apgar');
  const number = entries.filter(({ kind, isStruck }) => kind === 'delivery' && !isStruck).length + 1;
  return [{ type: 'BabyDelivered', data: { ...header, entryId, number, ...of, bornAt, attendedBy: by } }];
};

type End = Omit<EventData<'LabourEnded'>, keyof CareHeader | 'effectiveAt' | 'entryId' | 'endedBy'>;

export const endLabour = (
  state: LabourState,
  { by, now, effectiveAt, ...of }: Said & { effectiveAt: string | null } & End,
): LabourEvent[] => {
  const at = utc(effectiveAt ?? now);
  const { header, entryId, entries } = writing(state, at, now, 'effectiveAt');
  const isBorn = entries.some(({ kind, isStruck }) => kind === 'delivery' && !isStruck);
  ensure(of.outcome !== 'delivered' || isBorn, 'labour.no-baby', {}, 'outcome');
  return [{ type: 'LabourEnded', data: { ...header, effectiveAt: at, entryId, ...of, endedBy: by } }];
};

/** The delivery of this entry, whether the baby is registered or not. */
export const deliveryOf = (state: LabourState, entryId: number): Delivery | undefined =>
  state.status === 'none' ? undefined : state.entries.filter(isDelivery).find(each => each.entryId === entryId);

/** The delivery of the baby whose visit this is: born alive, and not struck since. */
export const bornIn = (state: LabourState, encounterId: number): Delivery | undefined =>
  state.status === 'none'
    ? undefined
    : state.entries
        .filter(isDelivery)
        .find(each => !each.isStruck && each.born.isAlive && each.newborn?.encounterId === encounterId);

/** A baby that may be registered: born alive, and not registered yet or only in a visit that was cancelled. */
export const toRegister = (state: LabourState, entryId: number, isThere: boolean): Delivery => {
  const delivery = deliveryOf(state, entryId);
  ensure(delivery && !delivery.isStruck, 'labour.entry-unknown');
  ensure(delivery.born.isAlive, 'labour.not-alive');
  ensure(delivery.newborn === null || !isThere, 'labour.newborn-registered');
  return delivery;
};

/** If several babies were born alive in this labour, each has its number after its mother's name. */
export const isOneOfSeveral = (state: LabourState): boolean =>
  state.status !== 'none' &&
  state.entries.filter(each => isDelivery(each) && !each.isStruck && each.born.isAlive).length > 1;

export const registerNewborn = (
  state: LabourState,
  { entryId, born: { number } }: Delivery,
  { newbornId, newbornEncounterId, by, now }: Said & { newbornId: number; newbornEncounterId: number },
): LabourEvent[] => {
  ensure(state.status !== 'none', 'labour.not-open');
  const who = { entryId, number, newbornId, newbornEncounterId, registeredBy: by };
  return [{ type: 'NewbornRegistered', data: { ...headerOf(state), effectiveAt: now, ...who } }];
};

export const strikeEntry = (state: LabourState, entryId: number, struckBy: Staff, reason: string): LabourEvent[] => {
  ensure(state.status !== 'none', 'labour.not-open');
  const entry = state.entries.find(each => each.entryId === entryId && !each.isStruck);
  ensure(entry, 'labour.entry-unknown');
  // The end must be struck before any other entry of a labour that ended.
  ensure(state.status === 'open' || entry.kind === 'end', 'labour.not-open');
  return [{ type: 'LabourEntryStruck', data: { ...headerOf(state), entryId, kind: entry.kind, struckBy, reason } }];
};
