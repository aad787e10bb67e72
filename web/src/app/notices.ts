import type { NoticeRow } from '@alur/contracts/notice/rows';
import { noticeList, sharedNotices } from '@alur/contracts/notice/rows';
import { useAtomValue } from 'jotai';
import { useCan, type Can } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import type { Locale } from '@/i18n/locale';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import type { MenuEntry } from './menu';

/** What a feature says of its notices: `export const notices: NoticeEntry[]` in its `notices.ts`. */
export interface NoticeEntry {
  /** As the module in the domain calls it. */
  kind: string;
  word: Readonly<Record<Locale, string>>;
  /** The verb on the button that goes there. */
  action: Readonly<Record<Locale, string>>;
  /** So many milliseconds after it began it is told; at once where nothing is said. */
  after?: number;
  /** Where it is done, by who may do so much. */
  address: (
    row: NoticeRow,
    can: Can,
  ) => { to: string; params: Record<string, number>; search: Record<string, unknown> };
  icon: MenuEntry['icon'];
}

const entries = Object.values(
  import.meta.glob<NoticeEntry[]>('../features/*/notices.ts', { eager: true, import: 'notices' }),
).flat();

export const entryOf = (kind: string): NoticeEntry | undefined => entries.find(entry => entry.kind === kind);

const OLDEST = '';

/** What the person who is signed in has to do, by herself or with whoever may, the oldest first. */
export function useNotices() {
  const staffId = useAtomValue(sessionAtom)?.user.id ?? 0;
  const own = useTopic(noticeList, { staffId });
  const can = useCan();
  const shares = sharedNotices.access.some(right => can(right));
  const shared = useTopic(shares ? sharedNotices : noticeList, shares ? { shared: 'yes' } : { staffId });
  const rows = shares ? [...own.rows, ...shared.rows] : own.rows;
  const now = useNow(60_000);
  const isDue = ({ kind, since }: NoticeRow) => {
    const entry = entryOf(kind);
    return entry !== undefined && (!entry.after || Date.parse(since ?? '') + entry.after <= now);
  };
  return rows.filter(isDue).toSorted((one, other) => (one.since ?? OLDEST).localeCompare(other.since ?? OLDEST));
}
