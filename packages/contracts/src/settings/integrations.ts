import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { Instant } from '../kernel/scalars.js';

export const Integration = z.enum(['bpjs', 'satu-sehat', 'e-klaim', 'mobile-jkn']);
export type Integration = z.infer<typeof Integration>;

/** Credentials that each service needs; all are required, since a part would not give access. */
export const credentialNames = {
  bpjs: ['consId', 'secretKey', 'userKey', 'pcareUsername', 'pcarePassword'],
  'satu-sehat': ['organizationId', 'clientId', 'clientSecret'],
  'e-klaim': ['server', 'encryptionKey', 'coderNik', 'tariffCode'],
  /** The key is for what BPJS is told of the queue; by name and password Mobile JKN asks us (DOMAIN-WIRES 4). */
  'mobile-jkn': ['queueUserKey', 'inboundUsername', 'inboundPassword'],
} as const satisfies Record<Integration, readonly string[]>;
export type CredentialName = (typeof credentialNames)[Integration][number];

/**
 * What came of trying the credentials: the service took them, refused them, or was not reached; or this installation is
 * not connected to it.
 */
export const CredentialTest = z.enum(['accepted', 'refused', 'unreachable', 'not_connected']);
export type CredentialTest = z.infer<typeof CredentialTest>;

/** Whether a service has credentials, and since when; never the credentials themselves. */
export const IntegrationRow = z.object({
  service: Integration,
  savedAt: Instant,
  /** Whether the service has accepted them. */
  tested: z.boolean(),
  /** The last test of them; `message` is what the service said, in its own words. */
  test: z.nullable(z.object({ outcome: CredentialTest, message: z.nullable(z.string()), at: Instant })),
});
export type IntegrationRow = z.infer<typeof IntegrationRow>;

export const integrations = topic('settings.integrations', {
  params: z.object({}),
  row: IntegrationRow,
  access: [
    'settings.integration:view',
    'front-office.patient-list:verify-profile',
    'front-office.membership:check',
    'casemix.eligibility:record',
    'casemix.eligibility:void',
    'outpatient.control-letter:view',
    'outpatient.back-referral:view',
    'inpatient.referral:send',
    'outpatient.referral:send',
    'emergency.referral:send',
  ],
});
