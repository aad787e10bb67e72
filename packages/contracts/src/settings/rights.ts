import { rights } from '../kernel/rights.js';

export const settingsRights = rights('settings', { order: 130, methods: {} });

export const generalSettingsRights = rights('settings.general', { order: 10, methods: { view: [], edit: [] } });

export const registrationSettingsRights = rights('settings.registration', {
  order: 20,
  methods: {
    view: [],
    edit: [],
  },
});

export const outpatientSettingsRights = rights('settings.outpatient', { order: 30, methods: { view: [], edit: [] } });

export const otherSettingsRights = rights('settings.other', { order: 50, methods: { view: [], edit: [] } });

export const commissionRights = rights('settings.outpatient.commission', {
  order: 30,
  methods: { view: [], edit: [] },
});

export const integrationRights = rights('settings.integration', { order: 60, methods: { view: [], edit: [] } });
