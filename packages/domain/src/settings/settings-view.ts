import { SettingsRow } from '@alur/contracts/settings/rows';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { SettingsEvent } from './events.js';
import { withSection } from './settings.js';

const changed = {
  key: (e: Seen<SettingsEvent>) => e.data.merchantId,
  first: (e: Seen<SettingsEvent>): SettingsRow => ({
    id: e.data.merchantId,
    ...withSection(defaultSettings, e),
  }),
  next: (row: SettingsRow, e: Seen<SettingsEvent>): SettingsRow => ({
    ...withSection(row, e),
    id: row.id,
  }),
};

/** One row per facility, from its first change on. */
export const settingsView = view({
  name: 'settings',
  version: 8,
  row: SettingsRow,
  topics: [{ topic: settingsCurrent, by: {} }],
  on: {
    SettingsChanged: changed,
    SettingsPriceSet: changed,
    SettingsPriceWithdrawn: { key: changed.key, next: changed.next },
    LetterheadChanged: changed,
  },
});
