import { useCan } from '@/access/use-can';

/** What somebody may do with immunisations, in a clinic or on a ward; the front office only reads her card. */
export function useImmunizationRights(): { view: boolean; record: boolean; void: boolean } {
  const can = useCan();
  const may = (method: 'view' | 'record' | 'void') =>
    can(`outpatient.immunization:${method}`) || can(`inpatient.ongoing.immunization:${method}`);
  return {
    view: may('view') || can('front-office.immunization:view'),
    record: may('record'),
    void: may('void'),
  };
}
