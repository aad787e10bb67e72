import { useCan } from '@/access/use-can';
import { useInsurance } from '@/app/facilities';

/**
 * What somebody may do with back-referrals, beside the patient or at a desk that issues letters of eligibility. Only
 * hospitals have VClaim.
 */
export function useBackReferralRights(): { view: boolean; record: boolean; void: boolean } {
  const can = useCan();
  const { isBpjs, pcare } = useInsurance();
  const isHospital = isBpjs && !pcare;
  return {
    view: isHospital && (can('outpatient.back-referral:view') || can('casemix.eligibility:view')),
    record: isHospital && (can('outpatient.back-referral:record') || can('casemix.eligibility:record')),
    void: isHospital && (can('outpatient.back-referral:void') || can('casemix.eligibility:void')),
  };
}
