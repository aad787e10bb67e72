import { rights } from '../kernel/rights.js';
import { INSURANCE_FLAG } from '../merchant/features.js';

/** Control letters and orders to admit that BPJS issues: planned beside the patient; desks may by their right on letters of eligibility. */
export const controlLetterRights = rights('outpatient.control-letter', {
  order: 45,
  flag: INSURANCE_FLAG,
  methods: {
    view: ['nurse', 'doctor'],
    record: ['nurse', 'doctor'],
    void: ['nurse', 'doctor'],
  },
});
