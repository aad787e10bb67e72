import * as z from 'zod/mini';
import { latestOn, pricedOn, pricesOf } from './dated-price.js';
import { Payer } from './enums.js';
import { maybe } from './optional.js';
import { Id, LocalDate, Rupiah, TypedRupiah } from './scalars.js';

/** Scope of a price: one payer, one class, both, or everybody. */
export const PriceFor = z.object({ payer: z.nullable(Payer), classId: z.nullable(Id) });
export type PriceFor = z.infer<typeof PriceFor>;

/** A price from a day on; null means that the general price applies from then on. */
export const PayerPrice = z.extend(PriceFor, { price: z.nullable(Rupiah), effectiveFrom: LocalDate });
export type PayerPrice = z.infer<typeof PayerPrice>;

/** A price of a class, as rows of catalogues have it. */
export const ClassPrice = z.extend(PayerPrice, { priceId: z.int(), className: z.nullable(z.string()) });
export type ClassPrice = z.infer<typeof ClassPrice>;

/** A row's prices by class, if it has any. */
export const classPricesOf = (row: object): ClassPrice[] =>
  'classPrices' in row ? (row.classPrices as ClassPrice[]) : [];

/** Bodies of the two commands that set a class's price, and withdraw it while its day has not come. */
const ofClass = { payer: maybe(Payer), classId: Id, effectiveFrom: LocalDate };
export const SetClassPrice = z.object({ ...ofClass, price: maybe(TypedRupiah) });
export const WithdrawClassPrice = z.object(ofClass);

/** A key that identifies one price of a service. */
export const priceKey = ({ payer, classId, effectiveFrom }: Omit<PayerPrice, 'price'>): string =>
  `${payer ?? 'all'}_${classId ?? 'all'}_${effectiveFrom}`;

const isFor = (price: PriceFor, { payer, classId }: PriceFor) => price.payer === payer && price.classId === classId;

/** The price of exactly this scope in force on the day: the last that has begun. */
export const priceInForce = <Price extends PayerPrice>(
  prices: readonly Price[],
  whose: PriceFor,
  date: string,
): Price | undefined =>
  latestOn(
    prices.filter(price => isFor(price, whose)),
    date,
  );

/** The price on a day: of the payer in the class, else of the payer, else of the class, else of everybody. */
export const priceOn = (
  prices: readonly PayerPrice[],
  base: number,
  { payer, classId }: PriceFor,
  date: string,
): number => {
  const whose: PriceFor[] = [
    { payer, classId },
    { payer, classId: null },
    { payer: null, classId },
    { payer: null, classId: null },
  ];
  for (const one of whose) {
    const price = priceInForce(prices, one, date)?.price;
    if (price !== undefined && price !== null) return price;
  }
  return base;
};

/** What the list of a test or an examination says on a day; null where a payer has no price of his own. */
export interface ListPrices {
  readonly price: number;
  readonly insurancePrice: number | null;
  readonly bpjsPrice: number | null;
}

/** The same order, where the list says the payers' prices and `prices` those of classes. */
export const listPriceOn = (
  listed: ListPrices,
  prices: readonly PayerPrice[],
  { payer, classId }: { payer: Payer; classId: number | null },
  date: string,
): number => {
  const own = payer === 'bpjs' ? listed.bpjsPrice : payer === 'insurance' ? listed.insurancePrice : null;
  const inClass = (whose: Payer | null) =>
    classId === null ? null : (priceInForce(prices, { payer: whose, classId }, date)?.price ?? null);
  return inClass(payer) ?? own ?? inClass(null) ?? listed.price;
};

/** What a row of such a list costs on a day. */
export const rowPriceOn = (row: ListPrices, whose: { payer: Payer; classId: number | null }, date: string): number =>
  listPriceOn(pricedOn(row, pricesOf(row), date), classPricesOf(row), whose, date);
