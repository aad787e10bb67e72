import { command } from '../declare.js';
import { SettingsSection } from './settings.js';

/** Replaces one section of the caller's facility's settings. */
export const changeSettings = command('settings/change', {
  target: 'new',
  access: ['settings.general:edit', 'settings.registration:edit', 'settings.other:edit', 'settings.emergency:edit'],
  body: SettingsSection,
});
