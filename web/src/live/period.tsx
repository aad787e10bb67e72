import type { ListSpec } from '@alur/contracts/kernel/list';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { useList, useListSearch, type List } from '@/api/use-list';
import { DateRange } from '@/ui/date-range';
import { Select } from '@/ui/select';
import { useDebounced } from '@/ui/use-debounced';
import { useToday } from './use-today';

interface PeriodSearch extends Record<string, unknown> {
  days?: 'all';
  from?: string;
  to?: string;
  page?: number;
  status?: string;
  search?: string;
}

export interface Period<Row> {
  /** The rows of the chosen days; null while the board shows today. */
  list: List<Row> | null;
  showAll: () => void;
  goTo: (page: number) => void;
}

/** The rows of the days in the URL, with the board's own search, status and filter; the latest first. */
export function usePeriod<Row extends LiveRow>(spec: ListSpec, within: object = {}): Period<Row> {
  const [search, change] = useListSearch<PeriodSearch>();
  const isPast = !useReadOnly() && (search.days !== undefined || search.from !== undefined || search.to !== undefined);
  const wanted = useDebounced(search.search?.trim() ?? '', 250);
  const list = useList(
    spec,
    {
      ...{ search: wanted || undefined, status: search.status, date_from: search.from, date_to: search.to },
      ...{ page: search.page, order_by: 'id', sort_by: 'desc' },
      ...within,
    } as object,
    { enabled: isPast },
  );
  return {
    // Only the list's declaration knows the type of its rows.
    list: isPast ? (list as unknown as List<Row>) : null,
    showAll: () => change({ days: 'all', from: undefined, to: undefined }),
    goTo: page => change({ page }),
  };
}

/** Chooses today, all days, or a range of days. */
export function PeriodChoice() {
  const { t } = useTranslation('ui');
  const today = useToday();
  const [{ days, from, to }, change] = useListSearch<PeriodSearch>();
  const isRange = from !== undefined || to !== undefined;
  if (useReadOnly()) return null;
  const choose = (value: string) => {
    const range = value === 'range' ? today : undefined;
    change({ days: value === 'all' ? value : undefined, from: range, to: range });
  };
  return (
    <>
      <Select
        aria-label={t('period.label')}
        className="w-36"
        value={isRange ? 'range' : (days ?? 'today')}
        onValueChange={choose}
        options={(['today', 'all', 'range'] as const).map(value => ({ value, label: t(`period.${value}`) }))}
      />
      {isRange && (
        <DateRange
          from={from}
          to={to}
          labels={{ from: t('period.from'), to: t('period.to') }}
          onChange={next => change(next)}
        />
      )}
    </>
  );
}

/** Chooses a range of days in the URL, for lists of what has ended. */
export function DaysFilter() {
  const { t } = useTranslation('ui');
  const [{ from, to }, change] = useListSearch<Pick<PeriodSearch, 'from' | 'to'>>();
  return <DateRange from={from} to={to} labels={{ from: t('period.from'), to: t('period.to') }} onChange={change} />;
}
