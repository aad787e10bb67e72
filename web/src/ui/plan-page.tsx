import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';
import { usePageCount } from './page-title';
import { Panes } from './panes';
import { Select } from './select';
import { Skeleton } from './states';
import type { Tone } from './status-chip';

/** One bed, chair or slot: its name, its state in colour, icon and word, and its patient. */
export interface PlanPlace {
  key: string;
  name: string;
  tone: Tone;
  icon: LucideIcon;
  word: string;
  subject?: ReactNode;
  detail?: ReactNode;
}

export interface PlanRoom {
  key: string;
  name: string;
  aside?: ReactNode;
  places: readonly PlanPlace[];
}

export interface PlanUnit {
  key: string;
  name: string;
  aside?: ReactNode;
  rooms: readonly PlanRoom[];
}

export interface PlanPageProps {
  tools: ReactNode;
  /** How many are in use, for the tab's title. */
  count: number;
  loading: boolean;
  units: readonly PlanUnit[];
  /** What to do where nothing is planned yet. */
  empty: ReactNode;
  /** Label of the choice of a unit, which narrow windows show. */
  unitLabel: string;
  chosen: string | null;
  onChoose: (key: string) => void;
  detail?: ReactNode;
  detailLabel?: string;
}

const tones: Record<Tone, string> = {
  neutral: 'border-border bg-muted',
  info: 'border-primary/40 bg-primary-soft',
  success: 'border-success/40 bg-success-soft',
  warning: 'border-warning/40 bg-warning-soft',
  danger: 'border-danger/40 bg-danger-soft',
  waiting: 'border-waiting/40 bg-waiting-soft',
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Places in fixed positions, by unit and room; a narrow window shows one unit at a time. Arrow keys move between them.
 */
export function PlanPage(props: PlanPageProps) {
  const { tools, count, loading, units, empty, unitLabel, detail, detailLabel } = props;
  usePageCount(count);
  const plan = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState<string | null>(null);
  const open = units.find(({ key }) => key === narrow)?.key ?? units[0]?.key ?? null;
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const all = [...(plan.current?.querySelectorAll<HTMLElement>('button[data-place]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    all[at + by]?.focus();
  };
  return (
    <Panes detail={detail} label={detailLabel}>
      <div className="fills flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">{tools}</div>
        {loading ? (
          <Skeleton className="h-96" />
        ) : units.length === 0 ? (
          empty
        ) : (
          <div ref={plan} onKeyDown={step} role="presentation" className="flex flex-col gap-3">
            {units.length > 1 && (
              <div className="sm:hidden">
                <Select
                  aria-label={unitLabel}
                  value={open}
                  onValueChange={setNarrow}
                  options={units.map(({ key, name }) => ({ value: key, label: name }))}
                />
              </div>
            )}
            {units.map(unit => (
              <Unit key={unit.key} unit={unit} isOpen={unit.key === open} {...props} />
            ))}
          </div>
        )}
      </div>
    </Panes>
  );
}

function Unit({
  unit,
  isOpen,
  chosen,
  onChoose,
}: { unit: PlanUnit; isOpen: boolean } & Pick<PlanPageProps, 'chosen' | 'onChoose'>) {
  return (
    <section aria-label={unit.name} className={cn('rounded-lg border bg-raised', !isOpen && 'max-sm:hidden')}>
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b px-4 py-1.5">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{unit.name}</h2>
        {unit.aside}
      </header>
      <div className="flex flex-wrap gap-4 px-4 py-3">
        {unit.rooms.map(room => (
          <section key={room.key} aria-label={room.name} className="flex min-w-0 flex-col gap-1.5 max-sm:w-full">
            <div className="flex items-baseline gap-2 text-xs text-muted-foreground">
              <h3 className="font-medium text-foreground">{room.name}</h3>
              {room.aside}
            </div>
            <ul className="flex flex-wrap gap-1.5">
              {room.places.map(place => (
                <li key={place.key} className="max-sm:w-full">
                  <Place place={place} isChosen={place.key === chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function Place({
  place: { key, name, tone, icon: Icon, word, subject, detail },
  isChosen,
  onChoose,
}: {
  place: PlanPlace;
  isChosen: boolean;
  onChoose: (key: string) => void;
}) {
  return (
    <button
      type="button"
      data-place={key}
      aria-pressed={isChosen}
      onClick={() => onChoose(key)}
      className={cn(
        'flex h-20 w-46 flex-col items-start gap-0.5 rounded-md border px-2 py-1.5 text-left',
        // On a phone places are a list, in which an empty one takes a single line.
        'max-sm:h-auto max-sm:min-h-11 max-sm:w-full max-sm:justify-center',
        tones[tone],
        isChosen && 'ring-2 ring-primary',
      )}
    >
      <span className="flex w-full items-center gap-1 text-xs">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
        <span className="shrink-0">{word}</span>
      </span>
      <span className="w-full truncate font-medium">{subject}</span>
      <span className="tabular w-full truncate text-xs">{detail}</span>
    </button>
  );
}
