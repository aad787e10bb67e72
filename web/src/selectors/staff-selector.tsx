import type { Profession } from '@alur/contracts/identity/commands';
import type { StaffMember } from '@alur/contracts/identity/staff';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { get } from '@/api/http';
import { Selector } from '@/ui/selector';

export type ChosenPerson = Pick<StaffMember, 'id' | 'name'>;

/** Who sees patients and writes prescriptions. */
export const doctors: readonly Profession[] = ['doctor', 'dentist'];

/** One of the facility's staff, of some professions or of any. */
export function StaffSelector({
  value,
  onChange,
  professions,
  placeholder,
  autoFocus,
}: {
  value: ChosenPerson | null;
  onChange: (person: ChosenPerson | null) => void;
  professions?: readonly Profession[];
  placeholder?: string;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('enums');
  const search = async (text: string, signal: AbortSignal) => {
    const { data } = await get<StaffMember[]>('/v2/identity/staff', { search: text, active: true }, { signal });
    return professions && professions.length > 0
      ? data.filter(({ profession }) => professions.includes(profession))
      : data;
  };
  return (
    <Selector<ChosenPerson & Partial<StaffMember>>
      value={value}
      onChange={person => onChange(person && { id: person.id, name: person.name })}
      search={search}
      searchKey={['staff', ...(professions ?? [])]}
      itemKey={person => person.id}
      itemLabel={person => person.name}
      renderItem={person => (
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">{person.name}</span>
          {person.profession && (
            <span className="text-xs text-muted-foreground">{t(`profession.${person.profession}`)}</span>
          )}
        </span>
      )}
      placeholder={placeholder}
      autoFocus={autoFocus}
    />
  );
}

/** The same, where only her id is kept. */
export function StaffIdSelector({
  value,
  onChange,
  professions,
}: {
  value: number | null;
  onChange: (id: number | null) => void;
  professions: readonly Profession[];
}) {
  const { data } = useQuery({
    queryKey: ['staff', 'all'],
    queryFn: async ({ signal }) => (await get<StaffMember[]>('/v2/identity/staff', {}, { signal })).data,
  });
  const person = data?.find(({ id }) => id === value);
  return (
    <StaffSelector
      professions={professions}
      value={value === null ? null : { id: value, name: person?.name ?? '' }}
      onChange={chosen => onChange(chosen?.id ?? null)}
    />
  );
}
