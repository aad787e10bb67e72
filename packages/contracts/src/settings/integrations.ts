import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Instant } from '../kernel/scalars.js';

export const Integration = z.enum(['bpjs', 'satu-sehat']);
export type Integration = z.infer<typeof Integration>;

/** Credentials that each service needs; all are required, since a part would not give access. */
export const credentialNames = {
  bpjs: ['consId', 'secretKey', 'userKey', 'pcareUsername', 'pcarePassword'],
  'satu-sehat': ['organizationId', 'clientId', 'clientSecret'],
} as const satisfies Record<Integration, readonly string[]>;
export type CredentialName = (typeof credentialNames)[Integration][number];

/** Whether a service has credentials, and since when; never the credentials themselves. */
export const IntegrationRow = z.object({
  service: Integration,
  savedAt: Instant,
  /** Whether the service has accepted them; no service is contacted yet. */
  tested: z.boolean(),
});
export type IntegrationRow = z.infer<typeof IntegrationRow>;

export const integrations = topic('settings.integrations', {
  params: z.object({}),
  row: IntegrationRow,
  access: ['settings.integration:view'],
});
