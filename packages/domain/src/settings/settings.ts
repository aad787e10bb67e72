import { defaultSettings, type Settings, type SettingsSection } from '@alur/contracts/settings/settings';
import { checks, type Aggregate, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { SettingsEvent } from './events.js';

/** The settings with one section replaced; fields that an older event did not know keep their defaults. */
export const withSection = (settings: Settings, { type, data }: SettingsEvent): Settings => {
  if (type === 'SettingsChanged') return { ...settings, [data.section]: { ...settings[data.section], ...data.values } };
  const { merchantId: _merchantId, ...letterhead } = data;
  return { ...settings, letterhead };
};

/** What a facility has settled; the defaults hold until it says otherwise. */
export const settings: Aggregate<Settings, SettingsEvent> = {
  kind: 'settings',
  initial: defaultSettings,
  evolve: withSection,
};

/** The caller's facility's settings, only read: the append fails when they were changed meanwhile. */
export const settingsOf = (context: DecisionContext): StreamRef<typeof settings> =>
  checks(settings, context.merchantId);

/** Nothing happens when nothing changes. */
export const changeSettings = (
  command: SettingsSection,
  state: Settings,
  context: DecisionContext,
): SettingsEvent[] => {
  const before: Record<string, unknown> = state[command.section];
  const changed = Object.entries(command.values).some(([name, value]) => before[name] !== value);
  if (!changed) return [];
  const { merchantId } = context;
  return command.section === 'letterhead'
    ? [{ type: 'LetterheadChanged', data: { merchantId, ...command.values } }]
    : [{ type: 'SettingsChanged', data: { merchantId, section: command.section, values: command.values } }];
};
