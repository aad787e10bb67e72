import { theatre } from '@alur/contracts/surgery/catalogues';
import { surgeriesIntoDay, surgeriesOfDay, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { DateField } from '@/ui/date-field';
import { formatMinutes, formatTime, localClock } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PlanPage, type PlanPlace, type PlanRoom } from '@/ui/plan-page';
import type { Span } from '@/ui/plan-scale';
import { EmptyState } from '@/ui/states';
import { placesOf, scaleOf, type Place } from './day-plan';
import { statusLooks } from './looks';

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog')).ScheduleDialog }));

interface Chosen {
  theatreId: number;
  from: string;
  until: string;
}

/** Names a place: the operation that stands there, or the theatre and its free time. */
const keyOf = (theatreId: number, { row, from }: Place): string => (row ? `s${row.id}` : `f${theatreId}.${from}`);

/** The day's plan: the theatres beside each other, what stands in each, and what is free, where this one may go. */
export function SchedulePlan({
  row,
  day,
  onDay,
  onOpen,
}: {
  /** The operation that is being planned. */
  row: SurgeryRow;
  day: string;
  onDay: (day: string) => void;
  onOpen: (id: number) => void;
}) {
  const { t } = useTranslation(['surgery', 'enums']);
  const can = useCan();
  const theatres = useTopic(theatre.topic, {});
  const begins = useTopic(surgeriesOfDay, { date: day });
  const goesOn = useTopic(surgeriesIntoDay, { date: day });
  const now = useNow(60_000);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const rows = [...goesOn.rows, ...begins.rows];
  const mayPlan =
    can('operation.request:schedule') && (row.status === 'waiting_scheduled' || row.status === 'scheduled');
  const shown = theatres.rows
    .filter(({ active }) => active)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'id', { numeric: true }))
    .map(each => ({ ...each, places: placesOf(each, rows, day, now) }));
  const choose = (key: string) => {
    for (const { id, places } of shown) {
      const place = places.find(each => keyOf(id, each) === key);
      if (!place) continue;
      if (place.row && place.row.id !== row.id) return onOpen(place.row.id);
      if (mayPlan) setChosen({ theatreId: id, from: localClock(place.from), until: localClock(place.until) });
    }
  };
  const placeLook = usePlaceLooks(row.id);
  const scale = scaleOf(
    shown.flatMap(({ places }) => places),
    day,
  );
  const rooms: PlanRoom[] = shown.map(({ id, name, turnaroundMinutes, places }) => ({
    key: String(id),
    name,
    aside: turnaroundMinutes > 0 && t('surgery:plan.turnaround', { time: formatMinutes(turnaroundMinutes) }),
    scale,
    places: places.map(place => placeLook(id, place)),
  }));
  return (
    <>
      <PlanPage
        tools={
          <>
            <DateField
              aria-label={t('surgery:plan.day')}
              className="w-40"
              value={day}
              onChange={next => next && onDay(next)}
            />
            <p className="min-w-0 flex-1 text-muted-foreground">
              {t(mayPlan ? 'surgery:plan.hint' : 'surgery:plan.look')}
            </p>
            <Freshness topicKey={begins.topicKey} status={begins.status} />
          </>
        }
        count={rows.length}
        loading={theatres.loading || begins.loading}
        units={rooms.length === 0 ? [] : [{ key: 'theatres', name: t('surgery:plan.theatres'), rooms }]}
        unitLabel={t('surgery:plan.theatres')}
        chosen={chosen && `s${row.id}`}
        onChoose={choose}
        empty={<EmptyState title={t('surgery:plan.noTheatre')}>{t('surgery:plan.noTheatreHint')}</EmptyState>}
      />
      {chosen && (
        <Suspense>
          <ScheduleDialog
            row={row}
            theatres={shown}
            first={{ ...chosen, day }}
            onClose={() => setChosen(null)}
            onDone={() => onOpen(row.id)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How a place of the plan looks: whose operation it is, or that it is free. */
function usePlaceLooks(own: number): (theatreId: number, place: Place) => PlanPlace & { span: Span } {
  const { t } = useTranslation(['surgery', 'enums']);
  return (theatreId, place) => {
    const key = keyOf(theatreId, place);
    const name = `${formatTime(place.from)}–${formatTime(place.until)}`;
    const span = { from: place.from, until: place.until };
    if (place.row === null)
      return { key, name, span, tone: 'neutral', icon: CalendarPlus, word: t('surgery:plan.free') };
    const { id, status, patientName, name: operation, doctorName } = place.row;
    const [tone, icon] = statusLooks[status];
    return {
      ...{ key, name, span, tone, icon },
      word: id === own ? t('surgery:plan.this') : t(`enums:surgeryStatus.${status}`),
      subject: orErased(patientName),
      detail: joined(operation, doctorName),
    };
  };
}
