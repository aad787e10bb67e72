import type { TopicRow } from '@alur/contracts/kernel/topic';
import {
  inpatientTreatments,
  inpatientTreatmentsUnfinished,
  outpatientTreatments,
  outpatientTreatmentsUnfinished,
  treatmentOrders,
  type TreatmentOrderRow,
  type TreatmentSetting,
} from '@alur/contracts/treatment/rows';
import { Syringe } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { LiveList } from '@/live/live-list';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { patientOfDay } from '@/orders/worklist-columns';
import { NARROWER, type Column } from '@/ui/column';
import { formatWhen } from '@/ui/format';
import { Select } from '@/ui/select';
import { boardOrder, dueAt, matches, statuses, unitsOf } from './board-order';
import { quantified, TreatmentStatusChip, UrgentChip } from './order-looks';
import { NextStep } from './order-steps';

type Row = TopicRow<typeof outpatientTreatments>;

const topics = {
  outpatient: [outpatientTreatments, outpatientTreatmentsUnfinished],
  inpatient: [inpatientTreatments, inpatientTreatmentsUnfinished],
} as const;

/** The day's treatments that doctors asked for, live: first what earlier days left, then today's, urgent ones first. */
export function TreatmentBoard({
  setting,
  onOpen,
}: {
  setting: TreatmentSetting;
  onOpen: (order: TreatmentOrderRow) => void;
}) {
  const { t } = useTranslation(['treatment', 'enums']);
  const [ofDay, unfinished] = topics[setting];
  const day = useTopic(ofDay, { date: useToday() });
  const earlier = useEarlier(unfinished);
  const [{ unit }] = useListSearch<{ unit?: number }>();
  const all = useMemo(
    () => [...boardOrder(earlier.filter(({ key }) => !day.rows.some(row => row.key === key))), ...boardOrder(day.rows)],
    [earlier, day.rows],
  );
  const rows = useMemo(() => all.filter(({ unitId }) => unit === undefined || unitId === unit), [all, unit]);
  const columns = useColumns();
  const countOf = (status: TreatmentOrderRow['status']) => rows.filter(row => row.status === status).length;
  const within = useMemo(() => ({ setting, unitId: unit }), [setting, unit]);
  return (
    <LiveList
      topic={day}
      rows={rows}
      list={treatmentOrders}
      within={within}
      waiting={countOf('ordered')}
      statuses={[
        { value: 'ALL', label: t('treatment:board.all'), count: rows.length },
        ...statuses.map(value => ({ value, label: t(`enums:treatmentStatus.${value}`), count: countOf(value) })),
      ]}
      tool={<UnitChoice units={unitsOf(all)} />}
      matches={matches}
      columns={columns}
      onOpen={onOpen}
      words={{
        ...{ title: t(`treatment:board.${setting}`), search: t('treatment:board.search') },
        ...{ filter: t('treatment:board.filter'), emptyTitle: t('treatment:board.empty') },
        ...{ emptyHint: t('treatment:board.emptyHint'), noMatch: t('treatment:board.noMatch') },
        noMatchHint: t('treatment:board.noMatchHint'),
      }}
      icon={Syringe}
    />
  );
}

/** Narrows the board to one unit; with one unit there is nothing to choose. */
function UnitChoice({ units }: { units: { id: number; name: string }[] }) {
  const { t } = useTranslation('treatment');
  const [{ unit }, change] = useListSearch<{ unit?: number }>();
  if (units.length < 2 && unit === undefined) return null;
  return (
    <Select
      aria-label={t('board.unit')}
      className="w-44"
      value={unit === undefined ? 'all' : String(unit)}
      onValueChange={value => change({ unit: value === 'all' ? undefined : Number(value) })}
      options={[
        { value: 'all', label: t('board.anyUnit') },
        ...units.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation(['treatment', 'enums']);
  const today = useToday();
  return useMemo(
    () => [
      patientOfDay(t('treatment:board.patient')),
      {
        id: 'treatment',
        header: t('treatment:board.treatment'),
        cell: row => <span className="block max-w-64 truncate wide:max-w-96">{quantified(row)}</span>,
      },
      {
        id: 'place',
        header: t('treatment:board.place'),
        cell: row => (
          <span className="block max-w-44 truncate wide:max-w-72">
            {[row.unitName, row.bedName].filter(Boolean).join(', ')}
          </span>
        ),
      },
      {
        id: 'requester',
        header: t('treatment:board.requester'),
        className: NARROWER.first,
        cell: row => <span className="block max-w-40 truncate wide:max-w-none">{row.requester}</span>,
      },
      {
        id: 'due',
        header: t('treatment:board.due'),
        align: 'right',
        className: `${NARROWER.second} whitespace-nowrap`,
        cell: row => <time dateTime={dueAt(row)}>{formatWhen(dueAt(row), today)}</time>,
      },
      {
        id: 'status',
        header: t('treatment:board.status'),
        card: 'state',
        cell: row => (
          <span className="flex flex-wrap gap-1">
            <UrgentChip order={row} />
            <TreatmentStatusChip status={row.status} />
          </span>
        ),
      },
      {
        id: 'action',
        header: t('treatment:board.action'),
        card: 'action',
        width: 112,
        cell: row => <NextStep order={row} size="sm" />,
      },
    ],
    [t, today],
  );
}
