import { immunizations } from '@alur/contracts/immunization/rows';
import type { Answers } from '@alur/contracts/questionnaire/answers';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@/access/use-can';
import { patientQuery } from '@/api/patient-query';
import { useList } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import type { FormToFill } from './form-store';

/** No schedule has as many doses. */
const MOST_DOSES = 100;

/** What she has had, by antigen, for children's forms that tick it (SPEC 3); undefined while it is being fetched. */
function useImmunised(personId: number, isAsked: boolean): readonly string[] | undefined {
  const can = useCan();
  const mayRead = can('outpatient.immunization:view') || can('inpatient.ongoing.immunization:view');
  const enabled = isAsked && mayRead;
  const { rows, loading } = useList(
    immunizations,
    { personId, status: ['given', 'reported'], limit: MOST_DOSES },
    { enabled },
  );
  if (!enabled) return [];
  return loading ? undefined : [...new Set(rows.flatMap(({ antigens }) => antigens))].toSorted();
}

/**
 * What a form asks and the person's record knows: her birth date, her sex, what she was immunised against, and today as the
 * day of the examination (DOMAIN-CLINICAL 0). Undefined while it is being fetched.
 */
export function useKnownAnswers(form: FormToFill | null | undefined, personId: number): Answers | undefined {
  const today = useToday();
  const asked = new Set(form?.definition.sections.flatMap(({ questions }) => questions.map(({ linkId }) => linkId)));
  const isAsked = asked.has('born') || asked.has('sex');
  const { data, isPending } = useQuery({ ...patientQuery(personId), enabled: isAsked });
  const immunised = useImmunised(personId, asked.has('immunised'));
  if ((isAsked && isPending) || immunised === undefined) return undefined;
  return {
    ...(asked.has('seen') && { seen: today }),
    ...(asked.has('born') && data?.birthDate && { born: data.birthDate }),
    ...(asked.has('sex') && data && { sex: data.gender }),
    ...(immunised.length > 0 && { immunised }),
  };
}
