import { Profession } from '@alur/contracts/identity/profession';
import { employeeList } from '@alur/contracts/identity/lists';
import type { EmployeeRow } from '@alur/contracts/identity/rows';
import { CircleCheck, CircleSlash, Clock, UserPlus, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelCan } from '@/access/use-channel-can';
import { useList, useListSearch } from '@/api/use-list';
import { FacilitySelector } from '@/selectors/facility-selector';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { NARROWER, NONE } from '@/ui/column';
import { DataTable, type Column } from '@/ui/data-table';
import { joined } from '@/ui/joined';
import { ListPage } from '@/ui/list-page';
import { PageHead } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { Subject } from '@/ui/subject';
import { LicenceChip, useWarnedUntil } from './licence-chip';

export interface EmployeeSearch extends Record<string, unknown> {
  page?: number;
  search?: string;
  profession?: Profession;
  facility?: number;
  facilityName?: string;
  active?: boolean;
  lapsing?: boolean;
}

/** Everybody who works in any facility, with their roles there. */
export function EmployeeList({ onOpen, onAdd }: { onOpen: (id: number) => void; onAdd: () => void }) {
  const { t } = useTranslation(['identity', 'enums']);
  const can = useChannelCan();
  const until = useWarnedUntil();
  const [{ facility, facilityName, lapsing, ...search }, change] = useListSearch<EmployeeSearch>();
  const list = useList(employeeList, {
    order_by: 'name',
    ...search,
    facilityId: facility,
    licencesUntil_to: lapsing ? until : undefined,
  });
  const columns = useEmployeeColumns();
  const add = can('channel.employee:create') && (
    <Button variant="primary" onClick={onAdd}>
      <UserPlus aria-hidden />
      {t('identity:employee.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('identity:employee.title')} actions={add} />
      <ListPage
        tools={
          <>
            <SearchBox
              label={t('identity:employee.search')}
              value={search.search ?? ''}
              onChange={text => change({ search: text })}
              onEnter={() => list.rows[0] && onOpen(list.rows[0].id)}
            />
            <div className="w-64">
              <FacilitySelector
                placeholder={t('identity:everyFacility')}
                value={facility ? { id: facility, name: facilityName ?? `#${facility}` } : null}
                onChange={chosen => change({ facility: chosen?.id, facilityName: chosen?.name })}
              />
            </div>
            <Select
              className="w-48"
              aria-label={t('identity:field.profession')}
              value={search.profession ?? 'all'}
              onValueChange={value => change({ profession: value === 'all' ? undefined : value })}
              options={[
                { value: 'all' as const, label: t('identity:everyProfession') },
                ...Profession.options.map(value => ({ value, label: t(`enums:profession.${value}`) })),
              ]}
            />
            <Checkbox
              label={t('identity:licence.lapsing')}
              checked={lapsing === true}
              onCheckedChange={on => change({ lapsing: on === true || undefined })}
            />
          </>
        }
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={5}
        pages={<Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />}
      >
        <DataTable
          label={t('identity:employee.title')}
          className="rounded-lg"
          columns={columns}
          rows={list.rows}
          rowKey={row => String(row.id)}
          onOpen={row => onOpen(row.id)}
          empty={
            <EmptyState icon={Users} title={t('identity:employee.empty')} action={add}>
              {t('identity:employee.emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
    </>
  );
}

export function useEmployeeColumns(inFacility = false): Column<EmployeeRow>[] {
  const { t } = useTranslation(['identity', 'enums']);
  return useMemo(
    (): Column<EmployeeRow>[] => [
      {
        id: 'name',
        card: 'subject',
        header: t('identity:field.name'),
        cell: row => (
          <Subject name={row.name}>
            <LicenceChip licences={row.licences} />
          </Subject>
        ),
      },
      {
        id: 'profession',
        header: t('identity:field.profession'),
        width: 170,
        cell: row => t(`enums:profession.${row.profession}`),
      },
      {
        id: 'roles',
        header: t('identity:field.roles'),
        cell: row => row.roles.map(role => joined(role.name, inFacility ? null : role.facilityName)).join(', ') || NONE,
      },
      { id: 'email', header: t('identity:field.email'), width: 220, className: NARROWER.first, cell: row => row.email },
      {
        id: 'state',
        card: 'state',
        header: t('identity:field.status'),
        width: 150,
        cell: row => <EmployeeState row={row} />,
      },
    ],
    [t, inFacility],
  );
}

/** Whether she can log in: not before she has set a password, and not after she was blocked. */
export function EmployeeState({ row }: { row: Pick<EmployeeRow, 'active' | 'verified'> }) {
  const { t } = useTranslation('identity');
  const [tone, icon, word] = !row.active
    ? (['neutral', CircleSlash, 'state.inactive'] as const)
    : row.verified
      ? (['success', CircleCheck, 'state.active'] as const)
      : (['warning', Clock, 'state.unverified'] as const);
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(word)}
    </StatusChip>
  );
}
