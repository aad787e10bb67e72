import type { Discrepancy } from '@alur/contracts/imaging/commands';
import { discrepanciesOf, issuerOf } from '@alur/contracts/imaging/header';
import type { ImagingStudyRow } from '@alur/contracts/imaging/rows';
import { accessionNumberOf } from '@alur/contracts/radiology/accession';
import { visitRecordView } from '@alur/domain/consultation/visit-record-view';
import type { SentImage } from '@alur/domain/imaging/study';
import { imagingInstanceView, imagingStudyView } from '@alur/domain/imaging/views';
import { sql } from 'kysely';
import type { Prepare } from '../../platform/commands/command-registry.js';
import type { RegisterPrepares } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { imagePlace, readImage } from './image-files.js';

const instances = sql.table(tableName(imagingInstanceView));

/** What the files of a command are compared with. */
interface Expected {
  patientId: number;
  recordNumber: string;
  accessionNumber: string;
}

/**
 * Reads the images that a command names, and attaches those that it will keep, so that they are not removed after a
 * day. Which it keeps, the streams decide; a file that was attached and is not kept only takes room.
 */
export const registerImagingPrepares: RegisterPrepares = ({ commands, largeFiles }, database) => {
  const sentFor = async (
    merchantId: number,
    body: Readonly<Record<string, unknown>>,
    expected: Expected,
    known: ReadonlySet<string>,
  ): Promise<{ images: SentImage[] }> => {
    const place = imagePlace(merchantId, expected.patientId);
    const confirm = body['confirm'] as readonly Discrepancy[];
    const images: SentImage[] = [];
    for (const fileId of body['fileIds'] as readonly string[]) {
      const image = await readImage(largeFiles, place, fileId);
      if (image) images.push(image);
    }
    const order = { ...expected, issuer: issuerOf(merchantId) };
    if (images.every(image => discrepanciesOf(image, order).every(each => confirm.includes(each))))
      for (const { file, sopInstanceUid } of images)
        if (!known.has(sopInstanceUid)) await largeFiles.take(place, file.fileId);
    return { images };
  };
  const receiving: Prepare = async ({ merchantId }, body) => {
    const visit = await readRow(database, merchantId, visitRecordView, String(body['encounterId']));
    if (!visit) return {};
    const expected = {
      ...{ patientId: Number(visit['patientId']), recordNumber: String(visit['recordNumber']) },
      accessionNumber: accessionNumberOf(Number(body['orderId']), Number(body['line'])),
    };
    return sentFor(merchantId, body, expected, new Set());
  };
  const adding: Prepare = async ({ merchantId }, body) => {
    const study = (await readRow(database, merchantId, imagingStudyView, String(body['id']))) as
      | ImagingStudyRow
      | undefined;
    if (!study) return {};
    const rows = await database.ask(
      merchantId,
      'UIDs of a study’s images',
      sql<{ uid: string }>`select "sopInstanceUid" as uid from ${instances} where "studyId" = ${study.id}`,
    );
    return sentFor(merchantId, body, study, new Set(rows.map(({ uid }) => uid)));
  };
  if (commands.act('imaging/receive-study')) commands.prepareWith('imaging/receive-study', receiving);
  if (commands.act('imaging/add-instances')) commands.prepareWith('imaging/add-instances', adding);
};
