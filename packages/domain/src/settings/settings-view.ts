import { SettingsRow } from '@alur/contracts/settings/rows';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { settingsCurrent } from '@alur/contracts/settings/topics';
import { view } from '../vocabulary.js';
import { withSection } from './settings.js';

/** One row per facility, from its first change on. */
export const settingsView = view({
  name: 'settings',
  version: 8,
  row: SettingsRow,
  topics: [{ topic: settingsCurrent, by: {} }],
  on: {
    SettingsChanged: {
      key: e => e.data.merchantId,
      first: e => ({ id: e.data.merchantId, ...withSection(defaultSettings, e) }),
      next: (row, e) => ({ ...withSection(row, e), id: row.id }),
    },
    SettingsPriceSet: {
      key: e => e.data.merchantId,
      first: e => ({ id: e.data.merchantId, ...withSection(defaultSettings, e) }),
      next: (row, e) => ({ ...withSection(row, e), id: row.id }),
    },
    SettingsPriceWithdrawn: {
      key: e => e.data.merchantId,
      next: (row, e) => ({ ...withSection(row, e), id: row.id }),
    },
    LetterheadChanged: {
      key: e => e.data.merchantId,
      first: e => ({ id: e.data.merchantId, ...withSection(defaultSettings, e) }),
      next: (row, e) => ({ ...withSection(row, e), id: row.id }),
    },
  },
});
