import { employeeList } from '@alur/contracts/identity/lists';
import { UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { ListPage } from '@/ui/list-page';
import { PageHead } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { useEmployeeColumns } from './employee-list';

export interface FacilityPeopleProps {
  facilityId: number;
  onOpen: (id: number) => void;
  /** Registers an employee; the operator's alone. */
  onAdd?: (() => void) | undefined;
}

/** Who works in a facility, with what they hold there. */
export function FacilityPeople({ facilityId, onOpen, onAdd }: FacilityPeopleProps) {
  const { t } = useTranslation('identity');
  const [search, change] = useListSearch<{ search?: string; page?: number }>();
  const people = useList(employeeList, {
    ...{ facilityId, order_by: 'name' },
    ...{ search: search.search, page: search.page },
  });
  // Their roles elsewhere do not concern this facility.
  const rows = people.rows.map(one => ({
    ...one,
    roles: one.roles.filter(role => role.facilityId === facilityId),
  }));
  const columns = useEmployeeColumns(true);
  return (
    <ListPage
      tools={
        <SearchBox
          label={t('employee.search')}
          value={search.search ?? ''}
          onChange={text => change({ search: text })}
          onEnter={() => people.rows[0] && onOpen(people.rows[0].id)}
        />
      }
      loading={people.loading}
      error={people.error}
      onRetry={people.retry}
      columns={5}
      pages={
        <Pagination page={people.page} limit={people.limit} total={people.total} onPage={page => change({ page })} />
      }
    >
      <DataTable
        label={t('people.title')}
        className="rounded-lg"
        columns={columns}
        rows={rows}
        rowKey={row => String(row.id)}
        onOpen={row => onOpen(row.id)}
        empty={
          <EmptyState
            icon={Users}
            title={t(search.search ? 'people.noneFound' : 'people.empty')}
            action={
              onAdd &&
              !search.search && (
                <Button variant="primary" onClick={onAdd}>
                  <UserPlus aria-hidden />
                  {t('people.addFirst')}
                </Button>
              )
            }
          >
            {search.search ? null : t(onAdd ? 'people.emptyHint' : 'people.hint')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}

/** The same for the facility's own administrator, on a page of her own. */
export function OwnPeople({
  facility,
  ...props
}: { facility: { id: number; name: string } } & Pick<FacilityPeopleProps, 'onOpen'>) {
  const { t } = useTranslation('identity');
  return (
    <>
      <PageHead title={t('people.title')} place={facility.name} meta={t('people.hint')} />
      <FacilityPeople facilityId={facility.id} {...props} />
    </>
  );
}
