import type { ReferralSource } from '@alur/contracts/referral/commands';
import { referralBoard, referralList, type ReferralRow } from '@alur/contracts/referral/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { DaysFilter } from '@/live/period';
import { useTopics } from '@/live/use-topics';
import { BoardPage } from '@/ui/board-page';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { SideSheet } from '@/ui/side-sheet';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { NumberState } from './number-state';
import { ReferralDetail } from './referral-detail';
import { goalOf, ReferralStatusChip } from './referral-looks';

/** Open ones first, then those that have ended; a completed referral to another facility still waits for its answer. */
const stages = ['open', 'done', 'rejected', 'cancelled'] as const;
type Stage = (typeof stages)[number];
type Search = {
  search?: string;
  page?: number;
  referralStage?: Stage;
  unit?: string;
  referral?: number;
  from?: string;
  to?: string;
  referralWay?: 'sent';
};

/** The referrals that a desk sees: those that it sends, and in a ward those that it will receive. */
const sourcesFor: Record<ReferralSource, readonly ReferralSource[]> = {
  INPATIENT: ['INPATIENT', 'OUTPATIENT', 'IGD'],
  OUTPATIENT: ['OUTPATIENT'],
  IGD: ['IGD'],
};
const concerns = (desk: ReferralSource, { source, type, status }: ReferralRow): boolean =>
  source === desk || (desk === 'INPATIENT' && type === 'internal' && status !== 'draft');

/**
 * SPEC 2: the referrals with their goals; those that wait for an answer come first. `desk` is where the tab is;
 * `unitIds` limits it to some wards: patients who leave them or are to come to them.
 */
export function ReferralBoard({ desk, unitIds }: { desk: ReferralSource; unitIds?: readonly number[] }) {
  const { t } = useTranslation(['referral', 'enums']);
  const [searched, change] = useListSearch<Search>();
  const { search = '', page = 1, referralStage: stage = 'open', unit, referral: chosen, from, to } = searched;
  const board = useTopics(
    referralBoard,
    sourcesFor[desk].map(source => ({ source })),
  );
  const isOpen = stage === 'open';
  const past = useList(
    referralList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: isOpen ? ('done' as const) : stage, date_from: from, date_to: to },
      ...(desk !== 'INPATIENT' && { source: desk }),
      ...(unitIds && endedOf(unitIds, searched.referralWay)),
    },
    { enabled: !isOpen },
  );
  const isTheirs = ({ unitId, toUnitId, status: at }: ReferralRow) =>
    !unitIds || unitIds.includes(unitId) || (toUnitId !== null && at !== 'draft' && unitIds.includes(toUnitId));
  const mine = board.rows.filter(row => concerns(desk, row) && isTheirs(row));
  const units = [...new Map(mine.flatMap(row => unitsOf(row).map(name => [name, name] as const))).keys()].toSorted();
  const text = search.toLowerCase();
  const rows = mine
    .filter(row => !unit || unitsOf(row).includes(unit))
    .filter(row => !text || row.patientName.toLowerCase().includes(text) || row.recordNumber.includes(text))
    .toSorted((a, b) => a.plannedOn.localeCompare(b.plannedOn) || a.id - b.id);
  const held = useHeldOrder(rows, ({ key }) => key, [search, unit].join(' '));
  const shown: ReferralRow[] = isOpen ? held.rows : past.rows;
  const open = [...board.rows, ...past.rows].find(({ id }) => id === chosen);
  const columns = useColumns();
  return (
    <>
      <BoardPage
        count={mine.filter(({ status }) => status === 'waiting_confirmation').length}
        loading={isOpen ? board.loading : past.loading}
        columns={columns.length}
        held={held}
        tools={
          <>
            <SearchBox
              label={t('referral:search')}
              value={search}
              onChange={next => change({ search: next || undefined, page: undefined })}
            />
            <StatusFilter
              label={t('referral:status')}
              value={stage}
              onChange={next => change({ referralStage: next === 'open' ? undefined : next, page: undefined })}
              options={stages.map(value => ({
                value,
                label: value === 'open' ? t('referral:open') : t(`enums:referralStatus.${value}`),
              }))}
            />
            {isOpen && units.length > 1 && (
              <Select
                aria-label={t('referral:unit')}
                className="w-44"
                value={unit ?? ''}
                onValueChange={next => change({ unit: next || undefined })}
                options={[
                  { value: '', label: t('referral:everyUnit') },
                  ...units.map(name => ({ value: name, label: name })),
                ]}
              />
            )}
            {!isOpen && unitIds && (
              <WayFilter way={searched.referralWay} onChange={way => change({ referralWay: way, page: undefined })} />
            )}
            {!isOpen && <DaysFilter />}
            {isOpen && <Freshness className="ml-auto" topicKey={board.topicKey} status={board.status} />}
          </>
        }
      >
        <DataTable
          label={t('referral:title')}
          className="rounded-lg"
          rows={shown}
          rowKey={row => String(row.id)}
          onOpen={row => change({ referral: row.id })}
          empty={<EmptyState title={t('referral:empty')}>{t('referral:emptyHint')}</EmptyState>}
          columns={columns}
        />
        {!isOpen && <Pagination page={page} limit={50} total={past.total} onPage={next => change({ page: next })} />}
      </BoardPage>
      {open && (
        <SideSheet open onOpenChange={isShown => !isShown && change({ referral: undefined })} title={t('referral:one')}>
          <ReferralDetail referral={open} />
        </SideSheet>
      )}
    </>
  );
}

