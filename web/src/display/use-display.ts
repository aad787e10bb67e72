import { topicKey, type TopicRow, type TopicSpec } from '@alur/contracts/kernel/topic';
import type { queueDisplay } from '@alur/contracts/queue/topics';
import type { scheduleList } from '@alur/contracts/schedule/topics';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onServerTime } from '@/live/server-time';
import type { TopicView } from '@/live/topic-store-options';
import { CallWatch } from './announcements';
import { Announcer } from './announcer';
import type { DisplayRow, DisplaySchedule } from './display-rows';
import { ClipVoice } from './clip-voice';
import type { DisplayAccess } from './display-access';
import { DisplayLine } from './display-line';
import { facilityDay } from './facility-day';

/** The topic is named by a string, because its declaration would load all of zod on the television. */
const QUEUE_DISPLAY = 'queue.display';
const SCHEDULE_LIST = 'schedule.list';
const SCHEDULES = {
  topic: SCHEDULE_LIST,
  params: { status: 'open' },
  key: topicKey(SCHEDULE_LIST, { status: 'open' }),
};

/** The store knows rows by their keys alone; the topic's declaration types the rest. */
const rowsOf = <T extends TopicSpec>(view: TopicView | undefined) => (view?.rows ?? []) as TopicRow<T>[];

/** The facility's current day; the board changes it at midnight by itself. */
export function useFacilityDay(): string {
  const [day, setDay] = useState(() => facilityDay());
  useEffect(() => {
    const look = () => setDay(facilityDay());
    const timer = setInterval(look, 20_000);
    const off = onServerTime(look);
    return () => {
      clearInterval(timer);
      off();
    };
  }, []);
  return day;
}

/** The screen's live line, open as long as the access is unchanged. */
export function useDisplayLine(access: DisplayAccess): DisplayLine {
  const [line] = useState(() => new DisplayLine(access));
  useEffect(() => () => line.close(), [line]);
  return line;
}

/**
 * The rows of some schedules today, and the schedules that can be chosen. A person may list schedules; a paired device
 * may not and takes their names from the numbers of the day.
 */
export function useDisplayRows(line: DisplayLine, scheduleIds: readonly number[], own: readonly number[] | null) {
  const state = useSyncExternalStore(line.subscribe, line.read);
  const date = useFacilityDay();
  const ids = scheduleIds.join(',');
  const topics = useMemo(
    () =>
      ids
        .split(',')
        .filter(Boolean)
        .map(id => ({
          topic: QUEUE_DISPLAY,
          params: { scheduleId: Number(id), date },
          key: topicKey(QUEUE_DISPLAY, { scheduleId: Number(id), date }),
        })),
    [ids, date],
  );
  const listed = own === null;
  useEffect(() => line.watch(listed ? [SCHEDULES, ...topics] : topics), [line, topics, listed]);
  const rows = useMemo(
    () => topics.flatMap(({ key }) => rowsOf<typeof queueDisplay>(state.views.get(key))),
    [state.views, topics],
  );
  const named = rowsOf<typeof scheduleList>(state.views.get(SCHEDULES.key));
  const schedules: DisplaySchedule[] = own === null ? named : own.map(id => scheduleOf(id, rows));
  return { rows, schedules, online: state.online, refused: state.refused };
}

/** Reads new calls out, and returns the number that is being read, which is shown first. */
export function useAnnouncements(rows: readonly DisplayRow[]) {
  const [reading, setReading] = useState<number | null>(null);
  const [soundOn, setSoundOn] = useState(false);
  const [parts] = useState(() => {
    const voice = new ClipVoice();
    return { voice, watch: new CallWatch(), announcer: new Announcer(voice, one => setReading(one?.id ?? null)) };
  });
  useEffect(() => {
    const { announcer, watch } = parts;
    announcer.keep(new Set(rows.filter(({ status }) => status === 'called').map(({ id }) => id)));
    announcer.add(watch.next(rows));
  }, [rows, parts]);
  const unlock = async () => setSoundOn(await parts.voice.unlock());
  return { reading, soundOn, unlock, busy: () => parts.announcer.busy };
}

/** A schedule as its numbers describe it; before the first number of the day, as yesterday's did. */
function scheduleOf(id: number, rows: readonly DisplayRow[]): DisplaySchedule {
  const key = `display-schedule-${id}`;
  const row = rows.find(({ scheduleId }) => scheduleId === id);
  if (row) {
    const seen = JSON.stringify({ id, name: row.scheduleName, doctorName: row.doctorName, prefix: row.prefix });
    if (localStorage.getItem(key) !== seen) localStorage.setItem(key, seen);
    return JSON.parse(seen) as DisplaySchedule;
  }
  const kept = localStorage.getItem(key);
  return kept ? (JSON.parse(kept) as DisplaySchedule) : { id, name: `#${id}`, doctorName: '', prefix: '' };
}
