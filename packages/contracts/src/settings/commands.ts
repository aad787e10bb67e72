import * as z from 'zod/mini';
import { command } from '../declare.js';
import { credentialNames, Integration } from './integrations.js';
import { datedPriceBodies } from '../kernel/dated-price.js';
import { editOf, editOfPrice } from './section-rights.js';
import { pricedSections, sectionNames, SettingsSection } from './settings.js';

/** Replaces one section of the settings; a price that differs from today's is in force from today on. */
export const changeSettings = command('settings/change', {
  target: 'new',
  access: [...new Set(sectionNames.map(editOf))],
  accessFor: ({ section }) => [editOf(section)],
  body: SettingsSection,
});

const prices = Object.values(pricedSections).flat();
const priced = datedPriceBodies(prices);
const pricing = [...new Set(prices.map(editOfPrice))];

/** Sets one of the settings' prices from a day on. */
export const setSettingsPrice = command('settings/set-price', {
  target: 'new',
  access: pricing,
  accessFor: ({ field }) => [editOfPrice(field)],
  body: priced.set,
});

/** Withdraws a price whose day has not come. */
export const withdrawSettingsPrice = command('settings/withdraw-price', {
  target: 'new',
  access: pricing,
  accessFor: ({ field }) => [editOfPrice(field)],
  body: priced.withdraw,
});

const Credential = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const credentials = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map(name => [name, Credential])) as Record<Name, typeof Credential>);

/** DOMAIN-WIRES 8.1: E-Klaim is a server in the facility's own network, with a key of 32 bytes in hex. */
const EklaimCredentials = z.extend(credentials(credentialNames['e-klaim']), {
  server: Credential.check(z.regex(/^https?:\/\/[^\s/]+\/?$/, 'settings.server-form')),
  encryptionKey: Credential.check(z.regex(/^[0-9a-f]{64}$/i, 'settings.key-form')),
  coderNik: Credential.check(z.regex(/^\d{16}$/, 'patient.nik-digits')),
});

/** Whoever knows the password may take numbers from outside, so it is not to be guessed. */
const MobileJknCredentials = z.extend(credentials(credentialNames['mobile-jkn']), {
  inboundPassword: Credential.check(z.minLength(12, 'settings.password-short')),
});

/** Stores credentials, sealed with the facility's own key; they are never shown again. */
export const saveCredentials = command('settings/save-credentials', {
  target: 'new',
  access: ['settings.integration:edit'],
  body: z.discriminatedUnion('service', [
    z.object({ service: z.literal('bpjs'), values: credentials(credentialNames.bpjs) }),
    z.object({ service: z.literal('satu-sehat'), values: credentials(credentialNames['satu-sehat']) }),
    z.object({ service: z.literal('e-klaim'), values: EklaimCredentials }),
    z.object({ service: z.literal('mobile-jkn'), values: MobileJknCredentials }),
  ]),
});

/** Asks the service whether it takes the saved credentials (*uji sambungan*), and records what it answered. */
export const testCredentials = command('settings/test-credentials', {
  target: 'new',
  access: ['settings.integration:edit'],
  body: z.object({ service: Integration }),
});

export const removeCredentials = command('settings/remove-credentials', {
  target: 'new',
  access: ['settings.integration:edit'],
  body: z.object({ service: Integration }),
});
