import { ward, wardRoom, type WardKind } from '@alur/contracts/bed/catalogues';
import { wardBeds } from '@alur/contracts/bed/rows';
import { wardMedications } from '@alur/contracts/medication/rows';
import { wardWatch } from '@alur/contracts/record/observation-rows';
import { wardPatients } from '@alur/contracts/stay/rows';
import { useAtomValue } from 'jotai';
import { Baby, BedDouble, CircleAlert, Clock, BellRing } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { Freshness } from '@/live/freshness';
import { useNow } from '@/live/clock';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { formatTime } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PlanPage, type PlanPlace } from '@/ui/plan-page';
import { Select } from '@/ui/select';
import { EmptyState, Skeleton } from '@/ui/states';
import { Badge, StatusChip } from '@/ui/status-chip';
import { StatusFilter } from '@/ui/status-filter';
import { levelLooks } from './observation-looks';
import { allDue, bySickness, inPlace, postBeds, postFilters, showing, type PostBed, type PostFilter } from './post';
import { ComeAndGo } from './come-and-go';

const PostSheet = lazy(async () => ({ default: (await import('./post-sheet')).PostSheet }));
const PostWall = lazy(async () => ({ default: (await import('./post-wall')).PostWall }));

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'id', { numeric: true });

export interface NursingPostProps {
  kind: z.infer<typeof WardKind>;
  wardId: number | undefined;
  onWard: (id: number) => void;
  /** Which patients the board shows; all by default. */
  show?: PostFilter | undefined;
  onShow?: (show: PostFilter | undefined) => void;
  /** Shows a single room. */
  roomId?: number;
  /** For a screen on the wall: large, and without names. */
  isWall?: boolean;
  /** Drawn beside the ward's name. */
  aside?: (ward: { id: number; name: string }) => ReactNode;
  onOpen: (encounterId: number) => void;
  onOpenChart: (encounterId: number) => void;
}

