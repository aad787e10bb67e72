import { useCan } from '@/access/use-can';

/** Whether the user writes progress notes, as those of all professions do (DOMAIN 5.1). */
export const useMayNote = (): boolean => {
  const can = useCan();
  return can('outpatient.form:note') || can('outpatient.form:sign');
};
