import { MOST_IMAGE_BYTES } from '@alur/contracts/imaging/commands';
import type { SentImage } from '@alur/domain/imaging/study';
import { createHash } from 'node:crypto';
import { Failure } from '../../platform/errors/failure.js';
import type { FilePlace } from '../../platform/files/files.js';
import type { LargeFiles } from '../../platform/files/large-files.js';
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

/** A file that passes by: its beginning is remembered, and all of it is hashed. */
class Passing {
  private readonly hash = createHash('sha256');
  private readonly head: Buffer[] = [];
  private length = 0;

  add(part: Buffer): void {
    this.hash.update(part);
    if (this.length >= MOST_HEADER_BYTES) return;
    // Copied, because a stream may fill the same buffer again.
    this.head.push(Buffer.from(part));
    this.length += part.length;
  }

  /** @throws Failure 415 for a header that cannot be read, or without an image */
  image(fileId: string, bytes: number): SentImage {
    const header = readHeader(Buffer.concat(this.head), bytes);
    return { ...header, file: { fileId, sha256: this.hash.digest('hex'), bytes } };
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
 * Stores an image as a stream, and reads its header and the hash of its content as it passes by. What is no image is read
 * to its end and not kept, since other files of the same form follow it.
 *
 * @throws Failure 415 for what is no image, 413 for more than may be, 429 for too many that were not attached
 */
export async function keepImage(
  largeFiles: LargeFiles,
  place: FilePlace,
  bytes: AsyncIterable<Buffer>,
  { by, id }: { by: number; id?: string },
): Promise<SentImage> {
  const parts = bytes[Symbol.asyncIterator]();
  const start = await startOf(parts);
  const passing = new Passing();
  async function* whole(): AsyncGenerator<Buffer> {
    passing.add(start);
    yield start;
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      passing.add(next.value);
      yield next.value;
    }
  }
  if (!isDicom(start)) {
    for await (const _ of whole());
    throw new Failure(415, 'imaging.file-kind');
  }
  const limits = { kindOf: () => MEDIA_TYPE, most: MOST_IMAGE_BYTES, by, ...(id !== undefined && { id }) };
  const kept = await largeFiles.keep(place, whole(), limits);
  // One without a header that can be read is never attached, and removed after a day.
  return passing.image(kept.id, kept.bytes);
}

/** Images that this process has just kept and is attaching, by their files' ids. */
const attached = new Map<string, { readonly place: FilePlace; readonly image: SentImage }>();

/** Attaches an image by a command, which need not read again what was read when it was kept. */
export async function attaching(place: FilePlace, image: SentImage, command: () => Promise<unknown>): Promise<void> {
  const { fileId } = image.file;
  attached.set(fileId, { place, image });
  try {
    await command();
  } finally {
    attached.delete(fileId);
  }
}

/** A stored image's header and its content's hash; undefined if the file is not there, or not of this person. */
export async function readImage(
  largeFiles: LargeFiles,
  place: FilePlace,
  fileId: string,
): Promise<SentImage | undefined> {
  const known = attached.get(fileId);
  if (known?.place.merchantId === place.merchantId && known.place.subject === place.subject) return known.image;
  const found = await largeFiles.read(place, fileId);
  if (!found) return undefined;
  const passing = new Passing();
  for await (const part of found.stream as AsyncIterable<Buffer>) passing.add(part);
  return passing.image(fileId, found.bytes);
}
