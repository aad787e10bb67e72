import * as z from 'zod/mini';
import { topic } from '../declare.js';
import { SettingsSectionRow } from './rows.js';
import { readersOf } from './section-rights.js';
import { sectionNames } from './settings.js';

/** One section of the facility's settings, in one row at most. */
export const settingsSection = topic('settings.section', {
  params: z.object({ section: SettingsSectionRow.shape.section }),
  row: SettingsSectionRow,
  access: [...new Set(sectionNames.flatMap(readersOf))],
  accessFor: ({ section }) => readersOf(section),
});
