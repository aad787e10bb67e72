import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { SettingsRow } from './rows.js';

/** The facility's settings: every screen that shows a fee, a rule or a menu needs them. */
export const settingsCurrent = topic('settings.current', {
  params: z.object({}),
  row: SettingsRow,
  access: [
    'settings.general:view',
    'settings.emergency:view',
    'settings.laboratory:view',
    'emergency.ongoing:view',
    'settings.inpatient:view',
    'inpatient.ongoing.chart:view',
    'dashboard:view',
    'front-office.patient-list:view',
    'front-office.patient-queue:view',
    'outpatient.queue:view',
    'outpatient.ongoing:view',
    'pharmacy.internal-outpatient:view',
    'cashier:view',
  ],
});
