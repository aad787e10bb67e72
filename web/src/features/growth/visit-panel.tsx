import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useCan } from '@/access/use-can';
import { patientQuery } from '@/api/patient-query';
import { textsFor } from '@/i18n/i18n';
import { ageParts } from '@/ui/age';

// The standards are loaded for children alone.
const GrowthCard = lazy(async () => ({ default: (await import('./growth-card')).GrowthCard }));

export const loadTexts = textsFor('growth');

/** The WHO standards are for children under five years. */
const YEARS = 5;

/** How a child grows, beside a visit's record. */
export function VisitPanel({ visit }: { visit: VisitRecordRow }) {
  const can = useCan();
  const { data: patient } = useQuery(patientQuery(visit.patientId));
  if (!patient?.birthDate || !can('outpatient.medical-history:view')) return null;
  const { birthDate, gender } = patient;
  if (ageParts(birthDate, visit.date).years >= YEARS) return null;
  return (
    <Suspense>
      <GrowthCard personId={patient.id} gender={gender} birthDate={birthDate} />
    </Suspense>
  );
}
