import { rights } from '../kernel/rights.js';

export const treatmentsRights = rights('treatments', { order: 110, methods: { view: ['doctor'], edit: [] } });

/** Treatments that were asked for in a visit, and who carries them out; a midwife has the nurse's role. */
export const outpatientTreatmentRights = rights('treatments.outpatient', {
  order: 10,
  methods: { view: ['nurse', 'doctor'], 'carry-out': ['nurse', 'doctor'] },
});

export const inpatientTreatmentRights = rights('treatments.inpatient', {
  order: 20,
  methods: { view: ['nurse', 'doctor'], 'carry-out': ['nurse', 'doctor'] },
});
