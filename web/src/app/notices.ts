import { NoticeDesk, noticeList, sharedNotices, type NoticeRow } from '@alur/contracts/notice/rows';
import { useAtomValue } from 'jotai';
import { useCan, type Can } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { useNow } from '@/live/clock';
import { useTopics } from '@/live/use-topics';
import type { NoticeEntry } from './notice-entry';

const entries = Object.values(
  import.meta.glob<NoticeEntry[]>('../features/*/notices.ts', { eager: true, import: 'notices' }),
).flat();

export const entryOf = (kind: string): NoticeEntry | undefined => entries.find(entry => entry.kind === kind);

const OLDEST = '';

/** The desks whose tasks the person may do. */
const desksOf = (can: Can) =>
  NoticeDesk.options
    .filter(shared => sharedNotices.accessFor?.({ shared }).some(right => can(right)))
    .map(shared => ({ shared }));

/**
 * The open tasks of the signed-in person, assigned to her alone or to everybody with the right: urgent ones first, then
 * the oldest.
 */
export function useNotices() {
  const staffId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const can = useCan();
  const own = useTopics(noticeList, noticeList.access.some(right => can(right)) ? [{ staffId }] : []);
  const shared = useTopics(sharedNotices, desksOf(can));
  const rows = [...own.rows, ...shared.rows];
  const now = useNow(60_000);
  const isDue = ({ kind, since }: NoticeRow) => {
    const entry = entryOf(kind);
    return entry !== undefined && (!entry.after || Date.parse(since ?? '') + entry.after <= now);
  };
  const rank = ({ kind }: NoticeRow) => (entryOf(kind)?.urgent ? 0 : 1);
  return rows
    .filter(isDue)
    .toSorted((one, other) => rank(one) - rank(other) || (one.since ?? OLDEST).localeCompare(other.since ?? OLDEST));
}
