import { rights } from '../kernel/rights.js';

/** What the facility prepares ahead and keeps (*sediaan racikan*): its formulas, and the batches that are made. */
export const preparationRights = rights('inventory.mixed', {
  order: 11,
  methods: {
    view: ['pharmacist'],
    edit: ['pharmacist'],
    make: ['pharmacist'],
  },
});
