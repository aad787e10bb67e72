import type { Profession } from '@alur/contracts/identity/commands';
import type { StaffMember } from '@alur/contracts/identity/staff';
import { useTranslation } from 'react-i18next';
import { ofStaff, type DeclaredSelector } from './declared';
import { GlobalSelector } from './global-selector';
import { doctor, employee } from './global/staff';

export type ChosenPerson = Pick<StaffMember, 'id' | 'name'>;

/** Professions that see patients and write prescriptions. */
export const doctors: readonly Profession[] = ['doctor', 'dentist'];

/** SPEC's selector for these professions; for other combinations a new one is made. */
const declared = (professions: readonly Profession[]): DeclaredSelector<StaffMember> => {
  if (professions.length === 0) return employee;
  return professions === doctors ? doctor : ofStaff(`staff ${professions.join(' ')}`, employee.word, professions);
};

/** Adds the profession to a person's label. */
function useWithProfession(of: DeclaredSelector<StaffMember>): DeclaredSelector<StaffMember> {
  const { t } = useTranslation('enums');
  return {
    ...of,
    search: async (text, signal) =>
      (await of.search(text, signal)).map(choice => ({ ...choice, aside: t(`profession.${choice.item.profession}`) })),
  };
}

interface StaffSelectorProps {
  professions?: readonly Profession[];
  placeholder?: string;
  autoFocus?: boolean;
}

/** One of the facility's staff, of some professions or of any. */
export function StaffSelector({
  value,
  onChange,
  professions = [],
  ...input
}: StaffSelectorProps & { value: ChosenPerson | null; onChange: (person: ChosenPerson | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      of={useWithProfession(declared(professions))}
      value={value}
      onChange={chosen => onChange(chosen && { id: chosen.item.id, name: chosen.name })}
    />
  );
}

/** A selector of staff whose value is the id. */
export function StaffIdSelector({
  value,
  onChange,
  professions = [],
}: StaffSelectorProps & { value: number | null; onChange: (id: number | null) => void }) {
  return (
    <GlobalSelector
      of={useWithProfession(declared(professions))}
      value={value}
      onChange={chosen => onChange(chosen?.item.id ?? null)}
    />
  );
}
