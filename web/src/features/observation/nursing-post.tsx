import { ward, wardRoom, type WardKind } from '@alur/contracts/bed/catalogues';
import { wardBeds } from '@alur/contracts/bed/rows';
import { wardMedications } from '@alur/contracts/medication/rows';
import { wardWatch } from '@alur/contracts/record/observation-rows';
import { wardPatients } from '@alur/contracts/stay/rows';
import { useAtomValue } from 'jotai';
import { Baby, BedDouble, CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useTranslation } from 'react-i18next';
import { sessionAtom } from '@/api/session';
import { Freshness } from '@/live/freshness';
import { useNow } from '@/live/clock';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { IsolationSign } from '@/ui/isolation-sign';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PlanPage, type PlanPlace } from '@/ui/plan-page';
import { Select } from '@/ui/select';
import { EmptyState, Skeleton } from '@/ui/states';
import { levelLooks } from './observation-looks';
import { allDue, inPlace, postBeds, showing, type PostBed, type PostFilter } from './post';
import { ComeAndGo } from './come-and-go';
import { PostCounts, PostFilters } from './post-tools';
import { DueList, Sickest } from './post-lists';

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
              {onShow && <PostFilters rows={all} me={me} show={show} onShow={onShow} />}
              <PostCounts rows={all} />
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
