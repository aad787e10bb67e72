import * as z from 'zod/mini';

/**
 * How a string in an event may be kept (ARCHITECTURE, "Persons are sealed"):
 * - code: an enumeration, an identifier, a date, a hash: says nothing of a person by itself;
 * - label: a public name (a room, a medicine, a member of staff as colleagues see her);
 * - sealed: of a person; encrypted with the key of the subject whose id stands in the named field of the data.
 */
export type Secrecy = { kind: 'code' } | { kind: 'label' } | { kind: 'sealed'; subject: Subject; since: number };

/**
 * Subjects that have keys; a visit's key seals what is said in it. An act reserves a new subject's id under its type's
 * name.
 */
export const SUBJECT_TYPES = ['patient', 'user', 'encounter'] as const;

/**
 * Whose key seals a string: `patient` and the event field that holds the id. `otherwise` is the subject where that field
 * is null.
 */
export interface Subject {
  type: (typeof SUBJECT_TYPES)[number] | 'transaction';
  field: string;
  otherwise?: Subject;
}

export const secrecy = z.registry<Secrecy>();

/** A string that says nothing of a person: an enumeration, a number written as text, a date, a keyed hash. */
export const code = () => z.string().register(secrecy, { kind: 'code' });

/** A public name. */
export const label = () => z.string().register(secrecy, { kind: 'label' });

/**
 * A string about the patient whose id is in `data[field]`; `since` is the version of the event from which it is sealed.
 */
export const sealed = (field = 'patientId', since = 1) =>
  z.string().register(secrecy, { kind: 'sealed', subject: { type: 'patient', field }, since });

/**
 * A string about a patient, sealed with the key of the visit in `data.encounterId`, even if the visit turns out to be
 * another patient's.
 */
export const clinical = () =>
  z.string().register(secrecy, { kind: 'sealed', subject: { type: 'encounter', field: 'encounterId' }, since: 1 });

/**
 * A string about who pays a bill: the patient in `data.patientId`, else an unregistered buyer, who is known by the bill
 * alone and whose key is the bill's (SHAPES, Whose text).
 */
export const payers = () =>
  z.string().register(secrecy, {
    ...{ kind: 'sealed', since: 1 },
    subject: {
      ...{ type: 'patient', field: 'patientId' },
      otherwise: { type: 'transaction', field: 'transactionId' },
    },
  });

/** A string about the member of staff whose id stands in `data[field]`. */
export const sealedUser = (field = 'userId') =>
  z.string().register(secrecy, { kind: 'sealed', subject: { type: 'user', field }, since: 1 });

/** A sealed string is read as this value once its person's key is destroyed. */
export { ERASED } from '@alur/contracts/kernel/erased';

export interface EventSpec<Data extends z.core.$ZodType = z.core.$ZodType> {
  readonly version: number;
  readonly data: Data;
  /** Converts the data of an older version to the present one, whenever events are read. */
  readonly upcast?: (data: Record<string, unknown>, version: number) => Record<string, unknown>;
}

export type EventSpecs = Record<string, EventSpec>;

export const event = <Data extends z.core.$ZodType>(
  data: Data,
  older?: { version: number; upcast: NonNullable<EventSpec['upcast']> },
): EventSpec<Data> => ({ data, version: older?.version ?? 1, ...(older && { upcast: older.upcast }) });

/** The data of each event type that a module declares. It is a map, so that a type is looked up by its name. */
export type DataOf<Specs extends EventSpecs> = {
  [Type in keyof Specs & string]: z.infer<Specs[Type]['data']>;
};

/** What such a map consists of. */
export type TypesIn<Types> = { [Type in keyof Types]: Record<string, unknown> };

/** Events of any type. */
export type AnyTypes = Record<string, Record<string, unknown>>;

/** The union of what a module's declaration describes: `{ type, data }`. */
export type EventOf<Specs extends EventSpecs> = {
  [Type in keyof Specs & string]: { type: Type; data: z.infer<Specs[Type]['data']> };
}[keyof Specs & string];

/** Any event, before it is written. */
export interface DomainEvent {
  type: string;
  data: Record<string, unknown>;
}

/** What every recorded event carries beside its data. */
export interface RecordedMeta {
  merchantId: number;
  actorId: number;
  role?: string;
  commandId: string;
  appendId: string;
  at: string;
  localDate: string;
  offset: string;
  occurredAt?: string;
  /** The consequences were appended together with the event. */
  settled?: boolean;
}

/** An event as views and processes see it: unsealed, upcast, with where and when. */
export type Seen<E extends DomainEvent = DomainEvent> = E & {
  id: string;
  stream: string;
  revision: number;
  /** Position in the log, as a string (bigint). */
  position: string;
  meta: RecordedMeta;
  /** Why the data cannot be read; it is then left as recorded, and nothing may be decided or shown from it. */
  unreadable?: string;
};
