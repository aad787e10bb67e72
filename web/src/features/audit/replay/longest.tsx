import { useMemo, useState } from 'react';
import { lasted, lastedAt, type Spell } from '@/replay/phases';
import type { ReplayPlayer } from '@/replay/replay-player';
import { formatTime } from '@/ui/format';
import { Select } from '@/ui/select';
import { durationWords, statusWord } from '@/changes/field-words';
import { useAuditTexts } from '@/changes/words';
import { rowLabel } from './row-label';
import type { DayOfScreen } from './use-day-of-screen';
import { usePlaying } from './use-replay';

const SHOWN = 30;

export interface LongestProps {
  day: DayOfScreen;
  player: ReplayPlayer;
  phase: string | null;
  onPhase: (phase: string) => void;
  startsAt: number;
  /** Shows the history of a row, at the moment before its wait ended. */
  onRow: (id: number, label: string) => void;
}

/** The rows that were longest in a state: at this moment, or in the whole day. */
export function Longest({ day, player, phase, onPhase, startsAt, onRow }: LongestProps) {
  const { t } = useAuditTexts();
  const [span, setSpan] = useState<'now' | 'day'>('day');
  const { moment } = usePlaying(player);
  const endsAt = day.counts.at(-1)?.at ?? startsAt;
  const at = span === 'now' ? moment.at : null;
  const ranked = useMemo(() => rank(day.spells, phase, at, startsAt, endsAt), [day, phase, at, startsAt, endsAt]);
  return (
    <div className="flex flex-col gap-2 p-2 text-xs">
      <div className="flex gap-2">
        <PhaseSelect day={day} phase={phase} onPhase={onPhase} />
        <Select
          aria-label={t('replay.waits')}
          className="h-7 w-32 shrink-0 overflow-hidden text-xs whitespace-nowrap"
          value={span}
          onValueChange={setSpan}
          options={[
            { value: 'day', label: t('replay.waitsDay') },
            { value: 'now', label: t('replay.waitsNow') },
          ]}
        />
      </div>
      {ranked.length === 0 ? (
        <p className="text-muted-foreground">{t('replay.waitsNone')}</p>
      ) : (
        <ol aria-label={t('replay.waits')}>
          {ranked.map(({ spell, ms }) => (
            <li key={`${spell.topic} ${spell.key} ${spell.since}`}>
              <button
                type="button"
                className="flex min-h-8 w-full items-center gap-2 rounded-sm px-1.5 text-left hover:bg-muted"
                onClick={() => {
                  if (span === 'day') player.seek(spell.until === null ? endsAt : spell.until - 1);
                  onRow(idOf(spell), rowLabel(spell.row));
                }}
              >
                <span className="min-w-0 flex-1 truncate">{rowLabel(spell.row)}</span>
                <span className="text-muted-foreground">
                  {spell.since === null
                    ? t('replay.sinceMidnight')
                    : t('replay.since', { time: formatTime(spell.since) })}
                </span>
                <span className="tabular shrink-0 font-medium">{durationWords(ms)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export function PhaseSelect({
  day,
  phase,
  onPhase,
}: {
  day: DayOfScreen;
  phase: string | null;
  onPhase: (phase: string) => void;
}) {
  const { t } = useAuditTexts();
  return (
    <Select
      aria-label={t('replay.phase')}
      className="h-7 w-full min-w-0 flex-1 overflow-hidden text-xs whitespace-nowrap"
      value={phase}
      onValueChange={onPhase}
      options={day.peaks.map(peak => ({ value: peak.phase, label: statusWord(day.module, peak.phase) }))}
    />
  );
}

const idOf = ({ row }: Spell): number => Number((row as { id?: number }).id);

function rank(spells: readonly Spell[], phase: string | null, at: number | null, startsAt: number, endsAt: number) {
  return spells
    .filter(spell => spell.phase === phase)
    .map(spell => ({ spell, ms: at === null ? lasted(spell, startsAt, endsAt) : lastedAt(spell, at, startsAt) }))
    .filter((one): one is { spell: Spell; ms: number } => one.ms !== null)
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SHOWN);
}
