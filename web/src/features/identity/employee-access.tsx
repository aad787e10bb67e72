import { CHANNEL } from '@alur/contracts/kernel/channel';
import type { EmployeeRow } from '@alur/contracts/identity/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '@/forms/save-question';
import { useAsk } from '@/forms/use-ask';
import { FacilitySelector, type ChosenFacility } from '@/selectors/facility-selector';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Badge } from '@/ui/status-chip';
import { RoleChoice } from './employee-form';
import { useRoles, type Employee } from './employee-queries';
import { RightsTree } from './rights-tree';
import { useSaving } from './use-saving';

/** What one person may do, facility by facility: her roles there, and rights granted or withdrawn for her alone. */
export function EmployeeAccess({
  employee,
  only,
  mayEdit,
}: {
  employee: Employee;
  /** The one facility of a facility's administrator; null for the operator, who administers all of them. */
  only: ChosenFacility | null;
  mayEdit: boolean;
}) {
  const { t } = useTranslation('identity');
  const [more, setMore] = useState<ChosenFacility[]>([]);
  const held = employee.user_merchant_roles.map(({ merchant_id: id, merchant_name: name }) => ({
    id,
    name: id === CHANNEL ? t('operatorArea') : name,
  }));
  const facilities = only ? [only] : [...new Map([...held, ...more].map(one => [one.id, one])).values()];
  return (
    <div className="flex flex-col gap-4">
      {!only && mayEdit && (
        <div className="w-80">
          <FacilitySelector
            placeholder={t('access.addFacility')}
            value={null}
            onChange={facility => facility && setMore(now => [...now, facility])}
          />
        </div>
      )}
      {facilities.length === 0 && <p className="text-muted-foreground">{t('access.none')}</p>}
      {facilities.map(facility => (
        <InFacility key={facility.id} employee={employee} facility={facility} mayEdit={mayEdit} />
      ))}
    </div>
  );
}

const rolesIn = (employee: Employee, facilityId: number): number[] =>
  employee.user_merchant_roles.flatMap(({ merchant_id, merchant_role }) =>
    merchant_id === facilityId ? [merchant_role.id] : [],
  );

/**
 * What she may do in one facility. It does not use `useCommandForm`: the ticked rights are a set that SPEC 7's own
 * route saves as a whole, and no input of it can be invalid.
 */
function InFacility({
  employee,
  facility,
  mayEdit,
}: {
  employee: Employee;
  facility: ChosenFacility;
  mayEdit: boolean;
}) {
  const { t } = useTranslation(['identity', 'common']);
  const saved = rolesIn(employee, facility.id);
  const [roleIds, setRoleIds] = useState<readonly number[]>(saved);
  const { save, pending } = useSaving();
  const isChanged = roleIds.length !== saved.length || roleIds.some(id => !saved.includes(id));
  const [departing, setDeparting] = useState(false);
  const question = useRightsQuestion();
  const { ask, dialog } = useAsk();
  const send = () =>
    void save(
      'PUT',
      `/employees/${employee.id}/access-control`,
      { facilityId: facility.id, roleIds },
      t('identity:access.saved'),
    );
  return (
    <Card
      title={facility.name}
      actions={
        <>
          {saved.length > 0 && (
            <Button size="sm" aria-expanded={departing} onClick={() => setDeparting(now => !now)}>
              {t('identity:access.departures')}
            </Button>
          )}
          <Button
            size="sm"
            variant="primary"
            pending={pending}
            disabled={!isChanged || !mayEdit}
            onClick={() => ask(question('askRoles', employee, facility), send)}
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <RoleChoice facilityId={facility.id} value={roleIds} onChange={setRoleIds} />
      {departing && <Departures employee={employee} facility={facility} roleIds={saved} mayEdit={mayEdit} />}
      {dialog}
    </Card>
  );
}

/** The question before a person's rights are changed (SPEC 4). */
function useRightsQuestion() {
  const { t } = useTranslation('identity');
  return (of: 'askRoles' | 'askDepartures', { name }: Employee, facility: ChosenFacility): Question => ({
    title: t(`access.${of}`, { name, facility: facility.name }),
    text: t('access.askText'),
  });
}

/** Rights beside her roles: those from a role and her own are told apart. */
function Departures({
  employee,
  facility,
  roleIds,
  mayEdit,
}: {
  employee: Employee;
  facility: ChosenFacility;
  roleIds: readonly EmployeeRow['id'][];
  mayEdit: boolean;
}) {
  const { t } = useTranslation(['identity', 'common']);
  const roles = useRoles(facility.id);
  const inherited = new Set(roles.rows.filter(({ id }) => roleIds.includes(id)).flatMap(({ rights }) => rights));
  const own = employee.permissions.find(({ facilityId }) => facilityId === facility.id);
  const now = new Set([...inherited, ...(own?.granted ?? [])]);
  for (const right of own?.withdrawn ?? []) now.delete(right);
  const [chosen, setChosen] = useState<Set<string> | null>(null);
  const value = chosen ?? now;
  const question = useRightsQuestion();
  const { ask, dialog } = useAsk();
  const { save, pending } = useSaving();
  const send = async () => {
    const body = {
      facilityId: facility.id,
      granted: [...value].filter(right => !inherited.has(right)),
      withdrawn: [...inherited].filter(right => !value.has(right)),
    };
    const outcome = await save('POST', `/v2/user/${employee.id}/permissions`, body, t('identity:access.saved'));
    if (outcome.ok) setChosen(null);
  };
  return (
    <div className="mt-4 flex flex-col gap-3 border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-muted-foreground">{t('identity:access.departuresHint')}</p>
        <Button
          variant="primary"
          size="sm"
          pending={pending}
          disabled={!chosen}
          onClick={() => ask(question('askDepartures', employee, facility), () => void send())}
        >
          {t('identity:access.saveDepartures')}
        </Button>
      </div>
      <RightsTree
        label={t('identity:access.departures')}
        facilityId={facility.id}
        value={value}
        onChange={mayEdit ? setChosen : undefined}
        mark={right =>
          inherited.has(right) !== value.has(right) ? (
            <Badge tone="warning">{t(value.has(right) ? 'identity:access.own' : 'identity:access.withdrawn')}</Badge>
          ) : inherited.has(right) ? (
            <Badge>{t('identity:access.inherited')}</Badge>
          ) : null
        }
      />
      {dialog}
    </div>
  );
}
