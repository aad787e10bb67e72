import { CredentialTest, type Integration, IntegrationRow, integrations } from '@alur/contracts/settings/integrations';
import * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { view } from '../vocabulary.js';
import type { IntegrationEvent } from './events.js';

/** The national services with stored credentials; the credentials themselves are only in the events, sealed. */
export interface IntegrationState {
  saved: readonly Integration[];
  /** Those that ever had some: what was begun there is ended even after they were removed. */
  everSaved: readonly Integration[];
}

export const integration: Aggregate<IntegrationState, IntegrationEvent> = {
  kind: 'integration',
  initial: { saved: [], everSaved: [] },
  evolve: (state, { type, data }) => {
    const without = (services: readonly Integration[]) => services.filter(service => service !== data.service);
    const { saved, everSaved } = state;
    switch (type) {
      case 'CredentialsSaved':
        return { saved: [...without(saved), data.service], everSaved: [...without(everSaved), data.service] };
      case 'CredentialsRemoved':
        return { saved: without(saved), everSaved };
      case 'CredentialsTested':
        return state;
    }
  },
};

/** The service's credentials that are in force, encrypted as the event has them (record 66). */
export const sealedCredentials = (events: readonly IntegrationEvent[], service: Integration): string | undefined => {
  const last = events.findLast(({ type, data }) => type !== 'CredentialsTested' && data.service === service);
  return last?.type === 'CredentialsSaved' ? last.data.sealed : undefined;
};

/** Credentials are sealed on receipt (`prepared`), so that a decision never sees them. */
export const save = (service: Integration, { merchantId, prepared }: DecisionContext): IntegrationEvent[] => {
  const { sealed } = prepared;
  if (typeof sealed !== 'string') throw new Error('credentials are sealed before they are kept');
  return [{ type: 'CredentialsSaved', data: { merchantId, service, sealed } }];
};

const Tested = z.object({ outcome: CredentialTest, message: z.nullable(z.string()) });

/** The service is asked beforehand (`prepared`), where this installation is connected to it. */
export const test = (
  service: Integration,
  { saved }: IntegrationState,
  { merchantId, prepared }: DecisionContext,
): IntegrationEvent[] => {
  ensure(saved.includes(service), 'settings.no-credentials');
  const answered = z.parse(z._default(Tested, { outcome: 'not_connected', message: null }), prepared['tested']);
  return [{ type: 'CredentialsTested', data: { merchantId, service, ...answered } }];
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
  version: 2,
  row: IntegrationRow,
  topics: [{ topic: integrations, by: {} }],
  on: {
    CredentialsSaved: {
      key: e => e.data.service,
      first: ({ data, meta }) => ({ service: data.service, savedAt: meta.at, tested: false, test: null }),
    },
    CredentialsTested: {
      key: e => e.data.service,
      next: (row, { data: { outcome, message }, meta }) => ({
        ...{ ...row, tested: outcome === 'accepted', test: { outcome, message, at: meta.at } },
      }),
    },
    CredentialsRemoved: { key: e => e.data.service, next: () => null },
  },
});
