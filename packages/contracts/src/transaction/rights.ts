import { rights, role } from '../kernel/rights.js';

export const cashierRole = role('cashier', 'Kasir');

export const cashierRights = rights('cashier', {
  order: 30,
  methods: {
    view: ['cashier'],
    edit: ['cashier'],
    discount: ['cashier'],
    'approve-discount': [],
    pay: ['cashier'],
    refund: [],
    cancel: ['cashier'],
    void: [],
    print: ['cashier'],
  },
});
