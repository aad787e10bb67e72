import * as z from 'zod/mini';
import { DatedPrice } from '../kernel/dated-price.js';
import { sectionNames, type SectionName, type Settings } from './settings.js';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One section of the facility's settings, from its first change on; before that, `defaultSettings` apply. */
export const SettingsSectionRow = z.object({
  section: z.enum(sectionNames as [SectionName, ...SectionName[]]),
  values: z.record(z.string(), Value),
  /** Later prices of its fields; `values` has the first ones. */
  dated: z.array(DatedPrice),
});
export type SettingsSectionRow = z.infer<typeof SettingsSectionRow>;

/** The settings with a section's row in its place. */
export const withRow = (settings: Settings, { section, values, dated }: SettingsSectionRow): Settings => ({
  ...settings,
  [section]: { ...settings[section], ...values },
  dated: { ...settings.dated, ...(section in settings.dated && { [section]: dated }) },
});
