import { rights } from '../kernel/rights.js';

export const operationsRights = rights('channel.operations', { order: 50, methods: { view: [], 'play-day': [] } });
