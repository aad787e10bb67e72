import { AuditedChangeRow, type ChangeKind } from '@alur/contracts/audit/reports';
import type { EventWords, ModuleWords } from '@alur/contracts/kernel/words';
import { moduleWords } from '@alur/contracts/words.gen';
import { viewOf, type Reaction } from '../kernel/view.js';
import type { AnyTypes, Seen } from '../kernel/event.js';

type Changing = EventWords & { readonly change: ChangeKind };

const isChanging = (event: EventWords): event is Changing => event.change !== undefined;

/**
 * The changes that an auditor asks about: events that undo, correct or reprice something, or that change access rights.
 */
export const changes: ReadonlyMap<string, Changing> = new Map(
  (moduleWords as readonly ModuleWords[])
    .flatMap(({ events = {} }) => Object.entries(events))
    .filter((event): event is [string, Changing] => isChanging(event[1])),
);

const SEPARATOR = '/';
const idIn = (key: string | number): number => Number(String(key).split(SEPARATOR)[1]);
const numberIn = (data: Record<string, unknown>, name: string): number | null =>
  typeof data[name] === 'number' ? data[name] : null;

/** All values at a path; where the path leads through a list, those of each element. */
const valuesAt = (value: unknown, [name, ...rest]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(one => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null && name in value
    ? valuesAt((value as Record<string, unknown>)[name], rest)
    : [];
};

const row = (type: string, kind: ChangeKind, { id, stream, meta, data }: Seen): AuditedChangeRow => ({
  eventId: id,
  type,
  kind,
  stream,
  at: meta.at,
  localDate: meta.localDate,
  actorId: meta.actorId,
  patientId: numberIn(data, 'patientId'),
  facilityId: numberIn(data, 'facilityId'),
  roleId: numberIn(data, 'roleId'),
});

/** A row for each event of this type that the report has; several where one event names several of something. */
const reactionTo = (type: string, { change, only, each }: Changing): Reaction<AuditedChangeRow> => {
  const counts = ({ data }: Seen) =>
    !only || valuesAt(data, only.path.split('.')).some(value => only.is === undefined || value === only.is);
  if (!each) return { key: event => (counts(event) ? event.id : null), first: event => row(type, change, event) };
  return {
    key: event =>
      counts(event)
        ? [
            ...new Set(
              valuesAt(event.data, each.path.split('.')).map(value => `${event.id}${SEPARATOR}${String(value)}`),
            ),
          ]
        : [],
    first: (event, key) => ({ ...row(type, change, event), [each.as]: idIn(key) }),
  };
};

/** Who changed or voided what: a row for every such event, without any sealed text. */
export const auditedChangesView = viewOf<AnyTypes>()({
  name: 'audited_change',
  version: 1,
  row: AuditedChangeRow,
  once: true,
  indexes: [['localDate'], ['roleId']],
  on: Object.fromEntries([...changes].map(([type, change]) => [type, reactionTo(type, change)])),
});
