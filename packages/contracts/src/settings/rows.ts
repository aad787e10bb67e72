import * as z from 'zod/mini';
import { Id } from '../kernel/scalars.js';
import { Settings } from './settings.js';

/** One row a facility, once anything was changed; until then `defaultSettings` hold. */
export const SettingsRow = z.extend(Settings, { id: Id });
export type SettingsRow = z.infer<typeof SettingsRow>;
