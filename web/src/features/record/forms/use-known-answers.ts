import type { Answers } from '@alur/contracts/questionnaire/answers';
import { useQuery } from '@tanstack/react-query';
import { patientQuery } from '@/api/patient-query';
import { useToday } from '@/live/use-today';
import type { FormToFill } from './form-store';

/**
 * What a form asks and the person's record knows: her birth date, her sex, and today as the day of the examination
 * (DOMAIN-CLINICAL 0). Undefined while it is being fetched.
 */
export function useKnownAnswers(form: FormToFill | null | undefined, personId: number): Answers | undefined {
  const today = useToday();
  const asked = new Set(form?.definition.sections.flatMap(({ questions }) => questions.map(({ linkId }) => linkId)));
  const isAsked = asked.has('born') || asked.has('sex');
  const { data, isPending } = useQuery({ ...patientQuery(personId), enabled: isAsked });
  if (isAsked && isPending) return undefined;
  return {
    ...(asked.has('seen') && { seen: today }),
    ...(asked.has('born') && data?.birthDate && { born: data.birthDate }),
    ...(asked.has('sex') && data && { sex: data.gender }),
  };
}
