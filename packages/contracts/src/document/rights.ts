import { rights } from '../kernel/rights.js';

export const documentRights = rights('front-office.patient-document', {
  order: 40,
  methods: {
    view: ['front-office', 'nurse', 'doctor'],
    upload: ['front-office', 'nurse', 'doctor'],
    remove: ['front-office'],
  },
});
