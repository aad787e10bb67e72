import { rights } from '../kernel/rights.js';

export const scheduleRights = rights('settings.outpatient.schedule', {
  order: 10,
  methods: {
    view: ['front-office'],
    edit: [],
  },
});
