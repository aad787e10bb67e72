import { vclaimDirectory } from '../bpjs/vclaim-directory.js';
import type { Connection } from '../casemix/letter-request.js';
import { checks, type StateOf } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { insurance, merchant, ownMerchant } from '../merchant/merchant.js';
import { integration } from '../settings/integration.js';

/** What tells whether the facility may ask VClaim. */
export const connection = { merchant, integration, directory: vclaimDirectory };

export const connectionOf = (context: DecisionContext) => ({
  merchant: ownMerchant(context),
  integration: checks(integration, context.merchantId),
  directory: checks(vclaimDirectory, context.merchantId),
});

type Connected = { readonly [Name in keyof typeof connection]: StateOf<(typeof connection)[Name]> };

export const connectionIn = (states: Connected): Connection => {
  const { isBpjs, pcare } = insurance(states.merchant);
  const hasCredentials = states.integration.saved.includes('bpjs');
  return { isHospital: isBpjs && !pcare, hasCredentials, providerCode: states.directory.provider };
};
