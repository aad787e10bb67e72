import { rights } from '../kernel/rights.js';

/**
 * SPEC 2 and 6, the ward's tab: the sending side writes and hands over, the receiving side answers and takes over
 * (DOMAIN 2.3).
 */
export const inpatientReferralRights = rights('inpatient.referral', {
  order: 20,
  flag: 'referral',
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    send: ['nurse', 'doctor'],
    receive: ['nurse', 'doctor'],
    answer: ['nurse', 'doctor'],
  },
});

/** SPEC 2 and 6: the clinic's tab of room transfer and external referral. */
export const outpatientReferralRights = rights('outpatient.referral', {
  order: 50,
  flag: 'referral',
  methods: {
    view: ['nurse', 'doctor'],
    send: ['nurse', 'doctor'],
    answer: ['nurse', 'doctor'],
  },
});

/** SPEC 2 and 6: the emergency department's tab of referral and feedback. */
export const emergencyReferralRights = rights('emergency.referral', {
  order: 20,
  flag: 'referral',
  methods: {
    view: ['nurse', 'doctor'],
    send: ['nurse', 'doctor'],
    answer: ['nurse', 'doctor'],
  },
});
