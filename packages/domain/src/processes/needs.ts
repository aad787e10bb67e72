import type { Integration } from '@alur/contracts/settings/integrations';
import { facilityNeed } from '../kernel/process.js';
import { merchant } from '../merchant/merchant.js';
import { isWithQueue } from '../mobile-jkn/acts/steps.js';
import { integration } from '../settings/integration.js';

export const bpjsQueue = facilityNeed({ merchant, integration }, isWithQueue);

export const credentials = (service: Integration) =>
  facilityNeed({ integration }, ({ integration: { saved } }) => saved.includes(service));

/** For what takes back or ends there what was begun while the facility had them. */
export const credentialsOnce = (service: Integration) =>
  facilityNeed({ integration }, ({ integration: { everSaved } }) => everSaved.includes(service));
