import { rights } from '../kernel/rights.js';

export const treatmentsRights = rights('treatments', { order: 110, methods: { view: ['doctor'], edit: [] } });
