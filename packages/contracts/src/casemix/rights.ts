import { INSURANCE_FLAG } from '../merchant/features.js';
import { rights, role } from '../kernel/rights.js';

export const casemixRole = role('casemix', 'Petugas Casemix');

/** SPEC 6: the insurance's features exist only where the facility is with BPJS. */
export const casemixRights = rights('casemix', { order: 160, flag: INSURANCE_FLAG, methods: {} });

export const claimRights = rights('casemix.claim', {
  order: 10,
  methods: { view: ['casemix'], code: ['casemix'], finalize: ['casemix'], reopen: ['casemix'], submit: ['casemix'] },
});

/** The eligibility letter (*SEP*) is issued where the patient is registered. */
export const eligibilityRights = rights('casemix.eligibility', {
  order: 20,
  methods: {
    view: ['casemix', 'front-office'],
    record: ['casemix', 'front-office'],
    void: ['casemix', 'front-office'],
  },
});
