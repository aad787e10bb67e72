import { MOST_FILES } from '@alur/contracts/imaging/commands';
import type { DicomHeader, RefusedFile, UploadAnswer } from '@alur/contracts/imaging/header';
import type { ImagingInstanceRow, ImagingStudyRow, SeriesImages } from '@alur/contracts/imaging/rows';
import { inSliceOrder } from '@alur/contracts/imaging/slice-order';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import { imagingInstanceView, imagingStudyView } from '@alur/domain/imaging/views';
import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { sql } from 'kysely';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf, type CallerRequest, type Reply } from '../../platform/access/request.js';
import { AccessLog } from '../../platform/access-log/access-log.js';
import { Database } from '../../platform/db/database.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import type { FilePlace } from '../../platform/files/files.js';
import type { SentFile } from '../../platform/files/large-files.js';
import { filesOf, isStream } from '../../platform/files/multipart.js';
import { sendPrivately } from '../../platform/files/send-privately.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { IdPipe } from '../../platform/queries/id-pipe.js';
import { readRow } from '../../platform/queries/list-query.js';
import { imagePlace, keepImage } from './image-files.js';

const studies = sql.table(tableName(imagingStudyView));
const instances = sql.table(tableName(imagingInstanceView));

/** Images of studies: uploaded here, attached by `imaging/receive-study`; each look at one is logged. */
@Controller('v2/imaging')
export class ImagingController {
  constructor(
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
    @Inject(AccessLog) private readonly looks: AccessLog,
  ) {}

  /** The files of a multipart form, each processed as a stream; what is no image is named and not kept. */
  @Post('visit/:id(\\d{1,15})/image-file')
  @Access('radiology.images:upload')
  @HttpCode(200)
  async keep(
    @Param('id', IdPipe) id: number,
    @Req() { body, headers }: CallerRequest & { body: unknown },
    @CallerOf() caller: Caller,
  ): Promise<{ data: UploadAnswer; meta: object }> {
    const visit = await readRow(this.database, caller.merchantId, visitRecordView, String(id));
    if (!visit) throw notFound();
    if (!isStream(body)) throw new Failure(415, 'imaging.file-kind');
    const place = imagePlace(caller.merchantId, Number(visit['patientId']));
    const sent = await filesOf(body, headers, MOST_FILES, file => this.kept(file, place, caller));
    const images = sent.flatMap(each => ('fileId' in each ? [each] : []));
    const refused = sent.flatMap(each => ('code' in each ? [each] : []));
    const attached = await this.attached(
      caller,
      images.map(({ studyInstanceUid }) => studyInstanceUid),
    );
    const known = images.map(image => {
      const { id: studyId = null, orderId = null, line = null } = attached.get(image.studyInstanceUid) ?? {};
      return { ...image, studyId, orderId, line };
    });
    return { data: { images: known, refused, fileId: images[0]?.fileId ?? null }, meta: {} };
  }

  /** The series of a study, and the images of each in the order in which they are looked through. */
  @Get(':id(\\d{1,15})/images')
  @Access('radiology.images:view')
  async images(@Param('id', IdPipe) id: number, @CallerOf() caller: Caller): Promise<{ data: object; meta: object }> {
    const study = await this.shownTo(caller, id);
    const rows = await this.database.ask(
      caller.merchantId,
      'images of a study',
      sql<{ row: ImagingInstanceRow }>`select to_jsonb(t) as row from ${instances} t where t."studyId" = ${id}`,
    );
    await this.looks.record(caller, { what: 'imaging.study', id: study.patientId, of: String(id) });
    return { data: seriesOf(rows.map(({ row }) => row)), meta: {} };
  }

  /** One image as the DICOM file that it came as. */
  @Get(':id(\\d{1,15})/instances/:uid([0-9.]{1,64})/content')
  @Access('radiology.images:view')
  async read(
    @Param('id', IdPipe) id: number,
    @Param('uid') uid: string,
    @CallerOf() caller: Caller,
    @Res() reply: Reply,
  ): Promise<void> {
    const study = await this.shownTo(caller, id);
    const row = await readRow(this.database, caller.merchantId, imagingInstanceView, `${id}_${uid}`);
    const place = imagePlace(caller.merchantId, study.patientId);
    const file = row && (await this.platform.largeFiles.read(place, String(row['fileId'])));
    if (!file) throw notFound();
    await this.looks.record(caller, { what: 'imaging.image', id: study.patientId, of: `${id} ${uid}` });
    sendPrivately(reply.header('Content-Length', String(file.bytes)), file.mediaType, file.stream);
  }

  /** The image, or why the file is none; a failure that is not of this file ends the upload. */
  private async kept(
    file: SentFile,
    place: FilePlace,
    { userId }: Caller,
  ): Promise<(DicomHeader & { fileId: string }) | RefusedFile> {
    try {
      const { file: kept, ...header } = await keepImage(this.platform.largeFiles, place, file.bytes, { by: userId });
      return { ...header, fileId: kept.fileId };
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 415) throw error;
      return { name: file.name, code: error.code };
    }
  }

  /** The study; a removed one only to whoever may remove studies. */
  private async shownTo(caller: Caller, id: number): Promise<ImagingStudyRow> {
    const row = await readRow(this.database, caller.merchantId, imagingStudyView, String(id));
    const study = row as ImagingStudyRow | undefined;
    if (!study || (study.status === 'removed' && !caller.rights.has('radiology.images:remove'))) throw notFound();
    return study;
  }

  /** The studies that have these UIDs already. */
  private async attached({ merchantId }: Caller, uids: readonly string[]) {
    const rows = await this.database.ask(
      merchantId,
      'studies by their UIDs',
      sql<{ id: string; orderId: string; line: string; uid: string }>`
        select id, "orderId", line, "studyInstanceUid" as uid from ${studies}
        where "studyInstanceUid" = any(${[...new Set(uids)]}) and status = 'received'`,
    );
    return new Map(
      rows.map(({ id, orderId, line, uid }) => [uid, { id: Number(id), orderId: Number(orderId), line: Number(line) }]),
    );
  }
}

/** An image belongs to a series by its Series Instance UID alone (CASES, Radiology). */
function seriesOf(rows: readonly ImagingInstanceRow[]): SeriesImages[] {
  const series = Map.groupBy(rows, ({ seriesInstanceUid }) => seriesInstanceUid);
  return [...series]
    .map(([seriesInstanceUid, [first, ...rest]]): SeriesImages => {
      const { seriesNumber: number = null, seriesDescription: description = null, modality = '' } = first ?? {};
      const slices = (first ? [first, ...rest] : []).map(row => ({
        ...row,
        position: row.slicePosition,
        orientation: row.sliceOrientation,
      }));
      const images = inSliceOrder(slices, modality);
      return {
        ...{ seriesInstanceUid, number, description, modality },
        instances: images.map(image => ({
          ...{ sopInstanceUid: image.sopInstanceUid, number: image.number, frames: image.frames },
          ...{ rows: image.rows, columns: image.columns, bytes: image.bytes },
          ...{ transferSyntaxUid: image.transferSyntaxUid, acquisitionTime: image.acquisitionTime },
        })),
      };
    })
    .toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || 0);
}
