import { pricedOn } from '@alur/contracts/kernel/dated-price';
import type { LiveRow } from '@alur/contracts/kernel/topic';
import type { ScheduleRow } from '@alur/contracts/schedule/rows';
import { CircleCheck, CircleSlash, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { MenuItem } from '@/ui/menu';
import { RowDeeds } from '@/ui/row-deeds';
import { NARROWER, NONE, type Column } from '@/ui/column';
import { formatNumber, formatRupiah } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';
import { daysText, weekdays } from './schedule-days';

export type Row = ScheduleRow & LiveRow;

interface Actions {
  /** Opens the form, which also reopens a closed schedule. */
  edit: (row: Row) => void;
  close: (row: Row) => void;
}

const truncated = (words: string) => <span className="block max-w-52 truncate">{words}</span>;

/** The columns of the schedules, and, for whoever may edit, their actions. */
export function useScheduleColumns(actions: Actions | null, tell: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation(['schedule', 'enums']);
  const today = useToday();
  const priceOf = (row: Row) => pricedOn(row, row.prices, today).price;
  // Both languages abbreviate weekdays to their first three letters.
  const days = (row: Row) =>
    row.days.length === weekdays.length
      ? t('schedule:everyDay')
      : daysText(row.days, day => t(`enums:weekday.${day}`).slice(0, 3));
  return [
    {
      id: 'prefix',
      card: 'lead',
      header: t('schedule:field.prefix'),
      width: 72,
      className: 'font-semibold',
      cell: row => row.prefix,
    },
    {
      id: 'name',
      card: 'subject',
      header: t('schedule:field.name'),
      className: 'font-medium',
      sortBy: row => row.name,
      cell: row => truncated(row.name),
    },
    {
      id: 'room',
      header: t('schedule:field.roomShort'),
      sortBy: row => row.roomName,
      cell: row => truncated(row.roomName),
    },
    {
      id: 'doctor',
      header: t('schedule:field.doctor'),
      sortBy: row => row.doctorName,
      className: 'whitespace-nowrap',
      cell: row => row.doctorName,
    },
    { id: 'days', header: t('schedule:field.days'), className: 'whitespace-nowrap', cell: days },
    {
      id: 'hours',
      header: t('schedule:field.hours'),
      width: 116,
      sortBy: row => row.startTime,
      cell: row => (
        <span className="tabular whitespace-nowrap">
          {row.startTime}–{row.endTime}
        </span>
      ),
    },
    {
      id: 'minutes',
      className: NARROWER.second,
      header: t('schedule:field.perPatient'),
      width: 92,
      align: 'right',
      cell: row => (row.consultationMinutes > 0 ? t('schedule:minutes', { count: row.consultationMinutes }) : '–'),
    },
    {
      id: 'price',
      header: t('schedule:field.price'),
      width: 108,
      align: 'right',
      sortBy: priceOf,
      cell: row => formatRupiah(priceOf(row)),
    },
    {
      id: 'quota',
      className: NARROWER.second,
      header: t('schedule:field.quota'),
      width: 68,
      align: 'right',
      cell: row => (row.quota === null ? NONE : formatNumber(row.quota)),
    },
    ...useLastColumns(actions, tell),
  ];
}

/** The status of schedules without actions, and the actions of the others. */
function useLastColumns(actions: Actions | null, tell: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation(['schedule', 'ui', 'catalogue']);
  return [
    ...(actions
      ? []
      : [
          {
            id: 'status',
            card: 'state' as const,
            header: t('schedule:status'),
            width: 108,
            cell: (row: Row) => (
              <StatusChip
                tone={row.status === 'open' ? 'success' : 'neutral'}
                icon={row.status === 'open' ? CircleCheck : CircleSlash}
              >
                {t(`schedule:${row.status}`)}
              </StatusChip>
            ),
          },
        ]),
    {
      id: 'action',
      card: 'action',
      header: t('schedule:action'),
      width: 120,
      align: 'right',
      cell: row => (
        <RowDeeds
          deeds={
            actions
              ? [
                  {
                    key: 'edit',
                    label: t(row.status === 'open' ? 'schedule:edit' : 'schedule:reopen'),
                    onPress: () => actions.edit(row),
                  },
                ]
              : []
          }
          more={t('ui:more', { name: row.name })}
        >
          <MenuItem onSelect={() => tell(row)}>
            <History aria-hidden />
            {t('catalogue:history.open')}
          </MenuItem>
          {actions && row.status === 'open' && (
            <MenuItem danger onSelect={() => actions.close(row)}>
              <CircleSlash aria-hidden />
              {t('schedule:close')}
            </MenuItem>
          )}
        </RowDeeds>
      ),
    },
  ];
}
