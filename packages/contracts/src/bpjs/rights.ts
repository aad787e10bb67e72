import { rights } from '../kernel/rights.js';
import { INSURANCE_FLAG } from '../merchant/features.js';

/** Which poli and doctor of PCare is which here; the credentials are `settings.integration`. */
export const bpjsRights = rights('settings.bpjs', {
  order: 60,
  flag: INSURANCE_FLAG,
  methods: { view: [], edit: [] },
});

/** What PCare has of visits. */
export const pcareRights = rights('front-office.pcare', {
  order: 32,
  flag: INSURANCE_FLAG,
  methods: { view: ['front-office', 'nurse'], send: ['front-office'] },
});

/** What BPJS has of the treatment of a patient who is examined (*i-Care*). */
export const icareRights = rights('outpatient.icare', {
  order: 47,
  flag: INSURANCE_FLAG,
  methods: { view: ['doctor'] },
});

/** Asking BPJS who is insured. */
export const membershipRights = rights('front-office.membership', {
  order: 30,
  flag: INSURANCE_FLAG,
  methods: { view: ['front-office', 'nurse', 'casemix'], check: ['front-office', 'nurse', 'casemix'] },
});
