import { rights } from '../kernel/rights.js';

export const displaySettingsRights = rights('settings.display', { order: 40, methods: { view: [], edit: [] } });

/** Roles and employees of the facility, for its own administrator. */
export const accessSettingsRights = rights('settings.access', { order: 45, methods: { view: [], edit: [] } });

export const employeeRights = rights('channel.employee', { order: 30, methods: { view: [], create: [], edit: [] } });

export const aclRights = rights('channel.acl', { order: 40, methods: { view: [], edit: [] } });
