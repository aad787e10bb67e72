import type { ReactNode } from 'react';
import { isNotFound, NotFoundScreen } from '@/app/error-screen';
import { usePatient } from '@/features/patient/patient-queries';

/** The pages of a patient's history: of nobody there are none, rather than empty ones. */
export function KnownPatient({ id, children }: { id: number; children: ReactNode }) {
  const { data, error } = usePatient(id);
  return !data && isNotFound(error) ? <NotFoundScreen /> : children;
}
