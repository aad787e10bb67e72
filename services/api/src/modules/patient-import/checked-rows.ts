import { createInterface } from 'node:readline';
import type { CheckedRow } from '@alur/domain/care/patient-batch';
import type { ImportDuplicate } from '@alur/contracts/patient-import/rows';
import type { LargeFiles } from '../../platform/files/large-files.js';
import { importPlace } from './import-place.js';

export type StoredRow = CheckedRow & { duplicate?: ImportDuplicate };

interface Opened {
  /** Index of the first of `rows` in the file. */
  start: number;
  rows: StoredRow[];
  lines: AsyncIterator<string>;
  ended: boolean;
}

/** Number of files kept open. */
const MOST_OPEN = 8;

/**
 * Reads the rows of checked files once from front to back while they are registered, and again from the front after a
 * crash.
 */
export class CheckedRows {
  private readonly opened = new Map<string, Opened>();

  constructor(private readonly files: LargeFiles) {}

  /** Up to `count` rows from `from` on. */
  async window(merchantId: number, fileId: string, from: number, count: number): Promise<StoredRow[]> {
    let file = this.opened.get(fileId);
    if (!file || from < file.start) {
      file = await this.open(merchantId, fileId);
      this.opened.set(fileId, file);
    }
    while (!file.ended && file.start + file.rows.length < from + count) {
      const next = await file.lines.next();
      file.ended = next.done === true;
      if (!next.done) file.rows.push(JSON.parse(next.value) as StoredRow);
      if (file.start + file.rows.length <= from) file.start += file.rows.splice(0).length;
    }
    file.start += file.rows.splice(0, from - file.start).length;
    if (file.ended && file.rows.length <= count) this.opened.delete(fileId);
    return file.rows.slice(0, count);
  }

  private async open(merchantId: number, fileId: string): Promise<Opened> {
    const [oldest] = this.opened.keys();
    if (this.opened.size >= MOST_OPEN && oldest !== undefined) this.opened.delete(oldest);
    return { start: 0, rows: [], lines: await this.lines(merchantId, fileId), ended: false };
  }

  private async lines(merchantId: number, fileId: string): Promise<AsyncIterator<string>> {
    const file = await this.files.read(importPlace(merchantId), fileId);
    if (!file) throw new Error(`the rows ${fileId} are not there`);
    return createInterface({ input: file.stream, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  /** The first rows that may be duplicates. */
  async duplicates(merchantId: number, fileId: string, most: number): Promise<ImportDuplicate[]> {
    const found: ImportDuplicate[] = [];
    const lines = await this.lines(merchantId, fileId);
    for (let next = await lines.next(); !next.done && found.length < most; next = await lines.next()) {
      const { duplicate } = JSON.parse(next.value) as StoredRow;
      if (duplicate) found.push(duplicate);
    }
    await lines.return?.();
    return found;
  }
}
