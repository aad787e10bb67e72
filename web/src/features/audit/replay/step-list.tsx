import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { CircleAlert, X } from 'lucide-react';
import type { ReplayPlayer } from '@/replay/replay-player';
import type { Step } from '@/replay/steps';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { formatClock } from '@/ui/format';
import { eventName, isBookkeeping, isNotable } from '../event-words';
import { useAuditTexts } from '@/changes/words';
import { rowLabel } from './row-label';
import { usePlaying } from './use-replay';

const LINE = 40;

export interface StepListProps {
  /** The steps that are listed, and the index of each among all of the day's. */
  steps: readonly Step[];
  player: ReplayPlayer;
  /** The row whose steps alone are listed. */
  row: string | null;
  onAll: () => void;
}

/** The steps of this screen, each with a jump to it; the last one that the replay has reached is marked. */
export function StepList({ steps, player, row, onAll }: StepListProps) {
  const { t } = useAuditTexts();
  const { moment } = usePlaying(player);
  const current = steps.findLastIndex(({ at, position }) =>
    moment.position === null ? at <= moment.at : BigInt(position) <= BigInt(moment.position),
  );
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: steps.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: 8,
    getItemKey: index => steps[index]?.position ?? index,
  });
  useEffect(() => {
    if (current >= 0) list.scrollToIndex(current, { align: 'center' });
  }, [current, list]);
  return (
    <section aria-label={t('replay.steps')} className="flex min-h-0 flex-col max-lg:max-h-56">
      <div className="flex h-7 items-center gap-1">
        <h2 className="min-w-0 flex-1 truncate text-xs font-medium text-muted-foreground">
          {row === null ? t('replay.steps') : t('replay.rowSteps', { row })}
        </h2>
        {row !== null && (
          <Button size="sm" variant="ghost" onClick={onAll}>
            <X aria-hidden />
            {t('replay.allSteps')}
          </Button>
        )}
      </div>
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto rounded-md border bg-raised">
        {steps.length === 0 && <p className="p-2 text-xs text-muted-foreground">{t('replay.nothingHere')}</p>}
        <ol className="relative" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => (
            <StepLine
              key={steps[index]!.position}
              step={steps[index]!}
              top={start}
              current={index === current}
              onJump={() => player.jump(steps[index]!)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepLine({ step, top, current, onJump }: { step: Step; top: number; current: boolean; onJump: () => void }) {
  const { t } = useAuditTexts();
  const event = leading(step);
  const others = step.events.length - 1;
  return (
    <li className="absolute inset-x-0" style={{ top, height: LINE }}>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        onClick={onJump}
        className={cn(
          'flex size-full items-center gap-2 px-2 text-left text-xs hover:bg-muted focus-visible:-outline-offset-2',
          current && 'bg-primary-soft text-primary-text',
        )}
      >
        <span className="tabular shrink-0">{formatClock(step.at)}</span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1">
            {isNotable(event?.type ?? '') && <CircleAlert aria-hidden className="size-3.5 shrink-0 text-danger-text" />}
            <span className={cn('truncate', current && 'font-medium')}>
              {event ? eventName(event.type) : step.position}
            </span>
          </span>
          <span className={cn('block truncate', !current && 'text-muted-foreground')}>
            {labelOf(step)}
            {others > 0 && ` ${t('replay.more', { count: others })}`}
          </span>
        </span>
      </button>
    </li>
  );
}

/** The event that names a step, of several that one command appended. */
export function leading({ events }: Step): Step['events'][number] | undefined {
  return events.find(({ type }) => isNotable(type)) ?? events.find(({ type }) => !isBookkeeping(type)) ?? events[0];
}

/** The label of a step: that of the first row that it changed. */
export function labelOf(step: Step): string {
  for (const { topic, index } of step.parts) {
    const { frame } = topic.frames[index]!;
    const row = frame.rows[0] ?? topic.rowsAfter(index).get(frame.removed[0]?.key ?? '');
    if (row) return rowLabel(row);
  }
  return '';
}
