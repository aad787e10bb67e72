import * as z from 'zod/mini';
import { Id } from '../kernel/scalars.js';
import { Settings } from './settings.js';

/** One row per facility from its first change on; before that, `defaultSettings` apply. */
export const SettingsRow = z.extend(Settings, { id: Id });
export type SettingsRow = z.infer<typeof SettingsRow>;
