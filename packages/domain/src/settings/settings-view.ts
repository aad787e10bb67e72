import { SettingsSectionRow, withRow } from '@alur/contracts/settings/rows';
import { defaultSettings, sectionOf, type SectionName, type Settings } from '@alur/contracts/settings/settings';
import { settingsSection } from '@alur/contracts/settings/topics';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { SettingsEvent } from './events.js';
import { withSection } from './settings.js';

const rowOf = (settings: Settings, section: SectionName): SettingsSectionRow => ({
  section,
  values: settings[section],
  dated: section in settings.dated ? settings.dated[section as keyof Settings['dated']] : [],
});

const changed = {
  key: (e: Seen<SettingsEvent>) => sectionOf(e),
  first: (e: Seen<SettingsEvent>): SettingsSectionRow => rowOf(withSection(defaultSettings, e), sectionOf(e)),
  next: (row: SettingsSectionRow, e: Seen<SettingsEvent>): SettingsSectionRow =>
    rowOf(withSection(withRow(defaultSettings, row), e), row.section),
};

/** One row per section that the facility has changed, so that each is shown by its own right. */
export const settingsView = view({
  name: 'settings_section',
  version: 1,
  row: SettingsSectionRow,
  topics: [{ topic: settingsSection, by: { section: 'section' } }],
  on: {
    SettingsChanged: changed,
    SettingsPriceSet: changed,
    SettingsPriceWithdrawn: { key: changed.key, next: changed.next },
    LetterheadChanged: changed,
  },
});
