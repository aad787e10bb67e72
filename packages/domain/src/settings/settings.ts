import type { DatedPrice } from '@alur/contracts/kernel/dated-price';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { setSettingsPrice, withdrawSettingsPrice } from '@alur/contracts/settings/commands';
import {
  defaultSettings,
  pricedSections,
  sectionOfPrice,
  type PricedSection,
  type Settings,
  type SettingsSection,
} from '@alur/contracts/settings/settings';
import { checks, type Aggregate, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { pricesOfForm, pricesWith, pricesWithout, setDated, withdrawDated } from '../kernel/dated-prices.js';
import type { SettingsEvent } from './events.js';

/** The settings after a section or a price was set; fields that an older event does not have keep their defaults. */
export const withSection = (settings: Settings, { type, data }: SettingsEvent): Settings => {
  switch (type) {
    case 'SettingsChanged':
      return { ...settings, [data.section]: { ...settings[data.section], ...data.values } };
    case 'SettingsPriceSet':
      return withDated(settings, data.section, pricesWith(settings.dated[data.section], data, settings[data.section]));
    case 'SettingsPriceWithdrawn':
      return withDated(settings, data.section, pricesWithout(settings.dated[data.section], data));
    case 'LetterheadChanged': {
      const { merchantId: _merchantId, ...letterhead } = data;
      return { ...settings, letterhead };
    }
  }
};

const withDated = (settings: Settings, section: PricedSection, prices: DatedPrice[]): Settings => ({
  ...settings,
  dated: { ...settings.dated, [section]: prices },
});

/** A facility's settings; defaults apply until it changes them. */
export const settings: Aggregate<Settings, SettingsEvent> = {
  kind: 'settings',
  initial: defaultSettings,
  evolve: withSection,
};

/** The settings of the caller's facility, only checked: the append fails if they were changed meanwhile. */
export const settingsOf = (context: DecisionContext): StreamRef<typeof settings> =>
  checks(settings, context.merchantId);

type Values = Readonly<Record<string, string | number | boolean | null>>;

const isPriced = (section: SettingsSection['section']): section is PricedSection => section in pricedSections;

/** A section's prices by the form: a first price is in force always, a later one from today on. */
const formOf = (section: PricedSection, typed: Values, state: Settings, today: string) => {
  const [fields, prices]: [Values, readonly DatedPrice[]] = [state[section], state.dated[section]];
  const first: Values = defaultSettings[section];
  const isFirst = (field: string) => fields[field] === first[field] && prices.every(one => one.field !== field);
  const later = pricedSections[section].filter(field => !isFirst(field));
  return pricesOfForm(typed, { fields, prices }, later, today);
};

/** Nothing happens when nothing changes. */
export const changeSettings = (
  command: SettingsSection,
  state: Settings,
  { merchantId, today }: DecisionContext,
): SettingsEvent[] => {
  const { section } = command;
  const before: Readonly<Record<string, unknown>> = state[section];
  const isChanged = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).some(([name, value]) => before[name] !== value);
  if (section === 'letterhead')
    return isChanged(command.values) ? [{ type: 'LetterheadChanged', data: { merchantId, ...command.values } }] : [];
  if (!isPriced(section))
    return isChanged(command.values)
      ? [{ type: 'SettingsChanged', data: { merchantId, section, values: command.values } }]
      : [];
  const { fields: values, changed } = formOf(section, command.values, state, today);
  return [
    ...(isChanged(values) ? [{ type: 'SettingsChanged' as const, data: { merchantId, section, values } }] : []),
    ...changed.map((price): SettingsEvent => ({ type: 'SettingsPriceSet', data: { merchantId, section, ...price } })),
  ];
};

/** Sets a price from a day on. */
export const setPrice = (
  price: BodyOf<typeof setSettingsPrice>,
  state: Settings,
  { merchantId, today }: DecisionContext,
): SettingsEvent[] => {
  const section = sectionOfPrice(price.field);
  return setDated(price, state.dated[section], { today, mayBeEmpty: section === 'visitFees' }).map(data => ({
    type: 'SettingsPriceSet',
    data: { merchantId, section, ...data },
  }));
};

/** Withdraws a price whose day has not come. */
export const withdrawPrice = (
  which: BodyOf<typeof withdrawSettingsPrice>,
  state: Settings,
  { merchantId, today }: DecisionContext,
): SettingsEvent[] => {
  const section = sectionOfPrice(which.field);
  const data = { merchantId, section, ...withdrawDated(which, state.dated[section], today) };
  return [{ type: 'SettingsPriceWithdrawn', data }];
};
