import { rights } from '../kernel/rights.js';

/** The facility's own forms. */
export const formSettingsRights = rights('settings.form', { order: 47, methods: { view: [], edit: [] } });
