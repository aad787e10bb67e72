import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { Badge } from '@/ui/status-chip';
import { StatusFilter } from '@/ui/status-filter';
import { postFilters, showing, type PostBed, type PostFilter } from './post';

/** Filters with their counts: all, one's own, overdue, in danger. */
export function PostFilters({
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

/** How many patients and beds the post has, and how many of them wait for something. */
export function PostCounts({ rows }: { rows: readonly PostBed[] }) {
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
