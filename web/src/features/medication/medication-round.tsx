import { ward } from '@alur/contracts/bed/catalogues';
import { wardMedications, type MedicationRow } from '@alur/contracts/medication/rows';
import { wardPatients, type StayRow } from '@alur/contracts/stay/rows';
import { CircleAlert, Clock, Pill, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { useWhen } from '@/live/use-when';
import { Button } from '@/ui/button';
import { formatNumber } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { usePageCount } from '@/ui/page-title';
import { Select } from '@/ui/select';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { Badge, StatusChip } from '@/ui/status-chip';
import { dueAt, stateOf } from './chart-cells';
import { VerbalOrders } from './verbal-orders';

const GiveDialog = lazy(async () => ({ default: (await import('./dose-dialogs')).GiveDialog }));

interface Due {
  row: MedicationRow;
  slot: string;
  state: 'late' | 'due' | 'planned';
}

const minuteOf = ({ slot }: Due): number => Math.floor(Date.parse(slot) / 60_000);

/** Sorts from bed to bed, as the nurse walks. */
const byPlace = (one: StayRow | undefined, other: StayRow | undefined): number => {
  const inOrder = (a = '', b = '') => a.localeCompare(b, 'id', { numeric: true });
  return inOrder(one?.roomName, other?.roomName) || inOrder(one?.bedName, other?.bedName);
};

/** A ward's medication round: what is due now or late, the most overdue first. */
export function MedicationRound({ onOpen }: { onOpen: (encounterId: number) => void }) {
  const { t } = useTranslation('medication');
  const wards = useTopic(ward.topic, {});
  const [{ ward: chosen }, change] = useListSearch<{ ward?: number }>();
  const active = wards.rows.filter(each => each.active).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  const unitId = chosen ?? active[0]?.id;
  if (wards.loading) return <TableSkeleton rows={8} columns={3} />;
  if (unitId === undefined) return <EmptyState icon={Pill} title={t('noWard')} />;
  return (
    <div className="flex flex-col gap-3">
      <Select
        aria-label={t('ward')}
        className="max-w-64"
        value={String(unitId)}
        onValueChange={id => change({ ward: Number(id) })}
        options={active.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <VerbalOrders />
      <Round key={unitId} unitId={unitId} onOpen={onOpen} />
    </div>
  );
}

function Round({ unitId, onOpen }: { unitId: number; onOpen: (encounterId: number) => void }) {
  const { t } = useTranslation('medication');
  const when = useWhen();
  const can = useCan();
  const now = useNow(30_000);
  const topic = useTopic(wardMedications, { unitId });
  const patients = useTopic(wardPatients, { wardId: unitId });
  const [giving, setGiving] = useState<Due | null>(null);
  const stays = new Map(patients.rows.map(each => [each.encounterId, each]));
  const patientOf = ({ encounterId }: MedicationRow) => stays.get(encounterId);
  const due = topic.rows
    .flatMap((row): Due[] => {
      const slot = dueAt(row, now);
      return slot === null ? [] : [{ row, slot, state: stateOf(slot, now) }];
    })
    .toSorted((a, b) => minuteOf(a) - minuteOf(b) || byPlace(patientOf(a.row), patientOf(b.row)));
  const isNow = due.filter(({ state }) => state !== 'planned');
  const later = due.filter(({ state }) => state === 'planned').slice(0, 50);
  usePageCount(isNow.length);
  const titleOf = (row: MedicationRow) => {
    const stay = patientOf(row);
    return stay ? `${orErased(stay.patientName)} · ${stay.roomName}, ${stay.bedName}` : '';
  };
  const live = giving && (topic.rows.find(row => row.id === giving.row.id) ?? giving.row);
  const line = ({ row, slot, state }: Due) => (
    <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-raised px-4 py-3">
      <StatusChip
        tone={state === 'late' ? 'danger' : state === 'due' ? 'info' : 'neutral'}
        icon={state === 'late' ? CircleAlert : Clock}
      >
        {when(slot)} · {t(`state.${state}`)}
      </StatusChip>
      <div className="min-w-48 flex-1">
        <button type="button" className="text-left text-xs underline" onClick={() => onOpen(row.encounterId)}>
          {titleOf(row)}
        </button>
        <p className="font-medium">
          {row.name} {row.doubleCheck && <Badge tone="danger">{t('doubleCheck')}</Badge>}
        </p>
        <p className="text-xs text-muted-foreground">
          {joined(row.dose !== null && `${formatNumber(row.dose, 3)} ${row.unit}`, orErased(row.signa), row.route)}
        </p>
        {row.allergies.length > 0 && (
          <p className="flex items-center gap-1 text-xs text-danger-text">
            <ShieldAlert aria-hidden className="size-3.5" />
            {t('allergyKnown', { substances: row.allergies.map(each => orErased(each.substance)).join(', ') })}
          </p>
        )}
        {row.checkedSlot === slot && row.checkedBy && (
          <p className="text-xs text-success-text">{t('checkedBy', { name: row.checkedBy })}</p>
        )}
      </div>
      {state !== 'planned' && row.allergies.length === 0 && can('inpatient.ongoing.medication:give') && (
        <Button
          variant="primary"
          className="min-h-11 max-sm:w-full"
          aria-label={`${t('give')}: ${row.name}, ${titleOf(row)}`}
          onClick={() => setGiving({ row, slot, state })}
        >
          {t('give')}
        </Button>
      )}
    </li>
  );
  return (
    <>
      <div className="flex items-center gap-3">
        <h2 className="flex-1 font-semibold">{t('dueNow', { count: isNow.length })}</h2>
        <Freshness topicKey={topic.topicKey} status={topic.status} />
      </div>
      {topic.loading ? (
        <TableSkeleton rows={6} columns={3} />
      ) : isNow.length === 0 ? (
        <EmptyState icon={Pill} title={t('nothingDue')}>
          {t('nothingDueHint')}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">{isNow.map(line)}</ul>
      )}
      {later.length > 0 && (
        <>
          <h2 className="pt-2 font-semibold">{t('later')}</h2>
          <ul className="flex flex-col gap-2">{later.map(line)}</ul>
        </>
      )}
      {giving && live && (
        <Suspense>
          <GiveDialog row={live} slot={giving.slot} patient={titleOf(live)} onClose={() => setGiving(null)} />
        </Suspense>
      )}
    </>
  );
}
