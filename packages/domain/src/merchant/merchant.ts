import type { MerchantBody } from '@alur/contracts/merchant/commands';
import { MenuConstant, RuleName, type MenuFlag, type RuleFlag, type Timezone } from '@alur/contracts/merchant/features';
import { checks, type Aggregate, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { MerchantEvent } from './events.js';

export type MerchantState =
  | { status: 'none' }
  | {
      status: 'active';
      id: number;
      name: string;
      timezone: Timezone;
      isBpjs: boolean;
      address: string;
      phone: string;
      menus: readonly MenuFlag[];
      rules: readonly RuleFlag[];
    };

/** Flags before anyone set them: every menu shown, no rule in force (SPEC 6 does not show the defaults). */
export const initialMenus: readonly MenuFlag[] = MenuConstant.options.map(constant => ({ constant, enabled: true }));
export const initialRules: readonly RuleFlag[] = RuleName.options.map(ruleName => ({ ruleName, enabled: false }));

export const merchant: Aggregate<MerchantState, MerchantEvent> = {
  kind: 'merchant',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    const { merchantId: id } = data;
    const flags = state.status === 'active' ? state : { menus: initialMenus, rules: initialRules };
    switch (type) {
      case 'MerchantCreated':
      case 'MerchantChanged':
        return {
          ...{ status: 'active', id, name: data.name, menus: flags.menus, rules: flags.rules },
          ...{ isBpjs: data.isBpjs, address: data.address, phone: data.phone },
          timezone: data.timezone as Timezone,
        };
      case 'MerchantFeaturesSet':
        return state.status === 'none'
          ? state
          : { ...state, menus: data.menus as MenuFlag[], rules: data.rules as RuleFlag[] };
    }
  },
};

/** The caller's own facility, only read. */
export const ownMerchant = (context: DecisionContext): StreamRef<typeof merchant> =>
  checks(merchant, context.merchantId);

/** Whether a rule is in force there. */
export const hasRule = (state: MerchantState, name: RuleName): boolean =>
  state.status === 'active' && state.rules.some(({ ruleName, enabled }) => ruleName === name && enabled);

/** SPEC 6: the insurance's features are active only if the facility is with BPJS and the Pcare rule is in force. */
export const insurance = (state: MerchantState): { isBpjs: boolean; pcare: boolean } => ({
  isBpjs: state.status === 'active' && state.isBpjs,
  pcare: hasRule(state, 'pcare'),
});

/** The facility as its events tell it. */
export const details = (merchantId: number, body: MerchantBody) => ({
  merchantId,
  name: body.name,
  category: body.category,
  categoryTypes: body.categoryTypes,
  timezone: body.timezone,
  isBpjs: body.isBpjs,
  address: body.address,
  phone: body.phone,
});

/** What a change need not name; a facility is there whenever it is changed. */
export function kept(state: MerchantState): Pick<MerchantBody, 'timezone' | 'isBpjs' | 'address' | 'phone'> {
  if (state.status === 'none') throw new Error('a facility that does not exist is not changed');
  const { timezone, isBpjs, address, phone } = state;
  return { timezone, isBpjs, address, phone };
}

/** Changes the named flags and keeps the others; nothing when nothing changes. */
export function setFeatures(
  command: { menus: readonly MenuFlag[]; rules: readonly RuleFlag[] },
  state: MerchantState,
): MerchantEvent[] {
  if (state.status === 'none') return [];
  const menus = state.menus.map(flag => command.menus.find(({ constant }) => constant === flag.constant) ?? flag);
  const rules = state.rules.map(flag => command.rules.find(({ ruleName }) => ruleName === flag.ruleName) ?? flag);
  const same = (before: readonly { enabled: boolean }[], after: readonly { enabled: boolean }[]) =>
    before.every((flag, index) => flag.enabled === after[index]?.enabled);
  if (same(state.menus, menus) && same(state.rules, rules)) return [];
  return [{ type: 'MerchantFeaturesSet', data: { merchantId: state.id, menus, rules } }];
}
