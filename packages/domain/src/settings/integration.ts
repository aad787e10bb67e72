import { type Integration, IntegrationRow, integrations } from '@alur/contracts/settings/integrations';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { view } from '../vocabulary.js';
import type { IntegrationEvent } from './events.js';

/** The national services with stored credentials; the credentials themselves are only in the events, sealed. */
export interface IntegrationState {
  saved: readonly Integration[];
}

export const integration: Aggregate<IntegrationState, IntegrationEvent> = {
  kind: 'integration',
  initial: { saved: [] },
  evolve: ({ saved }, { type, data }) => {
    const others = saved.filter(service => service !== data.service);
    return { saved: type === 'CredentialsSaved' ? [...others, data.service] : others };
  },
};

/** Credentials are sealed on receipt (`prepared`), so that a decision never sees them. */
export const save = (service: Integration, { merchantId, prepared }: DecisionContext): IntegrationEvent[] => {
  const { sealed } = prepared;
  if (typeof sealed !== 'string') throw new Error('credentials are sealed before they are kept');
  return [{ type: 'CredentialsSaved', data: { merchantId, service, sealed } }];
};

export const remove = (
  service: Integration,
  { saved }: IntegrationState,
  { merchantId }: DecisionContext,
): IntegrationEvent[] => {
  ensure(saved.includes(service), 'settings.no-credentials');
  return [{ type: 'CredentialsRemoved', data: { merchantId, service } }];
};

export const integrationView = view({
  name: 'integration',
  version: 1,
  row: IntegrationRow,
  topics: [{ topic: integrations, by: {} }],
  on: {
    CredentialsSaved: {
      key: e => e.data.service,
      first: ({ data, meta }) => ({ service: data.service, savedAt: meta.at, tested: false }),
    },
    CredentialsRemoved: { key: e => e.data.service, next: () => null },
  },
});
