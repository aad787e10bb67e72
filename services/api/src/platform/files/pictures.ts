import type { Reply } from '../access/request.js';
import { Failure, notFound } from '../errors/failure.js';
import type { FilePlace, Files } from './files.js';
import { readImage } from './image.js';
import { sendPrivately } from './send-privately.js';

/** The longest side of pictures that are printed small: a logo, a signature. */
const MOST_PIXELS = 2000;
const MOST_BYTES = 512 * 1024;

/** Stores a small picture that is attached at once; returns its file id. */
export async function keepPicture(files: Files, place: FilePlace, sent: unknown, by: number): Promise<string> {
  const image = Buffer.isBuffer(sent) ? readImage(sent) : undefined;
  if (!image) throw new Failure(415, 'file.kind');
  if (image.bytes.length > MOST_BYTES) throw new Failure(413, 'file.too-large', { kilobytes: MOST_BYTES / 1024 });
  if (Math.max(image.width, image.height) > MOST_PIXELS) throw new Failure(413, 'file.too-wide', { most: MOST_PIXELS });
  const id = await files.keep(place, image, by);
  await files.take(place, id);
  return id;
}

/** Answers with the picture itself. */
export async function sendPicture(files: Files, place: FilePlace, fileId: string | null, reply: Reply): Promise<void> {
  const picture = fileId === null ? undefined : await files.read(place, fileId);
  if (!picture) throw notFound();
  sendPrivately(reply, picture.mediaType, picture.bytes);
}
