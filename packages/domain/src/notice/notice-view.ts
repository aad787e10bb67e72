import { NoticeRow, noticeList } from '@alur/contracts/notice/rows';
import { ERASED, type Seen } from '../kernel/event.js';
import type { NoticeSpec } from '../kernel/notice.js';
import { viewOf, type Reaction, type RowKey, type View } from '../kernel/view.js';
import { nameless, patientLabels } from '../patient-labels.js';

type AnyTypes = Readonly<Record<string, Record<string, unknown>>>;

const keyOf = (kind: string, subjectId: number): string => `${kind}_${subjectId}`;

const begun = ({ kind, subject, begins }: NoticeSpec, event: Seen): NoticeRow => {
  const subjectId = subject(event.data);
  const { staffId, patientId, ...of } = begins[event.type]!(event);
  return {
    ...{ ...of, id: keyOf(kind, subjectId), kind, subjectId, staffId: null, ownerId: staffId },
    ...{ patientId, personId: patientId, note: null, since: null },
  };
};

/** What an event of this type does to the notices of the modules that hear it. */
const reactionOf = (type: string, specs: readonly NoticeSpec[]): Reaction<NoticeRow> => {
  const hearing = specs.filter(
    ({ begins, raised, settled }) => type in begins || type in raised || settled.includes(type),
  );
  const specOf = (key: RowKey) => hearing.find(({ kind }) => String(key).startsWith(`${kind}_`));
  const key = (event: Seen) => hearing.map(({ kind, subject }) => keyOf(kind, subject(event.data)));
  const next = (row: NoticeRow, event: Seen): NoticeRow => {
    const says = specOf(row.id)?.raised[type];
    if (!says) return { ...row, staffId: null, note: null, since: null };
    const note = says(event);
    return note === undefined ? row : { ...row, staffId: row.ownerId, note, since: event.meta.at };
  };
  return hearing.some(({ begins }) => type in begins)
    ? { key, first: (event: Seen, of: RowKey) => begun(specOf(of) ?? hearing[0]!, event) }
    : { key, next };
};

/** What people have to do, from what every module tells. */
export const noticeViewOf = (specs: readonly NoticeSpec[]): View<NoticeRow> => {
  const types = specs.flatMap(({ begins, raised, settled }) => [
    ...Object.keys(begins),
    ...Object.keys(raised),
    ...settled,
  ]);
  return viewOf<AnyTypes>()({
    name: 'notice',
    version: 1,
    row: NoticeRow,
    indexes: [['staffId'], ['personId'], ['patientId']],
    topics: [{ topic: noticeList, by: { staffId: 'staffId' } }],
    on: {
      ...Object.fromEntries([...new Set(types)].map(type => [type, reactionOf(type, specs)])),
      ...patientLabels<NoticeRow>(row => ({ ...nameless(row), note: row.note && ERASED })),
    } as unknown as Readonly<Record<string, Reaction<NoticeRow>>>,
  });
};
