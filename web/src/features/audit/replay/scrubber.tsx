import type { DayOfLog } from '@alur/contracts/kernel/replay';
import { useMemo, useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Count, Peak } from '@/replay/phases';
import type { ReplayPlayer } from '@/replay/replay-player';
import { cn } from '@/ui/cn';
import { formatClock, formatTime } from '@/ui/format';
import { hoursOf, type Range } from './day-range';
import { usePlaying } from './use-replay';

/** How the modules' bars are coloured: the busiest five apart, the rest alike. */
export const barColors = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6'] as const;
export const barColor = (at: number) => barColors[Math.min(at, barColors.length - 1)]!;
const fills = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
];

const BUCKET = 5 * 60_000;
const HEIGHT = 100;
const WIDTH = 1000;

export interface ScrubberProps {
  day: DayOfLog['data'];
  modules: readonly string[];
  range: Range;
  player: ReplayPlayer;
  /** The rows in this phase are drawn as a curve. */
  phase: string | null;
  counts: readonly Count[];
  peak: Peak | undefined;
  /** When something was undone or corrected. */
  marks: readonly number[];
}

/** The day as a track: how much happened when, and the shown moment, which can be dragged. */
export function Scrubber({ day, modules, range, player, phase, counts, peak, marks }: ScrubberProps) {
  const { t } = useTranslation('audit');
  const { moment } = usePlaying(player);
  const track = useRef<HTMLDivElement>(null);
  const share = (at: number) => (at - range.from) / (range.to - range.from);
  const percent = (at: number) => `${Math.max(0, Math.min(1, share(at))) * 100}%`;
  const seek = (event: PointerEvent) => {
    const box = track.current!.getBoundingClientRect();
    const part = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
    player.seek(range.from + part * (range.to - range.from));
  };
  return (
    <div className="flex flex-col">
      <div
        ref={track}
        role="slider"
        tabIndex={0}
        aria-label={t('replay.playhead')}
        aria-valuemin={0}
        aria-valuemax={Math.round((range.to - range.from) / 1000)}
        aria-valuenow={Math.round(Math.max(0, moment.at - range.from) / 1000)}
        aria-valuetext={formatClock(moment.at)}
        className="relative h-20 cursor-ew-resize touch-none overflow-hidden rounded-md border bg-surface"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={event => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
        }}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <Bars histogram={day.histogram} modules={modules} range={range} />
          {phase !== null && <Curve counts={counts} phase={phase} range={range} />}
        </svg>
        {marks.map((at, index) => (
          <span
            key={`${at} ${index}`}
            aria-hidden
            className="absolute bottom-0 h-2.5 w-0.5 bg-danger"
            style={{ left: percent(at) }}
          />
        ))}
        {peak && (
          <span
            aria-hidden
            // Beside its time, where the playhead stands when somebody goes there.
            className={cn(
              'absolute top-3 rounded-sm bg-waiting px-1 text-xs leading-4 font-medium text-waiting-foreground',
              share(peak.at) > 0.1 ? '-translate-x-full -ml-1' : 'ml-1',
            )}
            style={{ left: percent(peak.at) }}
          >
            {peak.count}
          </span>
        )}
        <Playhead left={percent(moment.at)} />
      </div>
      <div aria-hidden className="tabular relative h-4 text-xs text-muted-foreground">
        {hoursOf(range).map(at => (
          <span
            key={at}
            className={cn('absolute -translate-x-1/2', share(at) < 0.03 && 'translate-x-0')}
            style={{ left: percent(at) }}
          >
            {formatTime(at)}
          </span>
        ))}
      </div>
    </div>
  );
}

function Playhead({ left }: { left: string }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-foreground"
      style={{ left }}
    >
      <span className="absolute -top-0.5 left-1/2 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-foreground" />
    </span>
  );
}

type Buckets = DayOfLog['data']['histogram'];

function Bars({ histogram, modules, range }: { histogram: Buckets; modules: readonly string[]; range: Range }) {
  const most = Math.max(1, ...histogram.map(({ events }) => events));
  const scale = WIDTH / (range.to - range.from);
  return histogram.map(({ at, modules: here }) => {
    let top = HEIGHT;
    return modules.map((module, index) => {
      const height = ((here[module] ?? 0) / most) * HEIGHT * 0.85;
      if (height === 0) return null;
      top -= height;
      const x = (Date.parse(at) - range.from) * scale;
      const width = Math.max(2, BUCKET * scale - 1);
      return (
        <rect
          key={`${at} ${module}`}
          {...{ x, width, height }}
          y={top}
          fill={fills[Math.min(index, fills.length - 1)]}
          opacity={0.75}
        />
      );
    });
  });
}

/** How many were in the phase at each time. */
function Curve({ counts, phase, range }: { counts: readonly Count[]; phase: string; range: Range }) {
  const path = useMemo(() => {
    const most = Math.max(1, ...counts.map(one => one.counts[phase] ?? 0));
    const x = (at: number) => (((Math.max(range.from, at) - range.from) / (range.to - range.from)) * WIDTH).toFixed(1);
    const y = (count: number) => (HEIGHT - (count / most) * HEIGHT * 0.8).toFixed(1);
    const parts = counts.map((one, index) => {
      const height = y(one.counts[phase] ?? 0);
      return index === 0 ? `M${x(one.at)} ${height}` : `H${x(one.at)}V${height}`;
    });
    return parts.join('');
  }, [counts, phase, range]);
  return <path d={path} fill="none" stroke="var(--waiting)" strokeWidth={2} vectorEffect="non-scaling-stroke" />;
}
