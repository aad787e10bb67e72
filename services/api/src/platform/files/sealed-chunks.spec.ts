import { createSecretKey, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openedChunks, sealedChunks } from './sealed-chunks.js';

const key = createSecretKey(Buffer.alloc(32, 7));
const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 28;

const of = (bytes: Buffer, part = 10_000): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / part) }, (_none, at) => bytes.subarray(at * part, (at + 1) * part)),
  );
const seal = (bytes: Buffer, file = 'f', part?: number) => buffer(sealedChunks(key, file, of(bytes, part)));
const open = (bytes: Buffer, file = 'f', part?: number) => buffer(openedChunks(key, file, of(bytes, part)));

describe('a file that is sealed in chunks', () => {
  it('is the same again, whatever its length and however it comes', async () => {
    const sizes = fc.oneof(fc.constantFrom(0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE), fc.nat(4 * PIECE));
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1_000, max: 200_000 }), async (size, part) => {
        const bytes = randomBytes(size);
        const sealed = await seal(bytes, 'f', part);
        expect((await open(sealed, 'f', part)).equals(bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('is opened neither as another file nor with pieces changed, moved, left out or put behind', async () => {
    const sealed = await seal(randomBytes(3 * PIECE + 5));
    const piece = (at: number) => sealed.subarray(at * SEALED_PIECE, (at + 1) * SEALED_PIECE);
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(SEALED_PIECE + 40) ^ 1, SEALED_PIECE + 40);
    const spoilt = {
      changed,
      moved: Buffer.concat([piece(1), piece(0), piece(2), piece(3)]),
      'left out': Buffer.concat([piece(0), piece(2), piece(3)]),
      'cut off at a piece': Buffer.concat([piece(0), piece(1), piece(2)]),
      'cut off within one': sealed.subarray(0, sealed.length - 1),
      'put behind': Buffer.concat([sealed, piece(3)]),
      nothing: Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(spoilt)) await expect(open(bytes), what).rejects.toThrow();
    await expect(open(sealed, 'g')).rejects.toThrow();
  });
});
