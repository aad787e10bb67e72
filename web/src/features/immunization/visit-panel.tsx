import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { patientQuery } from '@/api/patient-query';
import { textsFor } from '@/i18n/i18n';
import { useImmunizationRights } from './use-immunization-rights';

const ImmunizationCard = lazy(async () => ({ default: (await import('./immunization-card')).ImmunizationCard }));

export const loadTexts = textsFor('immunization');

/** What the patient of a visit has had and what is due, and giving it. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const may = useImmunizationRights();
  const { data: patient } = useQuery({ ...patientQuery(visit.personId), enabled: may.view });
  if (!may.view || !patient) return null;
  return (
    <Suspense>
      <ImmunizationCard visit={visit} patient={patient} />
    </Suspense>
  );
}
