import type { BodyOf } from '@alur/contracts/kernel/command';
import type { changeMerchant, MerchantBody } from '@alur/contracts/merchant/commands';
import {
  MenuConstant,
  RuleName,
  type MenuFlag,
  type RuleFlag,
  type ServiceType,
} from '@alur/contracts/merchant/features';
import { checks, type Aggregate, type StreamRef } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import type { MerchantEvent } from './events.js';

type Details = Extract<MerchantEvent, { type: 'MerchantCreated' }>['data'];

interface Facility {
  readonly id: number;
  readonly name: string;
  readonly isBpjs: boolean;
  /** The details as last recorded. */
  readonly details: Details;
  readonly menus: readonly MenuFlag[];
  readonly rules: readonly RuleFlag[];
}

export type MerchantState =
  | { status: 'none' }
  | ({ status: 'active' } & Facility)
  | ({ status: 'suspended' } & Facility);

/**
 * Flags before anyone set them: every menu is shown and no rule is in force, since SPEC 6 does not state the defaults.
 */
export const initialMenus: readonly MenuFlag[] = MenuConstant.options.map(constant => ({ constant, enabled: true }));
export const initialRules: readonly RuleFlag[] = RuleName.options.map(ruleName => ({ ruleName, enabled: false }));

export const merchant: Aggregate<MerchantState, MerchantEvent> = {
  kind: 'merchant',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'MerchantCreated' || type === 'MerchantChanged') {
      const before = state.status === 'none' ? { status: 'active' as const, ...initialFlags } : state;
      return { ...before, id: data.merchantId, name: data.name, isBpjs: data.isBpjs, details: data };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'MerchantLogoSet':
        return state;
      case 'MerchantSuspended':
        return { ...state, status: 'suspended' };
      case 'MerchantReopened':
        return { ...state, status: 'active' };
      case 'MerchantFeaturesSet':
        return { ...state, menus: data.menus as MenuFlag[], rules: data.rules as RuleFlag[] };
    }
  },
};
const initialFlags = { menus: initialMenus, rules: initialRules };

/** The caller's own facility, only read. */
export const ownMerchant = (context: DecisionContext): StreamRef<typeof merchant> =>
  checks(merchant, context.merchantId);

/** Whether a rule is in force there. */
export const hasRule = (state: MerchantState, name: RuleName): boolean =>
  state.status !== 'none' && state.rules.some(({ ruleName, enabled }) => ruleName === name && enabled);

/**
 * SPEC 6: throws if the facility has switched the menu off. A right can declare its menu by `flag`; this is for
 * commands whose menu depends on their content.
 */
export const ensureMenu = (state: MerchantState, menu: MenuConstant | undefined): void =>
  ensure(
    menu === undefined || state.status === 'none' || state.menus.every(one => one.constant !== menu || one.enabled),
    'access.switched-off',
  );

/** SPEC 6: the insurance's features are active only if the facility is with BPJS and the Pcare rule is in force. */
export const insurance = (state: MerchantState): { isBpjs: boolean; pcare: boolean } => ({
  isBpjs: state.status !== 'none' && state.isBpjs,
  pcare: hasRule(state, 'pcare'),
});

/** SPEC 3, `category_type`: whether the facility offers a service; true if its categories are not recorded. */
export const offersService = (state: MerchantState, service: ServiceType): boolean =>
  state.status === 'none' || state.details.categoryTypes.includes(service);

const names = [
  'name',
  'category',
  'categoryTypes',
  'timezone',
  'isBpjs',
  'address',
  'phone',
  'licenceNumber',
  'email',
  'postalCode',
  'province',
  'city',
  'district',
  'village',
  'cardColour',
] as const satisfies readonly (keyof MerchantBody)[];

/** The facility's details for an event; fields that were not given are left out. */
export const details = (merchantId: number, body: MerchantBody): Details => {
  const said = names.flatMap(name => (body[name] === undefined ? [] : [[name, body[name]]]));
  return { merchantId, ...(Object.fromEntries(said) as MerchantBody) };
};

/** The details after a change; fields that it does not name are unchanged. */
export function changedDetails(state: MerchantState, change: BodyOf<typeof changeMerchant>): Details {
  if (state.status === 'none') throw new Error('a facility that does not exist is not changed');
  const { merchantId, ...before } = state.details;
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return details(merchantId, { ...before, ...named } as MerchantBody);
}

export const setLogo = ({ fileId }: { fileId: string | null }, state: MerchantState): MerchantEvent[] =>
  state.status === 'none' ? [] : [{ type: 'MerchantLogoSet', data: { merchantId: state.id, fileId } }];

export function suspend({ reason }: { reason: string }, state: MerchantState): MerchantEvent[] {
  ensure(state.status !== 'suspended', 'merchant.suspended');
  return state.status === 'none' ? [] : [{ type: 'MerchantSuspended', data: { merchantId: state.id, reason } }];
}

export function reopen({ reason }: { reason: string }, state: MerchantState): MerchantEvent[] {
  ensure(state.status !== 'active', 'merchant.active');
  return state.status === 'none' ? [] : [{ type: 'MerchantReopened', data: { merchantId: state.id, reason } }];
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
