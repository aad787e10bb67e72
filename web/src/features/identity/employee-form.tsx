import { changeUser, Profession, registerUser, setAccessControl } from '@alur/contracts/identity/commands';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import { FacilitySelector, type ChosenFacility } from '@/selectors/facility-selector';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { enterToNext } from '@/ui/enter-to-next';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { FormPage, type FormPart } from '@/ui/form-page';
import { Input } from '@/ui/input';
import { Select } from '@/ui/select';
import { useRoles, type Employee } from './employee-queries';
import { useFields } from './use-fields';

interface Values {
  name: string;
  email: string;
  phone: string;
  profession: Profession | null;
  nik: string;
}

const valuesOf = (employee: Employee | undefined): Values => ({
  name: employee?.name ?? '',
  email: employee?.email ?? '',
  phone: employee?.phone ?? '',
  profession: employee?.profession ?? null,
  nik: employee?.nik ?? '',
});

/** Takes somebody on, with her first facility and her roles there; or changes who she is. */
export function EmployeeForm({
  employee,
  facility: given,
  onSaved,
  onCancel,
}: {
  employee?: Employee;
  facility?: ChosenFacility;
  onSaved: (id: number) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['identity', 'common', 'enums']);
  const { values, set, error, form, place, fits, isChanged } = useFields(valuesOf(employee));
  const [facility, setFacility] = useState<ChosenFacility | null>(given ?? null);
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const settled = useRef(false);
  const register = useCommand(registerUser, { onRefused: place });
  const change = useCommand(changeUser, { success: t('identity:employee.changed'), onRefused: place });
  const control = useCommand(setAccessControl, { success: t('identity:employee.added') });
  const pending = register.pending || change.pending || control.pending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const body = { ...values, profession: values.profession!, nik: values.nik.trim() || null };
    if (!(await fits(registerUser.body, body))) return;
    const outcome = employee
      ? await change.run({ id: employee.id, body: { ...body, practiceLicence: employee.practiceLicence } })
      : await register.run({ body });
    if (!outcome.ok) return;
    settled.current = true;
    // She is taken on, whatever becomes of her roles: her page offers them again.
    if (facility && roleIds.length > 0)
      await control.run({ id: outcome.data.id, body: { facilityId: facility.id, roleIds: [...roleIds] } });
    onSaved(outcome.data.id);
  };
  const text = (
    name: 'name' | 'email' | 'phone' | 'nik',
    { required, hint, ...input }: { required?: boolean; hint?: string; type?: string; autoFocus?: boolean } = {},
  ) => (
    <Field label={t(`identity:field.${name}`)} required={required} hint={hint} error={error(name)}>
      <Input
        {...input}
        autoComplete="off"
        maxLength={255}
        value={values[name]}
        onChange={event => set(name, event.target.value)}
      />
    </Field>
  );
  const who: FormPart = {
    key: 'who',
    title: t('identity:part.who'),
    content: (
      <>
        {text('name', { required: true, autoFocus: true, hint: t('identity:hint.name') })}
        <Field label={t('identity:field.profession')} required error={error('profession')}>
          <Select
            value={values.profession}
            onValueChange={profession => set('profession', profession)}
            options={Profession.options.map(value => ({ value, label: t(`enums:profession.${value}`) }))}
          />
        </Field>
        {text('email', { required: true, type: 'email', hint: t('identity:hint.email') })}
        {text('phone', { type: 'tel' })}
        {text('nik')}
      </>
    ),
  };
  const where: FormPart = {
    key: 'where',
    title: t('identity:part.where'),
    hint: t('identity:hint.where'),
    content: (
      <>
        <Field label={t('identity:field.facility')}>
          <FacilitySelector
            value={facility}
            onChange={chosen => {
              setFacility(chosen);
              setRoleIds([]);
            }}
          />
        </Field>
        <RoleChoice facilityId={facility?.id ?? null} value={roleIds} onChange={setRoleIds} />
      </>
    ),
  };
  return (
    <form
      ref={form}
      noValidate
      className="fills flex flex-col"
      aria-label={t('identity:employee.form')}
      onKeyDown={enterToNext}
      onSubmit={event => void submit(event)}
    >
      <LeaveGuard unsaved={() => !settled.current && isChanged} />
      <FormPage
        parts={employee ? [who] : [who, where]}
        foot={
          <>
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={pending}>
              {t('common:save')}
            </Button>
          </>
        }
      />
    </form>
  );
}

/** Which of a facility's roles she has. */
export function RoleChoice({
  facilityId,
  value,
  onChange,
}: {
  facilityId: number | null;
  value: readonly number[];
  onChange: (roleIds: number[]) => void;
}) {
  const { t } = useTranslation('identity');
  const { rows, loading } = useRoles(facilityId);
  if (facilityId === null) return null;
  return (
    <FieldGroup legend={t('field.roles')} className="col-span-full">
      {!loading && rows.length === 0 && <p className="text-muted-foreground">{t('noRoles')}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        {rows.map(role => (
          <Checkbox
            key={role.id}
            label={role.name}
            checked={value.includes(role.id)}
            onCheckedChange={on => onChange(on === true ? [...value, role.id] : value.filter(id => id !== role.id))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
