import {
  changeSettings as changeSettingsCommand,
  removeCredentials,
  saveCredentials,
  testCredentials,
  setSettingsPrice,
  withdrawSettingsPrice,
} from '@alur/contracts/settings/commands';
import type { BodyOf, CommandSpec } from '@alur/contracts/kernel/command';
import type { Settings } from '@alur/contracts/settings/settings';
import { act } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { moduleOf } from '../kernel/module.js';
import { integrationEvents, settingsEvents, type SettingsEvent } from './events.js';
import { integration, integrationView, remove, save, test } from './integration.js';
import { settingsView } from './settings-view.js';
import { changeSettings, setPrice, settings, withdrawPrice } from './settings.js';

/** The stream has the facility's id, so nothing is created and no id is reserved. */
const onSettings = <C extends CommandSpec>(
  command: C,
  decide: (command: BodyOf<C>, state: Settings, context: DecisionContext) => SettingsEvent[],
) =>
  act({
    command,
    sees: { settings },
    primary: 'settings' as const,
    streams: (_body, _loaded, context) => ({ settings: writes(settings, context.merchantId) }),
    decide: (body, states, context) => ({ settings: decide(body, states.settings, context) }),
  });

const saving = act({
  command: saveCredentials,
  sees: { integration },
  primary: 'integration',
  streams: (_command, _loaded, context) => ({ integration: writes(integration, context.merchantId) }),
  decide: ({ service }, _states, context) => ({ integration: save(service, context) }),
});

const testing = act({
  command: testCredentials,
  sees: { integration },
  primary: 'integration',
  streams: (_command, _loaded, context) => ({ integration: writes(integration, context.merchantId) }),
  decide: ({ service }, states, context) => ({ integration: test(service, states.integration, context) }),
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
  acts: [
    onSettings(changeSettingsCommand, changeSettings),
    onSettings(setSettingsPrice, setPrice),
    onSettings(withdrawSettingsPrice, withdrawPrice),
    saving,
    testing,
    removing,
  ],
  views: [settingsView, integrationView],
});
