import type { DicomHeader } from '@alur/contracts/imaging/header';
import { MOST_IMAGE_BYTES } from '@alur/contracts/imaging/commands';
import type { SentImage } from '@alur/domain/imaging/study';
import { createHash } from 'node:crypto';
import { Failure } from '../../platform/errors/failure.js';
import type { FilePlace } from '../../platform/files/files.js';
import type { LargeFiles, SentFile } from '../../platform/files/large-files.js';
import { DICOM_START, isDicom, readHeader } from './dicom-header.js';

/** Beginning of a file within which its header must end. */
const MOST_HEADER_BYTES = 4 * 1024 * 1024;
const MEDIA_TYPE = 'application/dicom';

/** Images are sealed with the key of the patient record that they were sent for. */
export const imagePlace = (merchantId: number, patientId: number): FilePlace => ({
  merchantId,
  subject: `patient-${patientId}`,
  kind: 'imaging',
});

/** The beginning of a file that passes by. */
class Head {
  private readonly parts: Buffer[] = [];
  private length = 0;

  add(part: Buffer): void {
    if (this.length >= MOST_HEADER_BYTES) return;
    // Copied, because a stream may fill the same buffer again.
    this.parts.push(Buffer.from(part));
    this.length += part.length;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** The first bytes of a stream, as many as tell the kind. */
async function startOf(parts: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < DICOM_START) {
    const { done, value } = await parts.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

/**
 * Stores an uploaded image as a stream and reads its header. What is no image is read to its end and not kept, since
 * other files of the same form follow it.
 *
 * @throws Failure 415 for what is no image, 413 for more than may be, 429 for too many that were not attached
 */
export async function keepImage(
  largeFiles: LargeFiles,
  place: FilePlace,
  { bytes }: SentFile,
  by: number,
): Promise<DicomHeader & { fileId: string }> {
  const parts = bytes[Symbol.asyncIterator]();
  const start = await startOf(parts);
  const head = new Head();
  async function* whole(): AsyncGenerator<Buffer> {
    head.add(start);
    yield start;
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      head.add(next.value);
      yield next.value;
    }
  }
  if (!isDicom(start)) {
    for await (const _ of whole());
    throw new Failure(415, 'imaging.file-kind');
  }
  const limits = { kindOf: () => MEDIA_TYPE, most: MOST_IMAGE_BYTES, by };
  const kept = await largeFiles.keep(place, whole(), limits);
  // One without a header that can be read is never attached, and removed after a day.
  return { ...readHeader(head.bytes, kept.bytes), fileId: kept.id };
}

/** Reads a stored image's header and its content's hash; undefined if the file is not there. */
export async function readImage(
  largeFiles: LargeFiles,
  place: FilePlace,
  fileId: string,
): Promise<SentImage | undefined> {
  const found = await largeFiles.read(place, fileId);
  if (!found) return undefined;
  const hash = createHash('sha256');
  const head = new Head();
  for await (const part of found.stream as AsyncIterable<Buffer>) {
    hash.update(part);
    head.add(part);
  }
  return { ...readHeader(head.bytes, found.bytes), file: { fileId, sha256: hash.digest('hex'), bytes: found.bytes } };
}
