import { useCan } from '@/access/use-can';
import { useInsurance } from '@/app/facilities';

/**
 * What somebody may do with control letters, beside the patient or at a desk that issues letters of eligibility. Only hospitals
 * have VClaim.
 */
export function useControlRights(): { view: boolean; record: boolean; void: boolean } {
  const can = useCan();
  const { isBpjs, pcare } = useInsurance();
  const isHospital = isBpjs && !pcare;
  return {
    view: isHospital && (can('outpatient.control-letter:view') || can('casemix.eligibility:view')),
    record: isHospital && (can('outpatient.control-letter:record') || can('casemix.eligibility:record')),
    void: isHospital && (can('outpatient.control-letter:void') || can('casemix.eligibility:void')),
  };
}
