import type { PriceFor } from '@alur/contracts/kernel/payer-price';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { setShares, withdrawPrice } from '@alur/contracts/treatment/commands';
import type { Aggregate } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { NumberedPrice } from '../kernel/dated-prices.js';
import {
  ensureWithdrawable,
  payerPricesWith,
  payerPricesWithout,
  setsPayerPrice,
  type SaidPrice,
} from '../kernel/payer-prices.js';
import { ensure } from '../kernel/rejection.js';
import type { TreatmentTariffEvent } from './events.js';

type Materials = Extract<TreatmentTariffEvent, { type: 'TreatmentMaterialsSet' }>['data']['materials'];
type Shares = Extract<TreatmentTariffEvent, { type: 'TreatmentSharesSet' }>['data']['shares'];

export interface TreatmentTariffState {
  readonly prices: readonly NumberedPrice<SaidPrice>[];
  readonly shares: Shares | null;
  readonly materials: Materials;
}

/** A treatment's prices, shares and materials in addition to the catalogue's; empty at first. */
export const treatmentTariff: Aggregate<TreatmentTariffState, TreatmentTariffEvent> = {
  kind: 'treatment_tariff',
  initial: { prices: [], shares: null, materials: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'TreatmentPriceSet':
        return { ...state, prices: payerPricesWith(state.prices, data) };
      case 'TreatmentPriceWithdrawn':
        return { ...state, prices: payerPricesWithout(state.prices, data) };
      case 'TreatmentSharesSet':
        return { ...state, shares: data.shares };
      case 'TreatmentMaterialsSet':
        return { ...state, materials: data.materials };
    }
  },
};

/** The performer's share of a treatment by her profession; the rest is the facility's. */
export const shareOf = (shares: Shares | null, profession: string | null): number | null => {
  if (profession === 'doctor') return shares?.doctor ?? null;
  return profession === 'nurse' || profession === 'midwife' ? (shares?.nurse ?? null) : null;
};

type Whose = PriceFor & { effectiveFrom: string };

/** Sets a price from a day on. */
export const setPrice = (
  { id, price, ...whose }: Whose & { id: number; price: number | null },
  className: string | null,
  state: TreatmentTariffState,
  { today }: DecisionContext,
): TreatmentTariffEvent[] => {
  if (!setsPayerPrice({ ...whose, price }, state.prices, today)) return [];
  const { payer, classId, effectiveFrom } = whose;
  return [{ type: 'TreatmentPriceSet', data: { treatmentId: id, payer, classId, className, price, effectiveFrom } }];
};

export const takeBackPrice = (
  { id, payer, classId, effectiveFrom }: BodyOf<typeof withdrawPrice> & { id: number },
  state: TreatmentTariffState,
  { today }: DecisionContext,
): TreatmentTariffEvent[] => {
  const whose = { payer, classId, effectiveFrom };
  ensureWithdrawable(whose, state.prices, today);
  return [{ type: 'TreatmentPriceWithdrawn', data: { treatmentId: id, ...whose } }];
};

export const divide = (
  { id, doctor, nurse, facility }: BodyOf<typeof setShares> & { id: number },
  { shares: has }: TreatmentTariffState,
): TreatmentTariffEvent[] => {
  ensure(Math.round((doctor + nurse + facility) * 100) === 10_000, 'treatment.shares-not-whole', {}, 'facility');
  if (has?.doctor === doctor && has.nurse === nurse && has.facility === facility) return [];
  return [{ type: 'TreatmentSharesSet', data: { treatmentId: id, shares: { doctor, nurse, facility } } }];
};

/** The whole list, each item once. */
export const takeUp = (
  treatmentId: number,
  materials: Materials,
  { materials: has }: TreatmentTariffState,
): TreatmentTariffEvent[] => {
  const ids = materials.map(({ medicineId }) => medicineId);
  ensure(new Set(ids).size === ids.length, 'treatment.material-twice', {}, 'materials');
  const isSame =
    has.length === materials.length &&
    has.every((one, at) => one.medicineId === ids[at] && one.quantity === materials[at]?.quantity);
  return isSame ? [] : [{ type: 'TreatmentMaterialsSet', data: { treatmentId, materials } }];
};
