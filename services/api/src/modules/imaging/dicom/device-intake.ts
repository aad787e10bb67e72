import { randomUUID } from 'node:crypto';
import { addInstances, receiveStudy } from '@alur/contracts/imaging/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { imagingStudyView } from '@alur/domain/imaging/views';
import type { SentImage } from '@alur/domain/imaging/study';
import { radiologyOrderView } from '@alur/domain/radiology/order-view';
import { sql } from 'kysely';
import { facilityTime } from '../../../platform/clock/facility-clock.js';
import { StreamLocks } from '../../../platform/commands/stream-locks.js';
import type { Database } from '../../../platform/db/database.js';
import { Failure } from '../../../platform/errors/failure.js';
import type { FilePlace } from '../../../platform/files/files.js';
import type { Platform } from '../../../platform/platform.js';
import { systemCaller } from '../../../platform/processes/system-caller.js';
import { tableName } from '../../../platform/projector/row-table.js';
import { readRow } from '../../../platform/queries/list-query.js';
import { accessionIn } from '../dicom-header.js';
import { attaching, imagePlace, keepImage } from '../image-files.js';
import { isRefusal } from './refusal.js';
import { isAskedFor, worklistItem, type WorklistQuery } from './worklist.js';

/** A device that a facility has in use. */
export interface Device {
  readonly merchantId: number;
  readonly name: string;
  readonly aeTitle: string;
  readonly modality: string | null;
  readonly address: string;
}

/** What an image answers. */
interface Examination {
  readonly orderId: number;
  readonly line: number;
  readonly encounterId: number;
  readonly patientId: number;
}

/** The user of what nobody has logged in for. */
const SYSTEM = 0;
/** Within so many bytes a file says its accession number. */
const MOST_START_BYTES = 64 * 1024;
/** No worklist is longer; a device asks by its modality and day. */
const MOST_ORDERS = 500;

/** What imaging devices send and ask: images become commands, worklists are read from the rows. */
export class DeviceIntake {
  /** Images of one study come one after the other, so that the second finds the study that the first began. */
  private readonly locks = new StreamLocks();

  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /** The device of that name; undefined if none has it, or two facilities have and no address tells which. */
  async deviceOf(aeTitle: string, address: string): Promise<Device | undefined> {
    const { rows } = await this.database.worker.query<Omit<Device, 'address'>>(
      `select merchant_id::int as "merchantId", name, "aeTitle", modality
         from ${tableName(this.platform.table('imaging_device'))}
         where active and "aeTitle" = $1 and (address is null or address = $2)
         order by address nulls last limit 2`,
      [aeTitle, address],
    );
    const [found, other] = rows;
    if (!found || (other && other.merchantId !== found.merchantId)) return undefined;
    return { ...found, address };
  }

  /**
   * Keeps a file as it comes in, and attaches it to the examination whose accession number it bears. One that is there
   * already changes nothing; what is refused is read to its end, and nothing of it stays.
   *
   * @throws Failure or Rejection for a file that is no image, bears no such number, or is another patient's
   */
  async store(device: Device, file: AsyncIterable<Buffer>): Promise<void> {
    const { merchantId } = device;
    const parts = file[Symbol.asyncIterator]();
    const rest = { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) };
    try {
      const { start, accessionNumber } = await beginningOf(rest);
      const found = await this.examinationOf(merchantId, accessionNumber);
      if (!found) throw new Failure(404, 'imaging.order-unknown');
      const place = imagePlace(merchantId, found.patientId);
      await this.keep(device, found, { place, id: randomUUID() }, joined(start, rest));
    } finally {
      for await (const _ of rest);
    }
  }

  private async keep(
    device: Device,
    examination: Examination,
    { place, id }: { place: FilePlace; id: string },
    file: AsyncIterable<Buffer>,
  ): Promise<void> {
    const { largeFiles } = this.platform;
    try {
      const image = await keepImage(largeFiles, place, file, { by: SYSTEM, id });
      await attaching(place, image, () => this.attach(device, examination, image));
    } catch (error) {
      // Of another failure it is not known whether the log names the file.
      if (isRefusal(error)) await largeFiles.remove(place.merchantId, id);
      throw error;
    }
    await largeFiles.removeUntaken(place.merchantId, id);
  }

  private async attach(
    { merchantId, name, address }: Device,
    { orderId, line, encounterId }: Examination,
    { studyInstanceUid, file }: SentImage,
  ): Promise<void> {
    const caller = {
      ...systemCaller(merchantId, ['radiology.images:upload']),
      origin: { device: `DICOM ${name}`, address },
    };
    const run = ({ name: command }: CommandSpec, id: number, body: object) =>
      this.platform.runner.execute(caller, command, id, body, { commandId: randomUUID() });
    const sent = { orderId, line, fileIds: [file.fileId] };
    await this.locks.hold([`${merchantId}/${studyInstanceUid}`], async () => {
      const studyId = await this.studyOf(merchantId, studyInstanceUid);
      if (studyId === undefined) await run(receiveStudy, 0, { encounterId, ...sent, origin: 'device' });
      else await run(addInstances, studyId, sent);
    });
  }

  /** What the device is to examine, as data sets of a worklist. */
  async worklist({ merchantId, modality, aeTitle }: Device, query: WorklistQuery) {
    const zone = await this.platform.zones.zoneOf(merchantId);
    const orders = await this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<RadiologyOrderRow>`
        select o.* from ${sql.table(tableName(radiologyOrderView))} o
        where o.merchant_id = ${merchantId} and o.board = 'open'
        order by o."scheduledAt", o.id limit ${MOST_ORDERS}`.execute(trx);
      return rows;
    });
    return orders
      .flatMap(order =>
        order.lines
          .filter(({ status }) => status === 'ordered' || status === 'begun')
          .filter(line => modality === null || modality === line.modality)
          .map(line =>
            worklistItem(merchantId, order, line, { at: facilityTime(new Date(order.scheduledAt), zone), aeTitle }),
          ),
      )
      .filter(item => isAskedFor(item, query));
  }

  private async examinationOf(merchantId: number, accessionNumber: string): Promise<Examination | undefined> {
    const [, orderId] = /^(\d{1,14})\d{2}$/.exec(accessionNumber) ?? [];
    const row = orderId && (await readRow(this.database, merchantId, radiologyOrderView, orderId));
    const order = row ? (row as unknown as RadiologyOrderRow) : undefined;
    const line = order?.lines.find(each => each.accessionNumber === accessionNumber);
    if (!order || !line) return undefined;
    return { orderId: order.id, line: line.line, encounterId: order.encounterId, patientId: order.patientId };
  }

  private async studyOf(merchantId: number, uid: string): Promise<number | undefined> {
    return this.database.tenant(merchantId, async trx => {
      const { rows } = await sql<{ id: number }>`
        select s.id::int from ${sql.table(tableName(imagingStudyView))} s
        where s.merchant_id = ${merchantId} and s."studyInstanceUid" = ${uid} and s.status = 'received'`.execute(trx);
      return rows[0]?.id;
    });
  }
}

/** As much of a file as tells its accession number. */
async function beginningOf(file: AsyncIterable<Buffer>): Promise<{ start: Buffer; accessionNumber: string }> {
  let start = Buffer.alloc(0);
  for await (const part of file) {
    start = Buffer.concat([start, part]);
    const accessionNumber = accessionIn(start);
    if (accessionNumber !== undefined) return { start, accessionNumber: accessionNumber ?? '' };
    if (start.length >= MOST_START_BYTES) break;
  }
  return { start, accessionNumber: '' };
}

async function* joined(start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  yield* rest;
}
