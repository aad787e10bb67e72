import { rights } from '../kernel/rights.js';

export const shiftRights = rights('cashier.shift', {
  order: 10,
  methods: {
    view: ['cashier'],
    open: ['cashier'],
    close: ['cashier'],
  },
});
