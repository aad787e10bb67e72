import { roomClass, ward, wardRoom } from '@alur/contracts/bed/catalogues';
import { wardBeds, type BedRow } from '@alur/contracts/bed/rows';
import { stayPlans, wardCots } from '@alur/contracts/stay/rows';
import { Baby, BedSingle, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { IsolationSign } from '@/ui/isolation-sign';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PlanPage, type PlanRoom, type PlanUnit } from '@/ui/plan-page';
import { EmptyState } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { bedLook, type PlannedBed } from './bed-looks';
import { WardNurse } from './ward-nurse';

const AddBed = lazy(async () => ({ default: (await import('./add-bed')).AddBed }));
const BedSheet = lazy(async () => ({ default: (await import('./bed-sheet')).BedSheet }));

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'id', { numeric: true });
const free = (beds: readonly BedRow[]): number => beds.filter(({ status }) => status === 'available').length;

/** All wards on one page, rooms and beds in fixed places. */
export function BedBoard({
  onAdmit,
  onOpenStay,
  above,
}: {
  /** Opens the admission to this bed, for the patient that it is held for; absent where the person may not admit. */
  onAdmit?: (bed: BedRow) => void;
  onOpenStay: (encounterId: number) => void;
  /** Shown above the plan: the patients who wait for a bed. */
  above?: ReactNode;
}) {
  const { t } = useTranslation('bed');
  const can = useCan();
  const beds = useTopic(wardBeds, {});
  const wards = useTopic(ward.topic, {});
  const rooms = useTopic(wardRoom.topic, {});
  const classes = useTopic(roomClass.topic, {});
  const [chosen, setChosen] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const mayEdit = can('settings.inpatient:edit');
  const className = useMemo(() => new Map(classes.rows.map(({ id, name }) => [id, name])), [classes.rows]);
  const goes = useGoes();
  const shown = beds.rows.filter(({ status }) => status !== 'retired').map(goes);
  const bed = shown.find(({ id }) => id === chosen) ?? null;

  const units = useUnits({ beds: shown, wards: wards.rows, rooms: rooms.rows, classNames: className });

  return (
    <>
      <PlanPage
        loading={beds.loading || wards.loading || rooms.loading}
        count={shown.filter(({ status }) => status === 'occupied').length}
        units={units}
        unitLabel={t('ward')}
        chosen={chosen === null ? null : String(chosen)}
        onChoose={key => setChosen(Number(key))}
        tools={
          <>
            <ClassCounts beds={shown} names={className} />
            <Movement beds={shown} />
            <Freshness topicKey={beds.topicKey} status={beds.status} />
            {mayEdit && (
              <Button onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {t('add')}
              </Button>
            )}
            {above}
          </>
        }
        empty={<EmptyState title={t('emptyTitle')}>{t(mayEdit ? 'emptyHint' : 'emptyNoRight')}</EmptyState>}
      />
      {adding && (
        <Suspense>
          <AddBed onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {bed && (
        <Suspense>
          <BedSheet
            bed={bed}
            className={className.get(bed.classId) ?? ''}
            onClose={() => setChosen(null)}
            onAdmit={
              onAdmit &&
              (row => {
                setChosen(null);
                onAdmit(row);
              })
            }
            onOpenStay={onOpenStay}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Joins a bed with what the stays say of it: when its patient goes, who lies in a cot beside her, her companion and her
 * isolation.
 */
function useGoes(): (bed: BedRow) => PlannedBed {
  const plans = useTopic(stayPlans, { inHouse: 'yes' });
  const cots = useTopic(wardCots, { inCot: 'yes' });
  const byVisit = useMemo(() => new Map(plans.rows.map(row => [row.encounterId, row])), [plans.rows]);
  return bed => {
    const plan = bed.encounterId === null ? undefined : byVisit.get(bed.encounterId);
    const beside = cots.rows.filter(row => row.motherEncounterId === bed.encounterId);
    const goesOn = plan?.goesOn ?? bed.goesOn;
    return {
      ...bed,
      goesOn,
      estimatedOn: plan?.estimatedOn ?? null,
      cots: beside,
      companion: plan?.companion ?? false,
      isolation: plan?.isolation ?? null,
    };
  };
}

interface Named {
  id: number;
  name: string;
}

/** The wards that have beds, with their rooms and what is in each bed. */
function useUnits({
  beds,
  wards,
  rooms,
  classNames,
}: {
  beds: readonly PlannedBed[];
  wards: readonly Named[];
  rooms: readonly (Named & { wardId: number; classId: number })[];
  classNames: ReadonlyMap<number, string>;
}): PlanUnit[] {
  const { t } = useTranslation(['bed', 'enums']);
  const today = useToday();
  const roomOf = (room: Named & { classId: number }): PlanRoom => ({
    key: String(room.id),
    name: room.name,
    aside: <RoomAside beds={beds} room={room} className={classNames.get(room.classId) ?? ''} />,
    places: beds
      .filter(({ roomId }) => roomId === room.id)
      .toSorted(byName)
      .map(row => {
        const [tone, icon] = bedLook(row, today);
        return {
          ...{ key: String(row.id), name: row.name, tone, icon },
          word: row.onLeave ? t('bed:onLeave') : t(`enums:bedStatus.${row.status}`),
          subject: row.patientName !== null && <Lying bed={row} />,
          detail: row.isolation ? <Isolated of={row.isolation}>{detailOf(row)}</Isolated> : detailOf(row),
        };
      }),
  });
  const detailOf = (row: PlannedBed): string | null => {
    if (row.status === 'blocked') return row.blockCause && t(`enums:bedBlockCause.${row.blockCause}`);
    if (row.gender === null) return null;
    const goes = row.goesOn && t('bed:goesOn', { day: formatDate(row.goesOn) });
    const may = row.estimatedOn && t('bed:mayGoOn', { day: formatDate(row.estimatedOn) });
    return joined(t(`enums:genderShort.${row.gender}`), goes ?? may ?? row.doctor);
  };
  return wards
    .map(unit => {
      const its = beds.filter(({ wardId }) => wardId === unit.id);
      return {
        key: String(unit.id),
        name: unit.name,
        aside: (
          <span className="tabular flex flex-wrap items-center gap-2 text-xs text-muted-foreground">
            <WardNurse wardId={unit.id} name={unit.name} />
            {t('bed:freeOf', { free: free(its), all: its.length })}
          </span>
        ),
        rooms: rooms
          .filter(({ wardId, id }) => wardId === unit.id && its.some(({ roomId }) => roomId === id))
          .toSorted(byName)
          .map(roomOf),
      };
    })
    .filter(unit => unit.rooms.length > 0)
    .toSorted(byName);
}

/** The bed's patient, with marks for newborns in cots beside her and for a companion. */
function Lying({ bed: { patientName, cots, companion } }: { bed: PlannedBed }) {
  const { t } = useTranslation('bed');
  return (
    <>
      {orErased(patientName ?? '')}
      {cots.length > 0 && (
        <span className="ml-1 whitespace-nowrap text-xs">
          <Baby aria-hidden className="inline size-4" />
          <span className="sr-only">{t('cots', { count: cots.length })}</span>
          {cots.length > 1 && cots.length}
        </span>
      )}
      {companion && (
        <span className="ml-1">
          <BedSingle aria-hidden className="inline size-4" />
          <span className="sr-only">{t('companion')}</span>
        </span>
      )}
    </>
  );
}

/** The sign stands before the rest of the line, so that a long name never hides it. */
function Isolated({ of, children }: { of: NonNullable<PlannedBed['isolation']>; children: ReactNode }) {
  return (
    <>
      <IsolationSign precaution={of.precaution} className="text-danger-text" />
      {children && ' · '}
      {children}
    </>
  );
}

/** The room's class, and the sex of its patients, because women and men do not share a room. */
function RoomAside(props: { beds: readonly BedRow[]; room: Named; className: string }) {
  const { t } = useTranslation('bed');
  const lying = props.beds.filter(({ roomId, gender }) => roomId === props.room.id && gender !== null);
  const sexes = new Set(lying.map(({ gender }) => gender));
  const sex = sexes.size > 1 ? t('mixed') : sexes.has('female') ? t('women') : sexes.has('male') ? t('men') : null;
  return <>{joined(props.className, sex)}</>;
}

/** How many beds of each class there are, and how many of them are free. */
function ClassCounts({ beds, names }: { beds: readonly BedRow[]; names: ReadonlyMap<number, string> }) {
  const { t } = useTranslation('bed');
  const byClass = [...names.keys()]
    .map(classId => [classId, beds.filter(bed => bed.classId === classId)] as const)
    .filter(([, its]) => its.length > 0);
  return (
    <ul aria-label={t('byClass')} className="flex flex-1 flex-wrap gap-x-4 gap-y-1">
      {byClass.map(([classId, its]) => (
        <li key={classId} className="flex items-center gap-1.5">
          <span>{names.get(classId)}</span>
          <Badge tone={free(its) > 0 ? 'success' : 'neutral'}>{`${free(its)}/${its.length}`}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Who is waited for, and who goes home today. */
function Movement({ beds }: { beds: readonly PlannedBed[] }) {
  const { t } = useTranslation('bed');
  const today = useToday();
  const expected = beds.filter(({ status }) => status === 'held').length;
  const going = beds.filter(({ goesOn }) => goesOn !== null && goesOn <= today).length;
  const may = beds.filter(bed => bed.goesOn === null && bed.estimatedOn !== null && bed.estimatedOn <= today).length;
  return (
    <span className="tabular flex gap-2">
      {expected > 0 && <Badge tone="waiting">{t('expected', { count: expected })}</Badge>}
      {going > 0 && <Badge tone="info">{t('goToday', { count: going })}</Badge>}
      {may > 0 && <Badge tone="neutral">{t('mayGoToday', { count: may })}</Badge>}
    </span>
  );
}
