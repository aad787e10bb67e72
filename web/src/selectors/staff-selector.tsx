import type { StaffMember } from '@alur/contracts/identity/staff';
import { useTranslation } from 'react-i18next';
import type { DeclaredSelector } from './declared';
import { GlobalSelector } from './global-selector';
import { employee } from './global/staff';

export type ChosenPerson = Pick<StaffMember, 'id' | 'name'>;

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
  /** One of SPEC's selectors of staff; all of the facility's where it is missing. */
  of?: DeclaredSelector<StaffMember>;
  placeholder?: string;
  autoFocus?: boolean;
  /** Accessible label, where no field around it provides one. */
  'aria-label'?: string;
}

/** One of the facility's staff. */
export function StaffSelector({
  value,
  onChange,
  of = employee,
  ...input
}: StaffSelectorProps & { value: ChosenPerson | null; onChange: (person: ChosenPerson | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      of={useWithProfession(of)}
      value={value}
      onChange={chosen => onChange(chosen && { id: chosen.item.id, name: chosen.name })}
    />
  );
}

/** A selector of staff whose value is the id. */
export function StaffIdSelector({
  value,
  onChange,
  of = employee,
  ...input
}: StaffSelectorProps & { value: number | null; onChange: (id: number | null) => void }) {
  return (
    <GlobalSelector
      {...input}
      of={useWithProfession(of)}
      value={value}
      onChange={chosen => onChange(chosen?.item.id ?? null)}
    />
  );
}
