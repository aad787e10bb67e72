import type { CipherKey } from 'node:crypto';
import { openBytes, sealedParts } from '../sealing/sealed-bytes.js';
import { YoungGarbage } from './young-garbage.js';

const CHUNK = 64 * 1024;
/** Nonce and tag of each chunk. */
const OVERHEAD = 28;

/** Which chunk of which file it is, and whether none comes after it: all of it is authenticated. */
const placeOf = (file: string, index: number, isLast: boolean): string =>
  `file/${file}/${index}${isLast ? '/last' : ''}`;

/**
 * The bytes in pieces of one size; only the last, which is marked, may be shorter, and there is always one. All lie in the
 * same memory, one after the other: whoever takes a piece is done with it before the next.
 */
async function* pieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<[bytes: Buffer, isLast: boolean]> {
  const piece = Buffer.allocUnsafeSlow(size);
  const garbage = new YoungGarbage();
  let length = 0;
  for await (const part of source) {
    garbage.passed(part.length);
    for (let at = 0; at < part.length;) {
      // What is exactly one piece may be the last.
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
 * Seals a file of any length piece by piece, in memory for one: no piece can be changed, moved to another place or
 * another file, and none can be left out at the end.
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

/** The file again. @throws Error at the first piece that is not as it was written, or in its place */
export async function* openedChunks(
  key: CipherKey,
  file: string,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = 0;
  for await (const [bytes, isLast] of pieces(source, CHUNK + OVERHEAD))
    yield openBytes(key, bytes, placeOf(file, index++, isLast));
}
