import { schedule, type At, type PlannedDose } from '@alur/contracts/immunization/schedule';
import { Vaccine, type Series } from '@alur/contracts/immunization/enums';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';
import type { ImmunizationReason } from '@alur/contracts/immunization/enums';
import { useTranslation } from 'react-i18next';

/** Which dose of which line, as people say it: "DPT-HB-Hib 2"; a line of one dose has no number. */
export function useDoseName(): (dose: Pick<PlannedDose, 'series' | 'doseNumber'>) => string {
  const { t } = useTranslation(['immunization', 'enums']);
  return ({ series, doseNumber }) => {
    const name = t(`enums:vaccineSeries.${series}`);
    return schedule[series].slots.length === 1 ? name : t('immunization:shortDose', { name, number: doseNumber });
  };
}

/** The age at which a slot is, as a heading. */
export function useAgeWord(): (at: At) => string {
  const { t } = useTranslation('immunization');
  return at => {
    if ('grade' in at) return t('age.grade', { grade: at.grade });
    return 'months' in at ? t('age.months', { count: at.months }) : t('age.birth');
  };
}

/** Whether anybody is called for it. */
export const isCalled = ({ series }: Pick<PlannedDose, 'series'>): boolean => !schedule[series].chosen;

const order = { overdue: 0, due: 1 } as const;

/** What is to be given now, what is overdue first. */
export const dueIn = (plan: readonly PlannedDose[]): PlannedDose[] =>
  plan
    .flatMap(each => (each.status === 'overdue' || each.status === 'due' ? [{ each, at: order[each.status] }] : []))
    .toSorted((one, other) => one.at - other.at || one.each.from.localeCompare(other.each.from))
    .map(({ each }) => each);

/** The next dose that she is called for. */
export const nextIn = (plan: readonly PlannedDose[]): PlannedDose | undefined =>
  plan
    .filter(each => each.status === 'coming' && isCalled(each))
    .toSorted((one, other) => one.from.localeCompare(other.from))[0];

/** The vaccine of a line that is asked for first: the one that is for it alone. */
export const vaccineFor = (series: Series): Vaccine =>
  Vaccine.options.find(vaccine => vaccineFacts[vaccine].series.join(' ') === series) ?? 'opv';

/** Of which programme a dose is, as the form begins (DOMAIN-WIRES 9.4). */
export const reasonFor = (plan: readonly PlannedDose[], vaccine: Vaccine, doseNumber: number): ImmunizationReason => {
  const slot = plan.find(each => vaccineFacts[vaccine].series.includes(each.series) && each.doseNumber === doseNumber);
  if (!slot || !isCalled(slot)) return 'optional';
  if ('grade' in slot.due) return 'school';
  return 'months' in slot.due && slot.due.months >= 12 ? 'under_two' : 'basic';
};
