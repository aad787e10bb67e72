import { ward } from '@alur/contracts/bed/catalogues';
import { wardBeds } from '@alur/contracts/bed/rows';
import { censusBack, indicatorsOf, stayCensus, type Census, type Indicators } from '@alur/contracts/stay/census';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { BoardPage } from '@/ui/board-page';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { DateField } from '@/ui/date-field';
import { formatNumber } from '@/ui/format';
import { addMonths } from '@/ui/read-day';
import { EmptyState } from '@/ui/states';
import { useHeldOrder } from '@/ui/use-held-order';

type Day = Census & { date: string };
interface UnitCensus {
  key: string;
  name: string;
  beds: number;
  /** The census of a day, and of its month up to that day. */
  day: Day;
  month: readonly Day[];
}

const columns = ['opening', 'admitted', 'movedIn', 'alive', 'movedOut', 'diedEarly', 'diedLate', 'closing'] as const;
const indicators = ['bor', 'alos', 'toi', 'bto', 'ndr', 'gdr'] as const;

/** The months between two, both included. */
const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
};

const sumOf = (days: readonly Day[], name: keyof Census): number => days.reduce((sum, each) => sum + each[name], 0);

/** The daily census by unit, and the month's figures so far, counted back from the bed board. */
export function CensusTab() {
  const { t } = useTranslation('stay');
  const today = useToday();
  const [{ censusDay }, change] = useListSearch<{ censusDay?: string }>();
  const chosen = censusDay && censusDay <= today ? censusDay : today;
  const { units, loading, topicKey, status } = useCensus(chosen, today);
  const held = useHeldOrder(units, ({ key }) => key, chosen);
  return (
    <div className="flex flex-col gap-3">
      <BoardPage
        count={0}
        loading={loading}
        columns={columns.length + 2}
        held={held}
        tools={
          <>
            <span className="w-44">
              <DateField
                aria-label={t('censusOn')}
                value={chosen}
                max={today}
                min={`${addMonths(today.slice(0, 7), -11)}-01`}
                onChange={next => change({ censusDay: next && next !== today ? next : undefined })}
              />
            </span>
            <Freshness className="ml-auto" topicKey={topicKey} status={status} />
          </>
        }
      >
        <DataTable<UnitCensus>
          label={t('tabs.census')}
          className="rounded-lg"
          rows={held.rows}
          rowKey={({ key }) => key}
          empty={<EmptyState title={t('noCensus')} />}
          columns={[
            { id: 'unit', card: 'subject', header: t('unit'), className: 'font-medium', cell: ({ name }) => name },
            ...columns.map(name => ({
              id: name,
              header: t(`census.${name}`),
              align: 'right' as const,
              cell: ({ day }: UnitCensus) => day[name],
            })),
            { id: 'days', header: t('census.patientDays'), align: 'right', cell: ({ day }) => day.patientDays },
          ]}
        />
      </BoardPage>
      {units.length > 0 && <MonthSoFar units={units} />}
    </div>
  );
}

function useCensus(chosen: string, today: string) {
  const from = `${chosen.slice(0, 7)}-01`;
  const months = monthsBetween(chosen.slice(0, 7), today.slice(0, 7));
  const beds = useTopic(wardBeds, {});
  const wards = useTopic(ward.topic, {});
  const census = useTopics(
    stayCensus,
    months.map(month => ({ month })),
  );
  const inService = beds.rows.filter(({ status }) => status !== 'retired');
  const units = wards.rows
    .filter(({ kind, id }) => kind !== 'emergency' && inService.some(({ wardId }) => wardId === id))
    .map(({ id, name }): UnitCensus | null => {
      const its = inService.filter(({ wardId }) => wardId === id);
      const lying = its.filter(({ status }) => status === 'occupied').length;
      const rows = census.rows.filter(({ unitId }) => unitId === id);
      const month = censusBack(rows, { from, today, lying }).filter(({ date }) => date <= chosen);
      const [day] = month;
      return day ? { key: String(id), name, beds: its.length, day, month } : null;
    })
    .filter(unit => unit !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'id', { numeric: true }));
  const loading = beds.loading || wards.loading || census.loading;
  return { units, loading, topicKey: census.topicKey, status: census.status };
}

/** DOMAIN 8: occupancy, length of stay and mortality. */
function MonthSoFar({ units }: { units: readonly UnitCensus[] }) {
  const { t } = useTranslation('stay');
  const days = units.flatMap(({ month }) => month);
  const found: Indicators = indicatorsOf({
    beds: units.reduce((sum, { beds }) => sum + beds, 0),
    days: units[0]?.month.length ?? 0,
    patientDays: sumOf(days, 'patientDays'),
    stayDays: sumOf(days, 'stayDays'),
    alive: sumOf(days, 'alive'),
    diedEarly: sumOf(days, 'diedEarly'),
    diedLate: sumOf(days, 'diedLate'),
  });
  return (
    <Card title={t('monthSoFar')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {indicators.map(name => (
          <div key={name}>
            <dt className="text-xs text-muted-foreground">{t(`indicator.${name}`)}</dt>
            <dd className="tabular text-lg">{found[name] === null ? '–' : formatNumber(found[name], 1)}</dd>
            <dd className="text-xs text-muted-foreground">{t(`ideal.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
