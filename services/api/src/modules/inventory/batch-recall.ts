import { exact } from '@alur/contracts/inventory/quantity';
import { RecipientSource, type BatchLot, type Recipient } from '@alur/contracts/inventory/recall';
import { immunizationView } from '@alur/domain/immunization/immunization-view';
import { lotView } from '@alur/domain/inventory/lot-view';
import { stockCardView } from '@alur/domain/inventory/stock-card-view';
import { stockView } from '@alur/domain/inventory/stock-view';
import type { AnyView } from '@alur/domain/kernel/view';
import { prescriptionView } from '@alur/domain/prescription/prescription-view';
import { saleView } from '@alur/domain/sale/sale-view';
import { surgeryView } from '@alur/domain/surgery/surgery-view';
import { treatmentOrderView } from '@alur/domain/treatment/order-view';
import { sql, type RawBuilder } from 'kysely';
import type { TenantDb, Database } from '../../platform/db/database.js';
import { tableName } from '../../platform/projector/row-table.js';
import { containing } from '../../platform/queries/containing.js';

/** More lots than any recall names; whoever finds as many types more of the number. */
const MOST_LOTS = 200;

const table = (view: AnyView) => sql.table(tableName(view));

/** Where whoever got something stands, by the module of the document; of a preparation nobody stands there. */
const holders: Readonly<Record<RecipientSource, AnyView | null>> = {
  prescription: prescriptionView,
  // Off the ward's shelf by the prescription.
  medication: prescriptionView,
  sale: saleView,
  immunization: immunizationView,
  treatment: treatmentOrderView,
  surgery: surgeryView,
  preparation: null,
};

/** Rows as JSON has them, since the driver returns large integers as text. */
const rowsOf = async <Row>(trx: TenantDb, query: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(found) as row from (${query}) found`.execute(trx);
  return rows.map(({ row }) => row);
};

/** Lots in stock whose batch has this text in it, and used-up ones whose batch it is. */
export const lotsOfBatch = (database: Database, merchantId: number, batch: string): Promise<BatchLot[]> =>
  database.tenant(merchantId, trx =>
    rowsOf<BatchLot>(
      trx,
      sql`
      with moved as (
        select distinct on ("storeId", "lotId") "storeId", "lotId", "itemId", batch, expiry from ${table(stockCardView)}
        where merchant_id = ${merchantId} and batch = any(${[batch, batch.toUpperCase()]})
        order by "storeId", "lotId"
      ), lots as (
        select "storeId", id as "lotId", "itemId", batch, expiry, "onHand" from ${table(lotView)}
        where merchant_id = ${merchantId} and batch ilike ${containing(batch)}
        union all
        select "storeId", "lotId", "itemId", batch, expiry, 0 from moved
        where not exists (
          select from ${table(lotView)} l
          where l.merchant_id = ${merchantId} and l.key = moved."storeId" || '_' || moved."lotId"
        )
      )
      select lots."lotId", lots."storeId", s."storeName", lots."itemId", s.name, s."baseUnit", lots.batch,
        lots.expiry, lots."onHand"
      from lots join ${table(stockView)} s
        on s.merchant_id = ${merchantId} and s.key = lots."storeId" || '_' || lots."itemId"
      order by s.name, lots.batch, lots."onHand" desc, lots."lotId" limit ${MOST_LOTS}`,
    ),
  );

interface Moved {
  source: RecipientSource;
  sourceId: number;
  storeId: number;
  date: string;
  quantity: number;
}

/** What left the shelves by each document, less what came back. */
const givenBy = (moves: readonly Moved[]): Moved[] => {
  const given = new Map<string, Moved>();
  for (const move of moves) {
    const key = `${move.source}/${move.sourceId}/${move.storeId}`;
    const before = given.get(key);
    given.set(key, { ...(before ?? move), quantity: exact((before?.quantity ?? 0) - move.quantity) });
  }
  return [...given.values()].filter(({ quantity }) => quantity > 0);
};

type Person = Pick<Recipient, 'patientId' | 'patientName' | 'recordNumber'>;
const nobody: Person = { patientId: null, patientName: null, recordNumber: null };

/** Who stands in these documents, by their ids. */
const personsIn = async (trx: TenantDb, merchantId: number, source: RecipientSource, ids: readonly number[]) => {
  const view = holders[source];
  if (view === null || ids.length === 0) return new Map<string, Person>();
  const rows = await rowsOf<Person & { key: string }>(
    trx,
    sql`
    select key, "patientId", "patientName", "recordNumber" from ${table(view)}
    where merchant_id = ${merchantId} and key = any(${ids.map(String)})`,
  );
  return new Map(rows.map(({ key, ...person }) => [key, person]));
};

/** Who got something of this batch of an item, from the stock card by the documents that it names; the latest first. */
export const recipientsOf = (
  database: Database,
  merchantId: number,
  { itemId, batch }: { itemId: number; batch: string },
): Promise<Recipient[]> =>
  database.tenant(merchantId, async trx => {
    const rows = await rowsOf<Moved>(
      trx,
      sql`
      select "sourceModule" as source, "sourceId", "storeId", date, quantity from ${table(stockCardView)}
      where merchant_id = ${merchantId} and "itemId" = ${itemId} and batch = ${batch}
        and movement in ('issued', 'returned') and "sourceId" is not null
        and "sourceModule" = any(${RecipientSource.options})
      order by at`,
    );
    const given = givenBy(rows);
    const found = new Map(
      await Promise.all(
        RecipientSource.options.map(async source => {
          const ids = given.filter(each => each.source === source).map(({ sourceId }) => sourceId);
          return [source, await personsIn(trx, merchantId, source, ids)] as const;
        }),
      ),
    );
    return given
      .map(each => ({ ...each, ...(found.get(each.source)?.get(String(each.sourceId)) ?? nobody) }))
      .toReversed();
  });
