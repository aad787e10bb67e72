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
  /** The details as last recorded. */
  readonly details: Details;
  /** Flags by their names, so that a history tells which one changed. */
  readonly menus: Readonly<Record<string, boolean>>;
  readonly rules: Readonly<Record<string, boolean>>;
  /** The reason that was given when it was last suspended or opened again. */
  readonly reason: string | null;
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
      const before = state.status === 'none' ? begun : state;
      return { ...before, id: data.merchantId, details: data };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'MerchantLogoSet':
        return state;
      case 'MerchantSuspended':
        return { ...state, status: 'suspended', reason: data.reason };
      case 'MerchantReopened':
        return { ...state, status: 'active', reason: data.reason };
      case 'MerchantFeaturesSet':
        return { ...state, menus: menusOf(data.menus), rules: rulesOf(data.rules) };
    }
  },
};

const menusOf = (flags: readonly { constant: string; enabled: boolean }[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(flags.map(({ constant, enabled }) => [constant, enabled]));
const rulesOf = (flags: readonly { ruleName: string; enabled: boolean }[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries(flags.map(({ ruleName, enabled }) => [ruleName, enabled]));
const begun = {
  ...{ status: 'active' as const, reason: null },
  ...{ menus: menusOf(initialMenus), rules: rulesOf(initialRules) },
};

/** The caller's own facility, only read. */
export const ownMerchant = (context: DecisionContext): StreamRef<typeof merchant> =>
  checks(merchant, context.merchantId);

/** Whether a rule is in force there. */
export const hasRule = (state: MerchantState, name: RuleName): boolean =>
  state.status !== 'none' && state.rules[name] === true;

/**
 * SPEC 6: throws if the facility has switched the menu off. A right can declare its menu by `flag`; this is for
 * commands whose menu depends on their content.
 */
export const ensureMenu = (state: MerchantState, menu: MenuConstant | undefined): void =>
  ensure(menu === undefined || state.status === 'none' || state.menus[menu] !== false, 'access.switched-off');

/** SPEC 6: the insurance's features are active only if the facility is with BPJS and the Pcare rule is in force. */
export const insurance = (state: MerchantState): { isBpjs: boolean; pcare: boolean } => ({
  isBpjs: state.status !== 'none' && state.details.isBpjs,
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
  const [menus, rules] = [
    { ...state.menus, ...menusOf(command.menus) },
    { ...state.rules, ...rulesOf(command.rules) },
  ];
  const isSame = (before: Readonly<Record<string, boolean>>, after: Readonly<Record<string, boolean>>) =>
    Object.entries(after).every(([flag, enabled]) => before[flag] === enabled);
  if (isSame(state.menus, menus) && isSame(state.rules, rules)) return [];
  return [
    {
      type: 'MerchantFeaturesSet',
      data: {
        merchantId: state.id,
        menus: Object.entries(menus).map(([constant, enabled]) => ({ constant, enabled })),
        rules: Object.entries(rules).map(([ruleName, enabled]) => ({ ruleName, enabled })),
      },
    },
  ];
}

/** What the operator alone keeps of a facility (SPEC 6): with it rights, insurance and closed days would change. */
const operatorsOwn = ['category', 'categoryTypes', 'timezone', 'isBpjs'] as const;

/** Refuses an administrator of the facility a change of what only the operator may change. */
export const ensureOperatorsKept = (state: MerchantState, change: BodyOf<typeof changeMerchant>): void => {
  if (state.status === 'none') return;
  for (const field of operatorsOwn)
    ensure(
      change[field] === undefined || JSON.stringify(change[field]) === JSON.stringify(state.details[field]),
      'merchant.operators-own',
      {},
      field,
    );
};
