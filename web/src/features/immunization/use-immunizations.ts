import { dosesIn, patientImmunizations, type ImmunizationRow } from '@alur/contracts/immunization/rows';
import { planFor, type PlannedDose } from '@alur/contracts/immunization/schedule';
import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';

/** Of a person what the plan and the doses are computed from. */
export type Vaccinated = Pick<PatientDetail, 'id' | 'name' | 'birthDate' | 'gender' | 'recordNumber' | 'allergies'>;

export interface Immunizations {
  rows: ImmunizationRow[];
  /** Those that count. */
  doses: ImmunizationRow[];
  /** Empty without a birth date. */
  plan: PlannedDose[];
  today: string;
  loading: boolean;
}

/** Her immunisations, the newest first, and her plan by today (DOMAIN 5.9). */
export function useImmunizations({ id, birthDate, gender }: Vaccinated): Immunizations {
  const today = useToday();
  const { rows, loading } = useTopic(patientImmunizations, { patientId: id });
  const doses = dosesIn(rows);
  return {
    rows: rows.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id),
    doses,
    plan: birthDate === null ? [] : planFor({ birthDate, gender }, doses, today),
    ...{ today, loading },
  };
}
