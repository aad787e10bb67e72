import { useTranslation } from 'react-i18next';
import { anyKey } from '@/i18n/any-key';
import { formatDate, formatNumber } from '@/ui/format';
import type { PatientForm } from './form-values';

const places = ['province', 'city', 'district', 'village'] as const;
const choices = ['gender', 'bloodType', 'rhesus', 'citizenship', 'maritalStatus', 'religion', 'education'] as const;
const among = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** A field of a person in words, by its name in the form; empty where it has no value. */
export function useValueWords(): (name: keyof PatientForm, form: PatientForm) => { label: string; words: string } {
  const { t } = useTranslation(['patient', 'enums']);
  const word = (list: string, value: string) => anyKey(t)(`enums:${list}.${value}`);
  const wordsOf = (name: keyof PatientForm, form: PatientForm): string => {
    if (among(choices, name)) return form[name] === null ? '' : word(name, form[name]);
    if (among(places, name)) return form[name]?.name ?? '';
    if (name === 'emergencyContact') return Object.values(form[name]).filter(Boolean).join(', ');
    const value = form[name];
    if (typeof value === 'number') return formatNumber(value, 2);
    return name === 'birthDate' && value ? formatDate(form.birthDate) : (value ?? '');
  };
  return (name, form) => {
    const label = name === 'emergencyContact' ? 'emergencyName' : name === 'reason' ? 'name' : name;
    return { label: t(`patient:field.${label}`), words: wordsOf(name, form) };
  };
}
