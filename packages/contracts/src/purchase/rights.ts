import { rights } from '../kernel/rights.js';

/** Orders to suppliers, what is received of them, their invoices and payments (DOMAIN 2.9). */
export const purchaseRights = rights('inventory.purchase', {
  order: 12,
  methods: {
    view: ['pharmacist', 'cashier'],
    edit: ['pharmacist'],
    order: ['pharmacist'],
    receive: ['pharmacist'],
    pay: ['cashier'],
  },
});
