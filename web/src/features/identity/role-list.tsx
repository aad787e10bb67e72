import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { GitCompare, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacilitySelector, type ChosenFacility } from '@/selectors/facility-selector';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/data-table';
import { formatNumber } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { PageHead } from '@/ui/page-head';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { useHolders, useRoles } from './employee-queries';
import { CompareDialog } from './compare-dialog';

export interface RoleListProps {
  /** Whose roles; the operator chooses, a facility's administrator has her own. */
  facility: ChosenFacility | null;
  onFacility: ((facility: ChosenFacility | null) => void) | null;
  mayEdit: boolean;
  onOpen: (role: MerchantRoleRow) => void;
  onAdd: () => void;
}

/** The roles of a facility, with how many hold each. */
export function RoleList({ facility, onFacility, mayEdit, onOpen, onAdd }: RoleListProps) {
  const { t } = useTranslation('identity');
  const roles = useRoles(facility?.id ?? null);
  const holders = useHolders(facility ? { facilityId: facility.id } : {});
  const [comparing, setComparing] = useState(false);
  const count = (roleId: number) =>
    (holders.data ?? []).filter(person => person.roles.some(role => role.roleId === roleId)).length;
  const columns: Column<MerchantRoleRow>[] = [
    { id: 'name', card: 'subject', header: t('role.name'), cell: row => <Subject name={row.name} /> },
    { id: 'tag', header: t('role.tag'), width: 200, cell: row => row.tag },
    {
      id: 'rights',
      header: t('role.rights'),
      width: 130,
      align: 'right',
      cell: row => formatNumber(row.rights.length),
    },
    { id: 'people', header: t('role.people'), width: 130, align: 'right', cell: row => formatNumber(count(row.id)) },
  ];
  return (
    <>
      <PageHead
        title={t('role.title')}
        actions={
          facility && (
            <>
              {roles.rows.length > 1 && (
                <Button onClick={() => setComparing(true)}>
                  <GitCompare aria-hidden />
                  {t('role.compare')}
                </Button>
              )}
              {mayEdit && (
                <Button variant="primary" onClick={onAdd}>
                  <Plus aria-hidden />
                  {t('role.add')}
                </Button>
              )}
            </>
          )
        }
      />
      <ListPage
        tools={
          onFacility && (
            <>
              <div className="w-80">
                <FacilitySelector
                  placeholder={t('role.chooseFacility')}
                  value={facility?.id === CHANNEL ? null : facility}
                  onChange={onFacility}
                />
              </div>
              <Button
                aria-pressed={facility?.id === CHANNEL}
                onClick={() => onFacility({ id: CHANNEL, name: t('operatorArea') })}
              >
                {t('operatorArea')}
              </Button>
            </>
          )
        }
        loading={facility !== null && roles.loading}
        error={roles.error}
        onRetry={roles.retry}
        columns={4}
      >
        <DataTable
          label={t('role.title')}
          className="rounded-lg"
          columns={columns}
          rows={roles.rows}
          rowKey={row => String(row.id)}
          onOpen={onOpen}
          empty={
            <EmptyState icon={KeyRound} title={t(facility ? 'role.empty' : 'role.chooseFirst')}>
              {t(facility ? 'role.emptyHint' : 'role.chooseHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {comparing && facility && (
        <CompareDialog facilityId={facility.id} roles={roles.rows} onClose={() => setComparing(false)} />
      )}
    </>
  );
}
