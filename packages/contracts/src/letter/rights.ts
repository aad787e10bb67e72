import { rights } from '../kernel/rights.js';

export const letterRights = rights('outpatient.letter', {
  order: 40,
  methods: {
    view: ['nurse', 'doctor'],
    issue: ['doctor'],
    revoke: ['doctor'],
  },
});
