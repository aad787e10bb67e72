import type { CipherKey } from 'node:crypto';
import { openBytes, sealedParts } from '../sealing/sealed-bytes.js';
import { YoungGarbage } from './young-garbage.js';

const CHUNK = 64 * 1024;
/** Nonce and tag of each chunk. */
const OVERHEAD = 28;

/**
 * The chunk's file, index and whether it is the last: authenticated with the chunk, so that none can be moved or left
 * out.
 */
const placeOf = (file: string, index: number, isLast: boolean): string =>
  `file/${file}/${index}${isLast ? '/last' : ''}`;

/**
 * The bytes in pieces of one size; only the last, which is marked, may be shorter, and there is always one. All share
 * one buffer, so a piece must be used before the next is taken.
 */
async function* pieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<[bytes: Buffer, isLast: boolean]> {
  const piece = Buffer.allocUnsafeSlow(size);
  const garbage = new YoungGarbage();
  let length = 0;
  for await (const part of source) {
    garbage.passed(part.length);
    for (let at = 0; at < part.length;) {
      // A full piece may be the last, so it is yielded only when more bytes follow.
      if (length === size) {
        yield [piece, false];
        length = 0;
      }
      const taken = part.copy(piece, length, at);
      at += taken;
      length += taken;
    }
  }
  yield [piece.subarray(0, length), true];
}

/**
 * Seals a file of any length with one piece in memory at a time: no piece can be changed or moved to another place or
 * file, and none can be left out at the end.
 */
export async function* sealedChunks(
  key: CipherKey,
  file: string,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const [bytes, isLast] of pieces(source, CHUNK))
    yield* sealedParts(key, bytes, placeOf(file, index++, isLast));
}

/** Decrypts the file. @throws Error at the first piece that was changed or is out of its place */
export async function* openedChunks(
  key: CipherKey,
  file: string,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const [bytes, isLast] of pieces(source, CHUNK + OVERHEAD))
    yield openBytes(key, bytes, placeOf(file, index++, isLast));
}
