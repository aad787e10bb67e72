import { rights } from '../kernel/rights.js';
import { INSURANCE_FLAG } from '../merchant/features.js';

/** Patients whom BPJS takes back into its programme of chronic diseases; desks may by their right on letters of eligibility. */
export const backReferralRights = rights('outpatient.back-referral', {
  order: 46,
  flag: INSURANCE_FLAG,
  methods: {
    view: ['nurse', 'doctor'],
    record: ['doctor'],
    void: ['doctor'],
  },
});
