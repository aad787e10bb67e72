import { lazy, Suspense } from 'react';
import { useCan } from '@/access/use-can';

// The form and its library are loaded when an allergy is added.
const Dialog = lazy(() => import('./allergy-dialog'));

export function useMayRecordAllergy(): boolean {
  const can = useCan();
  return can('outpatient.queue:vitals') || can('outpatient.ongoing:record') || can('front-office.patient-list:correct');
}

/** Records an allergy; offered on every page of a patient. */
export function AllergyDialog(props: { patientId: number; onClose: () => void }) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
