import { rights } from '../kernel/rights.js';

/** What is sent of visits to SATUSEHAT, and the facility's locations there; the credentials are `settings.integration`. */
export const satusehatRights = rights('settings.satu-sehat', {
  order: 61,
  methods: { view: [], edit: [], resend: [], waive: [] },
});

/** SPEC 5: verification of a patient's profile (KYC). */
export const profileVerificationRights = rights('front-office.patient-list', {
  order: 10,
  methods: { 'verify-profile': ['front-office'] },
});
