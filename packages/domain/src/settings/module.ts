import { changeSettings as changeSettingsCommand } from '@alur/contracts/settings/commands';
import { settingsList } from '@alur/contracts/settings/lists';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { moduleOf } from '../kernel/module.js';
import { settingsEvents } from './events.js';
import { settingsView } from './settings-view.js';
import { changeSettings, settings } from './settings.js';

/** The stream is the facility's own, so nothing is made and no id is reserved. */
const change = act({
  command: changeSettingsCommand,
  sees: { settings },
  primary: 'settings',
  streams: (_command, _loaded, context) => ({ settings: writes(settings, context.merchantId) }),
  decide: (command, states, context) => ({ settings: changeSettings(command, states.settings, context) }),
});

export const settingsModule = moduleOf('settings', {
  events: settingsEvents,
  aggregates: [settings],
  acts: [change],
  views: [settingsView],
  lists: [settingsList],
});
