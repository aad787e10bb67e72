import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Instant } from '../kernel/scalars.js';

export const Integration = z.enum(['bpjs', 'satu-sehat']);
export type Integration = z.infer<typeof Integration>;

/** What each service knows a facility by; all of it is asked for, for a part would not let anybody in. */
export const credentialNames = {
  bpjs: ['consId', 'secretKey', 'userKey', 'pcareUsername', 'pcarePassword'],
  'satu-sehat': ['organizationId', 'clientId', 'clientSecret'],
} as const satisfies Record<Integration, readonly string[]>;
export type CredentialName = (typeof credentialNames)[Integration][number];

/** That there are credentials for a service, and since when; never what they are. */
export const IntegrationRow = z.object({
  service: Integration,
  savedAt: Instant,
  /** Whether the service has answered to them; none is asked yet. */
  tested: z.boolean(),
});
export type IntegrationRow = z.infer<typeof IntegrationRow>;

export const integrations = topic('settings.integrations', {
  params: z.object({}),
  row: IntegrationRow,
  access: ['settings.integration:view'],
});
