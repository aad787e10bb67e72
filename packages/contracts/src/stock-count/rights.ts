import { rights } from '../kernel/rights.js';

/** Counting what a store has (*stok opname*); whoever submits a count does not approve it (record 130). */
export const stockCountRights = rights('inventory.count', {
  order: 16,
  methods: {
    view: ['nurse', 'pharmacist'],
    count: ['nurse', 'pharmacist'],
    approve: ['pharmacist'],
  },
});
