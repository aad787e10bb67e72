import { rights } from '../kernel/rights.js';

export const patientImportRights = rights('front-office.patient-import', {
  order: 45,
  methods: { view: ['front-office'], import: ['front-office'] },
});
