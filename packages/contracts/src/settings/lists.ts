import * as z from 'zod/mini';
import { list } from '../declare.js';
import { SettingsRow } from './rows.js';

/** The facility's settings, in one row at most. */
export const settingsList = list('settings/current', {
  view: 'settings',
  row: SettingsRow,
  filters: z.object({}),
  access: ['settings.general:view', 'settings.registration:view', 'settings.other:view'],
});
