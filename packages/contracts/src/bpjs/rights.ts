import { rights } from '../kernel/rights.js';
import { INSURANCE_FLAG } from '../merchant/features.js';

/** What PCare has of visits, and which poli and doctor there is which here; the credentials are `settings.integration`. */
export const bpjsRights = rights('settings.bpjs', {
  order: 60,
  flag: INSURANCE_FLAG,
  methods: { view: ['front-office'], edit: [], send: ['front-office'] },
});

/** Asking BPJS who is insured. */
export const membershipRights = rights('front-office.membership', {
  order: 30,
  flag: INSURANCE_FLAG,
  methods: { view: ['front-office', 'nurse', 'casemix'], check: ['front-office', 'nurse', 'casemix'] },
});
