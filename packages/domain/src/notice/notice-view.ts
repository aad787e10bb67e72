import * as z from 'zod/mini';
import { NoticeDesk, NoticeRow, noticeList, sharedNotices } from '@alur/contracts/notice/rows';
import { ERASED, type Seen } from '../kernel/event.js';
import type { NoticeSpec } from '../kernel/notice.js';
import { viewOf, type Reaction, type RowKey, type View } from '../kernel/view.js';
import { nameless, patientLabels } from '../patient-labels.js';

type AnyTypes = Readonly<Record<string, Record<string, unknown>>>;

const keyOf = (kind: string, subjectId: number): string => `${kind}_${subjectId}`;

const nothing = { staffId: null, shared: null, note: null, since: null };

/** The row after an event: its owner has something to do, nothing any more, or the same as before. */
const after = (row: NoticeRow, { raised, desk = 'yes' }: NoticeSpec, event: Seen): NoticeRow => {
  const says = raised[event.type];
  if (!says) return { ...row, ...nothing };
  const note = says(event);
  if (note === undefined) return row;
  if (note === false) return { ...row, ...nothing };
  return {
    ...row,
    staffId: row.ownerId,
    shared: row.ownerId === null ? z.parse(NoticeDesk, desk) : null,
    note,
    since: event.meta.at,
  };
};

const begun = (spec: NoticeSpec, event: Seen): NoticeRow => {
  const { kind, subject, begins } = spec;
  const subjectId = subject(event.data);
  const of = begins[event.type]?.(event);
  // `key` has filtered out things that can never need a notice.
  if (!of) throw new Error(`${kind} does not begin with ${event.type}`);
  const { staffId: ownerId, patientId, ...rest } = of;
  const row = { ...rest, id: keyOf(kind, subjectId), kind, subjectId, ownerId, patientId, personId: patientId };
  return after({ ...row, ...nothing }, spec, event);
};

/** How an event of this type changes the notices of all modules that declare it. */
const reactionOf = (type: string, specs: readonly NoticeSpec[]): Reaction<NoticeRow> => {
  const hearing = specs.filter(
    ({ begins, raised, settled }) => type in begins || type in raised || settled.includes(type),
  );
  const specOf = (key: RowKey) => hearing.find(({ kind }) => String(key).startsWith(`${kind}_`));
  const key = (event: Seen) =>
    hearing
      .filter(({ begins, raised, settles }) =>
        type in begins ? begins[type]?.(event) : type in raised || (settles?.(event) ?? true),
      )
      .map(({ kind, subject }) => keyOf(kind, subject(event.data)));
  const next = (row: NoticeRow, event: Seen): NoticeRow => {
    const spec = specOf(row.id);
    return spec ? after(row, spec, event) : row;
  };
  return hearing.some(({ begins }) => type in begins)
    ? { key, first: (event: Seen, of: RowKey) => begun(specOf(of) ?? hearing[0]!, event) }
    : { key, next };
};

/** Everybody's open tasks, from the notices that all modules declare. */
export const noticeViewOf = (specs: readonly NoticeSpec[]): View<NoticeRow> => {
  const types = specs.flatMap(({ begins, raised, settled }) => [
    ...Object.keys(begins),
    ...Object.keys(raised),
    ...settled,
  ]);
  return viewOf<AnyTypes>()({
    name: 'notice',
    version: 3,
    row: NoticeRow,
    indexes: [['staffId'], ['shared'], ['personId'], ['patientId']],
    topics: [
      { topic: noticeList, by: { staffId: 'staffId' } },
      { topic: sharedNotices, by: { shared: 'shared' } },
    ],
    on: {
      ...Object.fromEntries([...new Set(types)].map(type => [type, reactionOf(type, specs)])),
      ...patientLabels<NoticeRow>(row => ({ ...nameless(row), note: row.note && ERASED })),
    } as unknown as Readonly<Record<string, Reaction<NoticeRow>>>,
  });
};
