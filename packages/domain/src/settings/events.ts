import * as z from 'zod/mini';
import { CredentialTest, Integration } from '@alur/contracts/settings/integrations';
import { code, event, label, type EventOf } from '../kernel/event.js';

const price = { merchantId: z.number(), section: z.enum(['fees', 'visitFees', 'emergency', 'pharmacy']) };

/** Stream `settings-<merchantId>`. */
export const settingsEvents = {
  /** One complete section from now on. */
  SettingsChanged: event(
    z.object({
      merchantId: z.number(),
      section: z.enum([
        'general',
        'fees',
        'visitFees',
        'cashier',
        'pharmacy',
        'emergency',
        'observation',
        'laboratory',
        'medication',
        'numbering',
      ]),
      values: z.record(code(), z.union([code(), z.number(), z.boolean(), z.null()])),
    }),
  ),
  /** One of a section's prices from a day on; a null price means that there is none from then on. */
  SettingsPriceSet: event(z.object({ ...price, field: code(), price: z.nullable(z.int()), effectiveFrom: code() })),
  SettingsPriceWithdrawn: event(z.object({ ...price, field: code(), effectiveFrom: code() })),
  LetterheadChanged: event(
    z.object({
      merchantId: z.number(),
      tagline: label(),
      website: label(),
      director: label(),
      receiptFooter: label(),
      letterFooter: label(),
    }),
  ),
};

/** Stream `integration-<merchantId>`. */
export const integrationEvents = {
  /**
   * `sealed` is all credentials, encrypted with the facility's key before the decision; no reader of events can decrypt
   * it.
   */
  CredentialsSaved: event(z.object({ merchantId: z.number(), service: Integration, sealed: code() })),
  /** The service was asked whether it takes them; `message` is its answer, in its own words. */
  CredentialsTested: event(
    z.object({ merchantId: z.number(), service: Integration, outcome: CredentialTest, message: z.nullable(label()) }),
  ),
  CredentialsRemoved: event(z.object({ merchantId: z.number(), service: Integration })),
};
export type IntegrationEvent = EventOf<typeof integrationEvents>;
export type SettingsEvent = EventOf<typeof settingsEvents>;
