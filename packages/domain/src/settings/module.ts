import {
  changeSettings as changeSettingsCommand,
  removeCredentials,
  saveCredentials,
  setSettingsPrice,
  withdrawSettingsPrice,
} from '@alur/contracts/settings/commands';
import { settingsList } from '@alur/contracts/settings/lists';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { moduleOf } from '../kernel/module.js';
import { integrationEvents, settingsEvents } from './events.js';
import { integration, integrationView, remove, save } from './integration.js';
import { settingsView } from './settings-view.js';
import { changeSettings, setPrice, settings, withdrawPrice } from './settings.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const change = act({
  command: changeSettingsCommand,
  sees: { settings },
  primary: 'settings',
  streams: (_command, _loaded, context) => ({ settings: writes(settings, context.merchantId) }),
  decide: (command, states, context) => ({ settings: changeSettings(command, states.settings, context) }),
});

const pricing = act({
  command: setSettingsPrice,
  sees: { settings },
  primary: 'settings',
  streams: (_command, _loaded, context) => ({ settings: writes(settings, context.merchantId) }),
  decide: (command, states, context) => ({ settings: setPrice(command, states.settings, context) }),
});

const withdrawing = act({
  command: withdrawSettingsPrice,
  sees: { settings },
  primary: 'settings',
  streams: (_command, _loaded, context) => ({ settings: writes(settings, context.merchantId) }),
  decide: (command, states, context) => ({ settings: withdrawPrice(command, states.settings, context) }),
});

const saving = act({
  command: saveCredentials,
  sees: { integration },
  primary: 'integration',
  streams: (_command, _loaded, context) => ({ integration: writes(integration, context.merchantId) }),
  decide: ({ service }, _states, context) => ({ integration: save(service, context) }),
});

const removing = act({
  command: removeCredentials,
  sees: { integration },
  primary: 'integration',
  streams: (_command, _loaded, context) => ({ integration: writes(integration, context.merchantId) }),
  decide: ({ service }, states, context) => ({ integration: remove(service, states.integration, context) }),
});

export const settingsModule = moduleOf('settings', {
  events: { ...settingsEvents, ...integrationEvents },
  aggregates: [settings, integration],
  acts: [change, pricing, withdrawing, saving, removing],
  views: [settingsView, integrationView],
  lists: [settingsList],
});
