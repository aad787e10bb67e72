import { rights } from '../kernel/rights.js';

export const auditRights = rights('audit', {
  order: 180,
  methods: {
    view: [],
    timeline: ['front-office', 'nurse', 'doctor', 'pharmacist', 'dietitian'],
    events: [],
    replay: [],
    report: [],
    'access-log': [],
    processes: [],
  },
});
