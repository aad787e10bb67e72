import * as z from 'zod/mini';
import { command } from '../declare.js';
import { credentialNames, Integration } from './integrations.js';
import { SettingsSection } from './settings.js';

/** Replaces one section of the caller's facility's settings. */
export const changeSettings = command('settings/change', {
  target: 'new',
  access: [
    'settings.general:edit',
    'settings.registration:edit',
    'settings.other:edit',
    'settings.emergency:edit',
    'settings.laboratory:edit',
    'settings.inpatient:edit',
  ],
  body: SettingsSection,
});

const Credential = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const credentials = <const Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map(name => [name, Credential])) as Record<Name, typeof Credential>);

/** Kept sealed with the facility's own key; nobody is shown them again. */
export const saveCredentials = command('settings/save-credentials', {
  target: 'new',
  access: ['settings.integration:edit'],
  body: z.discriminatedUnion('service', [
    z.object({ service: z.literal('bpjs'), values: credentials(credentialNames.bpjs) }),
    z.object({ service: z.literal('satu-sehat'), values: credentials(credentialNames['satu-sehat']) }),
  ]),
});

export const removeCredentials = command('settings/remove-credentials', {
  target: 'new',
  access: ['settings.integration:edit'],
  body: z.object({ service: Integration }),
});
