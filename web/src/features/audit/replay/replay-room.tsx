import type { OpenedEvent } from '@alur/contracts/audit/flow';
import type { DayOfLog } from '@alur/contracts/kernel/replay';
import { History } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadOnlyContext } from '@/access/read-only';
import { ClockContext } from '@/live/clock';
import { LiveLine } from '@/live/live-context';
import type { ReplayScreen } from '@/replay/replay-screen';
import type { Moment } from '@/replay/replay-topic';
import { useLocale } from '@/i18n/use-locale';
import { formatClock, formatDate } from '@/ui/format';
import { TableSkeleton } from '@/ui/states';
import { useDebounced } from '@/ui/use-debounced';
import { useKeys } from '@/ui/use-keys';
import { EventSheet } from '../event-sheet';
import { ReasonNote } from '../reason';
import { busiest } from './day-range';
import { Dock, type ChosenRow } from './dock';
import { rowLabel } from './row-label';
import { leading } from './step-list';
import { usePlaying, useReplay, useSteps, type Replay } from './use-replay';

export interface ReplayRoomProps {
  day: DayOfLog['data'];
  screen: ReplayScreen;
  reason: string;
  /** The moment to begin at; null for the busiest one. */
  begin: Moment | null;
  /** Called with the replay's moment whenever it is paused. */
  onMoment: (moment: Moment) => void;
}

/** Shows a live screen as it was at any moment of a past day, marked so that nobody takes it for the present. */
export function ReplayRoom({ day, screen, reason, begin, onMoment }: ReplayRoomProps) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const replay = useReplay(day, begin ?? { at: busiest(day), position: null });
  const { line, player } = replay;
  const [row, setRow] = useState<ChosenRow | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const steps = useSteps(line);
  const showRow = (id: number) => setRow({ id, label: labelIn(replay, id) });
  const openCurrent = () => {
    const step = steps[player.stepIndex()];
    const event = step && leading(step);
    if (event) setOpened(event.position);
  };
  useKeys('o', t('replay.open'), openCurrent, { enabled: opened === null });
  const jumpTo = (event: OpenedEvent) => {
    setOpened(null);
    player.jump({ at: Date.parse(event.at), position: event.position });
  };
  return (
    <>
      <Rest replay={replay} onMoment={onMoment} />
      <Banner replay={replay} day={day.day} screen={screen} />
      <div
        role="region"
        aria-label={screen.word[locale]}
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-auto p-3 focus-visible:-outline-offset-2"
      >
        <LiveLine line={line}>
          <ClockContext value={player}>
            <ReadOnlyContext value>
              <Suspense key={screen.key} fallback={<TableSkeleton />}>
                {screen.draw(showRow)}
              </Suspense>
            </ReadOnlyContext>
          </ClockContext>
        </LiveLine>
      </div>
      <Dock replay={replay} day={day} screen={screen} row={row} onRow={setRow} onOpen={setOpened} />
      <div aria-hidden className="pointer-events-none fixed inset-0 z-30 border-4 border-warning" />
      {opened !== null && (
        <EventSheet
          position={opened}
          reason={reason}
          onOpen={setOpened}
          onReplay={jumpTo}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Says what is shown, of which moment, by which view, and why; it never scrolls out of sight. */
function Banner({ replay: { line, player }, day, screen }: { replay: Replay; day: string; screen: ReplayScreen }) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const { moment } = usePlaying(player);
  useSteps(line);
  const view = line.onScreen().find(({ topic }) => screen.topics.includes(topic))?.view;
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-warning px-3 py-1 text-warning-foreground">
      <h1 className="flex items-center gap-1.5 font-semibold tracking-wide">
        <History aria-hidden className="size-4" />
        {t('replay.mode')}
      </h1>
      <p className="sr-only">{t('replay.modeHint')}</p>
      <span className="tabular font-medium">
        {formatDate(day, 'long')} · {formatClock(moment.at)}
      </span>
      <span className="text-xs">
        {screen.word[locale]}
        {view && ` · ${t('replay.view', { version: view.version })}`}
      </span>
      <span className="ml-auto flex min-w-0 items-center">
        <ReasonNote />
      </span>
    </div>
  );
}

/** Reports the replay's moment when it is paused, so that the URL holds it. */
function Rest({ replay: { player }, onMoment }: { replay: Replay; onMoment: (moment: Moment) => void }) {
  const { moment, playing } = usePlaying(player);
  const resting = useDebounced(moment, 600);
  // The callback is created anew at each render, so the effect depends on the moment alone.
  const onRest = useEffectEvent(onMoment);
  useEffect(() => {
    if (!playing) onRest(resting);
  }, [resting, playing]);
  return null;
}

/** The label of a row that a person recognises. */
function labelIn({ line, player }: Replay, id: number): string {
  for (const topic of line.onScreen()) {
    const row = topic.fetchedAt(player.current().moment)?.rows.find(one => (one as { id?: number }).id === id);
    if (row) return rowLabel(row);
  }
  return String(id);
}
