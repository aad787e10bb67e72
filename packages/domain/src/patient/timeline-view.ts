import { isRestricted } from '@alur/contracts/record/confidentiality';
import { PatientTimelineRow } from '@alur/contracts/patient/rows';
import { patientTimeline } from '@alur/contracts/patient/topics';
import * as z from 'zod/mini';
import { idOf } from '../kernel/aggregate.js';
import { secrecy, type AnyTypes, type DomainEvent, type EventSpecs, type Seen } from '../kernel/event.js';
import type { DomainModule } from '../kernel/module.js';
import { viewOf, type Reaction, type View } from '../kernel/view.js';

type Fact = PatientTimelineRow['facts'][string];

const plain = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional
    ? plain(schema._zod.def.innerType)
    : schema;

const shapeOf = (specs: EventSpecs, type: string): Record<string, z.core.$ZodType> => {
  const schema = specs[type]?.data;
  return schema instanceof z.ZodMiniObject ? schema._zod.def.shape : {};
};

/** Reads the timeline's fact from a field's value. */
type Reader = (value: unknown) => Fact;

const itself: Reader = value => (value ?? null) as Fact;
const partOf =
  (part: string): Reader =>
  value =>
    ((value as Record<string, Fact> | null)?.[part] ?? null) as Fact;

/** Single values that are not sealed are shown; of a member of staff her name, and of a coding its code. */
const readerOf = (schema: z.core.$ZodType): Reader | undefined => {
  if (['string', 'number', 'int', 'boolean', 'enum', 'literal'].includes(schema._zod.def.type))
    return secrecy.get(schema)?.kind === 'sealed' ? undefined : itself;
  if (!(schema instanceof z.ZodMiniObject)) return undefined;
  const { shape } = schema._zod.def;
  if ('staffId' in shape) return partOf('name');
  return 'system' in shape ? partOf('code') : undefined;
};

/** The fields that the timeline shows, without those that exist only for matching. */
const factReaders = (shape: Record<string, z.core.$ZodType>): [name: string, read: Reader][] =>
  Object.entries(shape).flatMap(([name, schema]): [string, Reader][] => {
    const read = readerOf(plain(schema));
    return read && name !== 'patientId' && !name.endsWith('Hash') ? [[name, read]] : [];
  });

/** The patient of the timeline: on a patient's own stream that stream's, because a merge is written to two. */
const ownerOf = ({ stream, data }: Seen): number =>
  stream.startsWith('patient-') ? Number(idOf(stream)) : (data['patientId'] as number);

const reactionOf = (
  module: string,
  facts: readonly [name: string, read: Reader][],
): Reaction<PatientTimelineRow, DomainEvent> => ({
  // Restricted content is on no timeline, and neither is what concerns nobody who is registered.
  key: event => (isRestricted(event.data) || event.data['patientId'] === null ? null : event.id),
  first: (event: Seen) => ({
    eventId: event.id,
    patientId: ownerOf(event),
    type: event.type,
    module,
    stream: event.stream,
    at: event.meta.at,
    localDate: event.meta.localDate,
    occurredAt: event.meta.occurredAt ?? null,
    actorId: event.meta.actorId,
    role: event.meta.role ?? null,
    facts: Object.fromEntries(facts.map(([name, read]) => [name, read(event.data[name])])),
  }),
});

/**
 * A patient's timeline: one row for every event of any of these modules whose data names a `patientId`. Which
 * events those are follows from their declarations, so a new module is on the timeline without a line here.
 */
export const timelineOf = (modules: readonly DomainModule[]): View<PatientTimelineRow> => {
  const concerned = modules.flatMap(({ name, events }) =>
    Object.keys(events).flatMap(type => {
      const shape = shapeOf(events, type);
      return 'patientId' in shape ? [[type, reactionOf(name, factReaders(shape))] as const] : [];
    }),
  );
  return viewOf<AnyTypes>()({
    name: 'patient_timeline',
    version: 3,
    row: PatientTimelineRow,
    once: true,
    indexes: [['patientId', 'at']],
    topics: [{ topic: patientTimeline, by: { patientId: 'patientId' } }],
    on: Object.fromEntries(concerned),
  });
};
