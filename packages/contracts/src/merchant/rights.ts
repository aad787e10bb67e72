import { rights } from '../kernel/rights.js';

export const channelRights = rights('channel', { order: 10, methods: {} });

export const channelDashboardRights = rights('channel.dashboard', { order: 10, methods: { view: [] } });

export const merchantsRights = rights('channel.merchants', { order: 20, methods: { view: [], create: [], edit: [] } });
