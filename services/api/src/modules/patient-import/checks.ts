import { on } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { Readable } from 'node:stream';
import { MOST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '@alur/contracts/patient-import/commands';
import type { Found } from '@alur/domain/patient-import/patient-import';
import type { Database } from '../../platform/db/database.js';
import type { LargeFiles } from '../../platform/files/large-files.js';
import type { CheckNews, CheckTask } from './check-thread.js';
import { compare } from './duplicates.js';
import { importPlace } from './import-place.js';

/** The thread's script: when running from sources, as specs do, the built one. */
const THREAD = new URL(
  './check-thread.js',
  import.meta.url.replace(/\/src\/(?=modules\/[^/]+\/checks\.ts$)/, '/dist/'),
);

/** A check that needs more than a hundred thousand rows do is given up: others wait behind it. */
const LIMITS = { heapMb: 1024, ms: 5 * 60_000 };

export interface CheckOf {
  importId: number;
  fileId: string;
  merchantId: number;
  today: string;
  hash: (kind: string, value: string) => string;
}

const unread = (problem: string): Found => ({
  problem,
  ...{ rows: 0, good: 0, bad: 0, duplicates: 0 },
  checkedFileId: null,
  reportFileId: null,
});

/** Reads spreadsheets of patients in threads, so that other requests are not blocked. */
export class Checks {
  private readonly running = new Map<number, { part: number; stop: () => void }>();

  constructor(
    private readonly database: Database,
    private readonly files: LargeFiles,
    private readonly limits = LIMITS,
  ) {}

  /** Progress of a check in this process, from 0 to 1; undefined where none is running. */
  partOf(importId: number): number | undefined {
    return this.running.get(importId)?.part;
  }

  stop(importId: number): void {
    this.running.get(importId)?.stop();
  }

  /** The result; undefined if the check was stopped. */
  async run(check: CheckOf): Promise<Found | undefined> {
    const place = importPlace(check.merchantId);
    const file = await this.files.read(place, check.fileId);
    if (!file) return unread('patient-import.file-missing');
    // A copy, because its buffer is transferred to the thread.
    const bytes = new Uint8Array(await buffer(file.stream));
    const worker = new Worker(THREAD, {
      workerData: { bytes, today: check.today, most: MOST_IMPORT_ROWS } satisfies CheckTask,
      transferList: [bytes.buffer],
      // This process's module resolution options do not apply to the thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    });
    const progress = { part: 0, stop: () => void worker.terminate() };
    this.running.set(check.importId, progress);
    const time = AbortSignal.timeout(this.limits.ms);
    let isOver = false;
    worker.once('error', () => {
      isOver = true;
    });
    try {
      return await this.follow(worker, check, progress, time);
    } catch (error) {
      // What failed here would fail again; what failed in the database is tried again.
      if (isOver || time.aborted) return unread('patient-import.too-large');
      throw error;
    } finally {
      this.running.delete(check.importId);
      await worker.terminate();
    }
  }

  private async follow(
    worker: Worker,
    check: CheckOf,
    progress: { part: number },
    signal: AbortSignal,
  ): Promise<Found | undefined> {
    // Messages are queued meanwhile; an exit without a result means that the check was stopped.
    for await (const [said] of on(worker, 'message', { close: ['exit'], signal }) as AsyncIterable<[CheckNews]>) {
      if ('part' in said) progress.part = said.part;
      else if ('problem' in said) return unread(said.problem);
      else if ('candidates' in said)
        worker.postMessage(await compare(this.database, check.merchantId, said.candidates, check.hash));
      else return this.keep(check, said);
    }
    return undefined;
  }

  private async keep(
    { merchantId }: CheckOf,
    { good, bad, duplicates, checked, report }: Extract<CheckNews, { good: number }>,
  ): Promise<Found> {
    return {
      problem: null,
      ...{ rows: good + bad + duplicates, good, bad, duplicates },
      checkedFileId: await this.keepFile(merchantId, checked, 'application/x-ndjson'),
      reportFileId: report && (await this.keepFile(merchantId, report, SPREADSHEET)),
    };
  }

  private async keepFile(merchantId: number, bytes: Uint8Array, mediaType: string): Promise<string> {
    const place = importPlace(merchantId);
    const pieces = Readable.from(piecesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
    const limits = { kindOf: () => mediaType, most: 16 * MOST_IMPORT_BYTES, by: 0 };
    const { id } = await this.files.keep(place, pieces, limits);
    await this.files.take(place, id);
    return id;
  }
}

export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function* piecesOf(bytes: Buffer, size = 256 * 1024): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
