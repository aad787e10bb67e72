import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './cn';
import { usePageCount } from './page-title';
import { Panes } from './panes';
import { Place, type PlanPlace } from './plan-place';
import type { Span } from './plan-scale';
import { ScaledPlaces } from './scaled-places';
import { Select } from './select';
import { Skeleton } from './states';

export type { PlanPlace } from './plan-place';

export type PlanRoom = {
  key: string;
  name: string;
  aside?: ReactNode;
} & ({ places: readonly PlanPlace[]; scale?: never } | ScaledRoom);

/** A room whose places have times, drawn as high as they are long on one scale. */
interface ScaledRoom {
  scale: Span;
  places: readonly (PlanPlace & { span: Span })[];
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
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Places in fixed positions, by unit and room; a narrow window shows one unit at a time. Arrow keys move between them.
 */
export function PlanPage(props: PlanPageProps) {
  const { tools, count, loading, units, empty, unitLabel } = props;
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
    <Panes>
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
            {room.scale ? (
              <ScaledPlaces scale={room.scale} places={room.places} chosen={chosen} onChoose={onChoose} />
            ) : (
              <ul className="flex flex-wrap gap-1.5">
                {room.places.map(place => (
                  <li key={place.key} className="max-sm:w-full">
                    <Place place={place} isChosen={place.key === chosen} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}
