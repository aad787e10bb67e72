import type { DayOfLog } from '@alur/contracts/kernel/replay';
import { LoaderCircle } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplayScreen } from '@/replay/replay-screen';
import type { Step } from '@/replay/steps';
import { formatClock } from '@/ui/format';
import { ReplayButtons } from './replay-buttons';
import { modulesOf, rangeOf } from './day-range';
import { Longest, PhaseSelect } from './longest';
import { Marks, notableSteps } from './marks';
import { barColor, Scrubber } from './scrubber';
import { StepChanges } from './step-changes';
import { StepList } from './step-list';
import { useDayOfScreen, type DayOfScreen } from './use-day-of-screen';
import { usePlaying, useSteps, useWhole, type Replay } from './use-replay';
import { kindWord, useAuditTexts } from '@/changes/words';

/** The row whose history alone is listed. */
export interface ChosenRow {
  id: number;
  label: string;
}

export interface DockProps {
  replay: Replay;
  day: DayOfLog['data'];
  screen: ReplayScreen;
  row: ChosenRow | null;
  onRow: (row: ChosenRow | null) => void;
  onOpen: (position: string) => void;
}

const sides = ['changes', 'waits', 'marks'] as const;
/**
 * The controls and explanations of a replay, docked below its screen. On a narrow window it scrolls, so that the screen
 * keeps its room.
 */
export function Dock({ replay: { line, player }, day, screen, row, onRow, onOpen }: DockProps) {
  const { t } = useAuditTexts();
  const startsAt = Date.parse(day.startsAt);
  const steps = useSteps(line);
  const summary = useDayOfScreen(line, screen, startsAt);
  const [chosen, setChosen] = useState<string | null>(null);
  const phase = phaseOf(summary, screen, chosen);
  const listed = useMemo(() => (row ? steps.filter(step => touches(step, row.id)) : steps), [steps, row]);
  const range = useMemo(() => rangeOf(day), [day]);
  const modules = useMemo(() => modulesOf(day.histogram), [day]);
  const marks = useMemo(() => notableSteps(steps).map(({ at }) => at), [steps]);
  const { moment } = usePlaying(player);
  const index = player.stepIndex();
  const whole = useWhole(line);
  return (
    <section
      aria-label={t('audit:replay.dock')}
      className="grid h-56 shrink-0 grid-cols-[minmax(0,1fr)_15rem_20rem] gap-3 border-t bg-background px-3 pt-1.5 pb-2 max-lg:h-[38dvh] max-lg:grid-cols-1 max-lg:overflow-y-auto"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <output className="tabular text-lg leading-7 font-semibold">{formatClock(moment.at)}</output>
          <ReplayButtons player={player} />
          <span
            role="img"
            aria-label={t('audit:replay.position', { at: index + 1, count: steps.length })}
            className="tabular text-xs text-muted-foreground"
          >
            {index + 1}/{steps.length}
          </span>
          {!whole && <Coming />}
        </div>
        <Scrubber
          day={day}
          modules={modules.map(([module]) => module)}
          range={range}
          player={player}
          phase={phase}
          counts={summary.counts}
          peak={summary.peaks.find(peak => peak.phase === phase)}
          marks={marks}
        />
        <div className="flex items-center gap-3 text-xs text-muted-foreground">
          <Legend modules={modules} />
          {summary.peaks.length > 0 && (
            <span className="ml-auto flex shrink-0 items-center gap-1.5">
              <span aria-hidden className="h-0.5 w-4 bg-waiting" />
              <span className="w-52">
                <PhaseSelect day={summary} phase={phase} onPhase={setChosen} />
              </span>
            </span>
          )}
        </div>
        <p className="truncate text-xs text-muted-foreground pointer-coarse:hidden">{t('audit:replay.keysHint')}</p>
      </div>
      <StepList steps={listed} player={player} row={row?.label ?? null} onAll={() => onRow(null)} />
      <Side
        changes={<StepChanges step={steps[index]} onOpen={onOpen} />}
        waits={
          <Longest
            day={summary}
            player={player}
            phase={phase}
            onPhase={setChosen}
            startsAt={startsAt}
            onRow={(id, label) => onRow({ id, label })}
          />
        }
        marks={<Marks day={summary} player={player} steps={steps} />}
      />
    </section>
  );
}

/** More of the day is being fetched. */
function Coming() {
  const { t } = useTranslation('audit');
  return (
    <span role="status" className="flex items-center gap-1.5 text-xs text-muted-foreground">
      <LoaderCircle aria-hidden className="spin-anyway size-3.5 animate-spin" />
      {t('replay.coming')}
    </span>
  );
}

function Side(content: Record<(typeof sides)[number], React.ReactNode>) {
  const { t } = useTranslation('audit');
  return (
    <Tabs.Root defaultValue="changes" className="flex min-h-0 flex-col max-lg:max-h-56">
      <Tabs.List aria-label={t('replay.side')} className="flex h-7 gap-1">
        {sides.map(side => (
          <Tabs.Trigger
            key={side}
            value={side}
            className="h-7 rounded-t-md px-2 text-xs text-muted-foreground hover:text-foreground data-[state=active]:bg-muted data-[state=active]:font-medium data-[state=active]:text-foreground"
          >
            {t(`replay.${side}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {sides.map(side => (
        <Tabs.Content key={side} value={side} className="min-h-0 flex-1 overflow-auto rounded-md border bg-raised">
          {content[side]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Legend({ modules }: { modules: readonly (readonly [string, number])[] }) {
  const { t } = useAuditTexts();
  const total = modules.reduce((sum, [, events]) => sum + events, 0);
  return (
    <ul
      aria-label={t('replay.histogram', { count: total })}
      className="flex h-4 min-w-0 flex-1 flex-wrap gap-x-3 overflow-hidden"
    >
      {modules.map(([module, events], at) => (
        <li key={module} className="tabular flex shrink-0 items-center gap-1">
          <span aria-hidden className={`size-2 rounded-xs ${barColor(at)}`} />
          {kindWord(module)} {events}
        </li>
      ))}
    </ul>
  );
}

function phaseOf({ peaks }: DayOfScreen, { firstPhases = [] }: ReplayScreen, chosen: string | null): string | null {
  const phases = peaks.map(({ phase }) => phase);
  if (chosen !== null && phases.includes(chosen)) return chosen;
  return firstPhases.find(phase => phases.includes(phase)) ?? phases[0] ?? null;
}

function touches({ parts }: Step, id: number): boolean {
  return parts.some(({ topic, index }) => {
    const { rows, removed } = topic.frames[index]!.frame;
    return rows.some(row => (row as { id?: number }).id === id) || removed.some(({ key }) => key === String(id));
  });
}
