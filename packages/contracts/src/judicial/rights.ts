import { rights } from '../kernel/rights.js';

/** SPEC 6, `judicial_patient`: reports to the police, by a right of their own (DOMAIN 1.5). */
export const judicialRights = rights('inpatient.ongoing.judicial', {
  order: 30,
  flag: 'judicial_patient',
  methods: {
    view: ['doctor'],
    sign: ['doctor'],
    'hand-over': ['doctor'],
  },
});
