import { rowId, type RowChange, type StoredRow } from '@alur/domain/kernel/fold';
import { evictOldest } from '../forget-oldest.js';

const CACHED_ROWS = 50_000;

/** Rows cached by the projector, their only writer; cleared when a batch fails. */
export class RowCache {
  private readonly rows = new Map<string, StoredRow>();

  get(table: string, merchantId: number, key: string): StoredRow | undefined {
    return this.rows.get(`${table} ${rowId(merchantId, key)}`);
  }

  put(table: string, { merchantId, key, position, after }: RowChange): void {
    const id = `${table} ${rowId(merchantId, key)}`;
    this.rows.delete(id);
    if (after === null) return;
    evictOldest(this.rows, CACHED_ROWS);
    this.rows.set(id, { merchantId, key, position, row: after });
  }

  clear(): void {
    this.rows.clear();
  }
}