/** Ended referrals of some wards: those that came to them, or were sent from them. */
const endedOf = (unitIds: readonly number[], way: Search['referralWay']) => {
  const ids = unitIds.length > 0 ? unitIds : 0;
  return way === 'sent' ? { unitId: ids } : { toUnitId: ids };
};

function WayFilter({ way, onChange }: { way: Search['referralWay']; onChange: (way: Search['referralWay']) => void }) {
  const { t } = useTranslation('referral');
  return (
    <Select
      aria-label={t('way.label')}
      className="w-44"
      value={way ?? 'received'}
      onValueChange={next => onChange(next === 'sent' ? next : undefined)}
      options={[
        { value: 'received', label: t('way.received') },
        { value: 'sent', label: t('way.sent') },
      ]}
    />
  );
}

const unitsOf = ({ unitName, toUnitName }: ReferralRow): string[] => [unitName, ...(toUnitName ? [toUnitName] : [])];

/** Where she goes, and by which number or how that stands. */
function Goal({ of }: { of: ReferralRow }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      {goalOf(of)}
      {of.externalNumber && <span className="tabular text-xs text-muted-foreground">{of.externalNumber}</span>}
      <NumberState referral={of} />
    </span>
  );
}

function useColumns(): Column<ReferralRow>[] {
  const { t } = useTranslation(['referral', 'enums']);
  return [
    {
      id: 'patient',
      card: 'subject',
      header: t('referral:patient'),
      cell: row => <PatientSubject of={row} />,
    },
    { id: 'type', header: t('referral:type'), width: 140, cell: row => t(`enums:referralType.${row.type}`) },
    { id: 'from', header: t('referral:from'), cell: row => row.unitName },
    { id: 'to', header: t('referral:to'), cell: row => <Goal of={row} /> },
    { id: 'date', header: t('referral:plannedOn'), width: 124, cell: row => formatDate(row.plannedOn) },
    {
      id: 'reason',
      header: t('referral:reason'),
      cell: row => orErased(row.rejectReason ?? row.cancelReason ?? row.reason),
    },
    {
      id: 'status',
      card: 'state',
      header: t('referral:status'),
      cell: row => <ReferralStatusChip status={row.status} />,
    },
  ];
}