/** A ward's beds in their places, with the sickest patients, and what is late or due within the hour. */
export function NursingPost(props: NursingPostProps) {
  const { kind, wardId, roomId, onWard } = props;
  const { t } = useTranslation('observation');
  const { rows, loading } = useTopic(ward.topic, {});
  const rooms = useTopic(wardRoom.topic, {});
  const wards = rows.filter(row => row.active && row.kind === kind).toSorted(byName);
  const ofRoom = rooms.rows.find(({ id }) => id === roomId)?.wardId;
  const shown = wards.find(({ id }) => id === (ofRoom ?? wardId)) ?? wards[0];
  if (loading || rooms.loading) return <Skeleton className="h-96" />;
  if (!shown) return <EmptyState title={t('noWard')}>{t('noWardHint')}</EmptyState>;
  const choice = wards.length > 1 && roomId === undefined && (
    <Select
      aria-label={t('ward')}
      className="max-w-64"
      value={String(shown.id)}
      onValueChange={id => onWard(Number(id))}
      options={wards.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
  return <Ward key={shown.id} {...props} of={shown} choice={choice} />;
}

function useBeds(wardId: number, roomId: number | undefined) {
  const now = useNow(15_000);
  const beds = useTopic(wardBeds, {});
  const stays = useTopic(wardPatients, { wardId });
  const watches = useTopic(wardWatch, { wardId });
  const medicines = useTopic(wardMedications, { unitId: wardId });
  const its = beds.rows.filter(
    row => row.wardId === wardId && row.status !== 'retired' && (roomId === undefined || row.roomId === roomId),
  );
  return {
    ...{ loading: beds.loading || stays.loading, live: watches },
    rows: postBeds({ beds: its, stays: stays.rows, watches: watches.rows, medicines: medicines.rows, now }),
  };
}

function Ward(props: NursingPostProps & { of: { id: number; name: string }; choice: ReactNode }) {
  const { of, choice, roomId, isWall = false, aside, show, onShow, onOpen, onOpenChart } = props;
  const { t } = useTranslation('observation');
  const { rows: all, loading, live } = useBeds(of.id, roomId);
  const me = useAtomValue(sessionAtom)?.user.id ?? 0;
  const rows = show ? all.filter(row => showing(row, show, me)) : all;
  const [chosen, setChosen] = useState<number | null>(null);
  const place = usePlace();
  const due = allDue(rows);
  // The opened patient stays open even when the filter hides her bed.
  const open = all.find(({ bed }) => bed.id === chosen);
  if (isWall)
    return (
      <Suspense>
        <PostWall rows={all} name={of.name} />
      </Suspense>
    );
  const rooms = [...new Map(rows.map(({ bed }) => [bed.roomId, bed.roomName]))];
  return (
    <>
      {/* The list keeps its own height, because the tasks stand right below it. */}
      <div>
        <PlanPage
          loading={loading}
          count={due.filter(({ isLate }) => isLate).length}
          unitLabel={t('ward')}
          chosen={chosen === null ? null : String(chosen)}
          onChoose={key => setChosen(Number(key))}
          tools={
            <>
              {choice}
              {onShow && <Filter rows={all} me={me} show={show} onShow={onShow} />}
              <Counts rows={all} />
              <Freshness topicKey={live.topicKey} status={live.status} />
            </>
          }
          units={[
            {
              ...{ key: String(of.id), name: of.name, aside: aside?.(of) },
              rooms: rooms
                .map(([id, name]) => ({
                  ...{ key: String(id), name },
                  places: inPlace(rows.filter(({ bed }) => bed.roomId === id)).map(place),
                }))
                .toSorted(byName),
            },
          ]}
          empty={<EmptyState title={show ? t('nobodySuch') : t('noBeds')} />}
        />
      </div>
      <div className="mt-3 grid items-start gap-3 lg:grid-cols-2">
        <DueList due={due} rows={rows} onOpen={setChosen} />
        <div className="flex min-w-0 flex-col gap-3">
          <Sickest rows={rows} onOpen={setChosen} />
          <ComeAndGo rows={rows} onOpen={setChosen} />
        </div>
      </div>
      {open && (
        <Suspense>
          <PostSheet of={open} onClose={() => setChosen(null)} onOpen={onOpen} onOpenChart={onOpenChart} />
        </Suspense>
      )}
    </>
  );
}

/** Filters with their counts: all, one's own, overdue, in danger. */
function Filter({
  rows,
  me,
  show,
  onShow,
}: {
  rows: readonly PostBed[];
  me: number;
  show: PostFilter | undefined;
  onShow: (show: PostFilter | undefined) => void;
}) {
  const { t } = useTranslation('observation');
  return (
    <StatusFilter
      label={t('filter')}
      value={show ?? 'all'}
      onChange={next => onShow(next === 'all' ? undefined : next)}
      options={(['all', ...postFilters] as const).map(value => ({
        value,
        label: t(`filters.${value}`),
        ...(value !== 'all' && { count: rows.filter(row => showing(row, value, me)).length }),
      }))}
    />
  );
}

/** Draws a bed: its colour is the patient's condition, its words are what waits. */
function usePlace() {
  const { t } = useTranslation(['observation', 'enums']);
  const today = useToday();
  return ({ bed, isCot, stay, watch, level, total, due, isNew }: PostBed): PlanPlace => {
    const late = due.filter(({ isLate }) => isLate).length;
    const [tone, icon] = level ? levelLooks[level] : (['neutral', isCot ? Baby : BedDouble] as const);
    const isCalled = (watch?.alerts.length ?? 0) > 0;
    const marks = [
      late > 0 && t('observation:lateCount', { count: late }),
      due.length > late && t('observation:soonCount', { count: due.length - late }),
      isNew && t('observation:isNew'),
      bed.goesOn !== null && bed.goesOn <= today && t('observation:goes'),
    ];
    const said = joined(...marks);
    return {
      ...{ key: String(bed.id), name: bed.name, tone: isCalled ? 'danger' : tone, icon: isCalled ? CircleAlert : icon },
      word:
        bed.status === 'occupied'
          ? total === null
            ? t('observation:unscored')
            : `${total} · ${t(`enums:warningLevel.${level ?? 'none'}`)}`
          : t(`enums:bedStatus.${bed.status}`),
      subject: stay ? orErased(stay.patientName) : bed.patientName && orErased(bed.patientName),
      detail: (
        <>
          {stay?.isolation && <IsolationSign precaution={stay.isolation.precaution} className="text-danger-text" />}
          {said !== '' && stay?.isolation && ' · '}
          {said}
        </>
      ),
    };
  };
}

function Counts({ rows }: { rows: readonly PostBed[] }) {
  const { t } = useTranslation('observation');
  const today = useToday();
  const beds = rows.filter(({ isCot }) => !isCot);
  const occupied = beds.filter(({ bed }) => bed.status === 'occupied');
  const cots = rows.length - beds.length;
  const late = rows.flatMap(({ due }) => due).filter(({ isLate }) => isLate).length;
  const lying = rows.filter(({ bed }) => bed.status === 'occupied');
  const goes = lying.filter(({ bed }) => bed.goesOn !== null && bed.goesOn <= today).length;
  const fresh = lying.filter(({ isNew }) => isNew).length;
  const held = rows.filter(({ bed }) => bed.status === 'held').length;
  return (
    <span className="flex flex-1 flex-wrap gap-2">
      <Badge>{t('occupied', { count: occupied.length, all: beds.length })}</Badge>
      {cots > 0 && <Badge>{t('cotCount', { count: cots })}</Badge>}
      {late > 0 && <Badge tone="danger">{t('lateCount', { count: late })}</Badge>}
      {fresh > 0 && <Badge tone="info">{t('newCount', { count: fresh })}</Badge>}
      {held > 0 && <Badge tone="waiting">{t('heldCount', { count: held })}</Badge>}
      {goes > 0 && <Badge tone="success">{t('goesCount', { count: goes })}</Badge>}
    </span>
  );
}

const MOST_SHOWN = 60;

function DueList({
  due,
  rows,
  onOpen,
}: {
  due: ReturnType<typeof allDue>;
  rows: readonly PostBed[];
  onOpen: (bedId: number) => void;
}) {
  const { t } = useTranslation('observation');
  const nameOf = new Map(rows.map(({ bed, stay }) => [bed.id, stay?.patientName]));
  return (
    <Card title={t('toDo', { count: due.length })} bodyClassName="px-3 py-2">
      {due.length === 0 ? (
        <p className="p-1 text-muted-foreground">{t('nothingDue')}</p>
      ) : (
        <ul className="divide-y">
          {due.slice(0, MOST_SHOWN).map((each, index) => (
            <li key={`${each.bed.id} ${each.what} ${each.at} ${index}`}>
              <button
                type="button"
                className="tabular flex min-h-row w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-1 text-left hover:bg-muted"
                onClick={() => onOpen(each.bed.id)}
              >
                <StatusChip tone={each.isLate ? 'danger' : 'info'} icon={each.isLate ? CircleAlert : Clock}>
                  {`${formatTime(each.at)} · ${t(each.isLate ? 'late' : 'soon')}`}
                </StatusChip>
                <span className="min-w-0 flex-[1_1_11rem] break-words">
                  {each.what === 'stop' ? t('stops', { name: each.name }) : (each.name ?? t(`due.${each.what}`))}
                  <span className="text-xs text-muted-foreground">
                    {` · ${each.bed.name} · ${orErased(nameOf.get(each.bed.id) ?? '')}`}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {due.length > MOST_SHOWN && (
        <p className="px-1 pt-2 text-xs text-muted-foreground">{t('more', { count: due.length - MOST_SHOWN })}</p>
      )}
    </Card>
  );
}

function Sickest({ rows, onOpen }: { rows: readonly PostBed[]; onOpen: (bedId: number) => void }) {
  const { t } = useTranslation(['observation', 'enums']);
  const sick = rows
    .filter(({ watch, level }) => watch !== null && (watch.alerts.length > 0 || level !== null))
    .toSorted(bySickness)
    .slice(0, 8);
  return (
    <Card title={t('observation:sickest')} bodyClassName="px-3 py-2">
      {sick.length === 0 ? (
        <p className="p-1 text-muted-foreground">{t('observation:nobodyScored')}</p>
      ) : (
        <ul className="divide-y">
          {sick.map(({ bed, stay, watch, level, total }) => {
            const [tone, icon] = level ? levelLooks[level] : (['danger', CircleAlert] as const);
            return (
              <li key={bed.id}>
                <button
                  type="button"
                  className="tabular flex min-h-row w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-1 text-left hover:bg-muted"
                  onClick={() => onOpen(bed.id)}
                >
                  <StatusChip tone={tone} icon={icon}>
                    {level ? `${total} · ${t(`enums:warningLevel.${level}`)}` : t('observation:called')}
                  </StatusChip>
                  <span className="min-w-0 flex-[1_1_11rem] break-words">
                    {orErased(stay?.patientName ?? '')}
                    <span className="text-xs text-muted-foreground">{` · ${bed.roomName}, ${bed.name}`}</span>
                  </span>
                  {(watch?.alerts.length ?? 0) > 0 && (
                    <StatusChip tone="danger" icon={BellRing}>
                      {t('observation:called')}
                    </StatusChip>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
