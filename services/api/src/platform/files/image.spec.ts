import { describe, expect, it } from 'vitest';
import { readImage } from './image.js';
import { jpegOf, pngOf, webpOf } from './testing/images.js';

const PLACE = 'GPS -6.2 106.8';

describe.each([
  ['image/jpeg', jpegOf(640, 480, PLACE)],
  ['image/png', pngOf(640, 480, ['eXIf', PLACE], ['tEXt', PLACE])],
  ['image/webp', webpOf(640, 480, PLACE)],
])('%s', (mediaType, bytes) => {
  it('says its kind and its size', () => {
    expect(readImage(bytes)).toMatchObject({ mediaType, width: 640, height: 480 });
  });

  it('is kept without where it was taken, and without what hangs on behind', () => {
    expect(bytes.includes('GPS')).toBe(true);
    const kept = readImage(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
    expect(kept?.bytes.includes('GPS')).toBe(false);
    expect(kept?.bytes.includes('script')).toBe(false);
    expect(readImage(kept!.bytes)).toEqual(kept);
  });

  it('is none when it is cut off', () => {
    for (const part of [3, 12, 20, bytes.length - 12]) expect(readImage(bytes.subarray(0, part))).toBeUndefined();
  });
});

it('is none when it has no extent', () => {
  for (const [width, height] of [
    [0, 480],
    [640, 0],
  ] as const)
    for (const bytes of [jpegOf(width, height, PLACE), pngOf(width, height)]) expect(readImage(bytes)).toBeUndefined();
});

it('takes nothing else', () => {
  for (const text of ['', 'GIF89a', '<svg/>', '\xff\xd8\xff'])
    expect(readImage(Buffer.from(text, 'latin1'))).toBeUndefined();
});
