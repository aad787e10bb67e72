import { UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import { PageHead } from '@/ui/page-head';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useEmployeeColumns } from './employee-list';
import { useHolders } from './employee-queries';

export interface FacilityPeopleProps {
  facilityId: number;
  onOpen: (id: number) => void;
  /** Registers an employee; the operator's alone. */
  onAdd?: (() => void) | undefined;
}

/** Who works in a facility, with what they hold there. */
export function FacilityPeople({ facilityId, onOpen, onAdd }: FacilityPeopleProps) {
  const { t } = useTranslation('identity');
  const people = useHolders({ facilityId });
  // Their roles elsewhere do not concern this facility.
  const rows = (people.data ?? []).map(one => ({
    ...one,
    roles: one.roles.filter(role => role.facilityId === facilityId),
  }));
  const columns = useEmployeeColumns(true);
  if (people.error) return <ErrorState error={people.error} onRetry={() => void people.refetch()} />;
  if (people.isPending) return <TableSkeleton columns={5} />;
  return (
    <div className="fills flex flex-col rounded-lg border bg-raised">
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
            title={t('people.empty')}
            action={
              onAdd && (
                <Button variant="primary" onClick={onAdd}>
                  <UserPlus aria-hidden />
                  {t('people.addFirst')}
                </Button>
              )
            }
          >
            {t(onAdd ? 'people.emptyHint' : 'people.hint')}
          </EmptyState>
        }
      />
    </div>
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
