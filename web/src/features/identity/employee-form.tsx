import { changeUser, registerUser, setAccessControl } from '@alur/contracts/identity/commands';
import { Profession } from '@alur/contracts/identity/profession';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { FacilitySelector, type ChosenFacility } from '@/selectors/facility-selector';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/field-group';
import { FormPage, type FormPart } from '@/ui/form-page';
import { Select } from '@/ui/select';
import { useRoles, type Employee } from './employee-queries';

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

/** Registers an employee with her first facility and her roles there, or changes her details. */
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
  const question = useSaveQuestion();
  const [facility, setFacility] = useState<ChosenFacility | null>(given ?? null);
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const roles = useCommand(setAccessControl, { success: t('identity:employee.added') });
  const form = useCommandForm(employee ? changeUser : registerUser, {
    values: valuesOf(employee),
    id: employee?.id,
    body: typed => ({
      ...typed,
      nik: typed.nik.trim() || null,
      ...(employee && { practiceLicence: employee.practiceLicence }),
    }),
    ask: ({ name }) => question(name.trim(), !employee),
    success: employee && t('identity:employee.changed'),
    guard: true,
    onDone: async ({ id }) => {
      // The employee is registered even where saving her roles fails; her page offers them again.
      if (facility && roleIds.length > 0)
        await roles.run({ id, body: { facilityId: facility.id, roleIds: [...roleIds] } });
      onSaved(id);
    },
  });
  const who: FormPart = { key: 'who', title: t('identity:part.who'), content: <Who control={form.control} /> };
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
    <CommandForm of={form} className="fills flex flex-col" label={t('identity:employee.form')}>
      <FormPage
        parts={employee ? [who] : [who, where]}
        foot={
          <>
            {form.overtaken.length > 0 && (
              <div className="basis-full">
                <OvertakenFields
                  text={t('identity:employee.overtaken')}
                  fields={form.overtaken.map(name => {
                    const saved = valuesOf(employee)[name];
                    return {
                      label: t(`identity:field.${name}`),
                      words:
                        name === 'profession' && saved ? t(`enums:profession.${saved as Profession}`) : (saved ?? ''),
                    };
                  })}
                  onTake={form.takeTheirs}
                  onKeep={form.keepMine}
                />
              </div>
            )}
            <Button variant="ghost" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" variant="primary" pending={form.pending || roles.pending}>
              {t('common:save')}
            </Button>
          </>
        }
      />
    </CommandForm>
  );
}

function Who({ control }: { control: Control<Values> }) {
  const { t } = useTranslation(['identity', 'enums']);
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('identity:field.name')}
        required
        hint={t('identity:hint.name')}
        autoFocus
        maxLength={255}
      />
      <FormField control={control} name="profession" label={t('identity:field.profession')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={Profession.options.map(one => ({ value: one, label: t(`enums:profession.${one}`) }))}
          />
        )}
      </FormField>
      <TextField
        control={control}
        name="email"
        label={t('identity:field.email')}
        required
        hint={t('identity:hint.email')}
        type="email"
        maxLength={255}
      />
      <TextField control={control} name="phone" label={t('identity:field.phone')} type="tel" maxLength={255} />
      <TextField control={control} name="nik" label={t('identity:field.nik')} maxLength={255} />
    </>
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
