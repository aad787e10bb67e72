/** An image as stored: its kind and size from its own header, and no metadata. */
export interface Image {
  mediaType: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  /** Without the camera's metadata (place, time, device), and without bytes behind the image's end. */
  bytes: Buffer;
}

/** Reads an image's header and drops its metadata; undefined if it is not a complete image of an accepted kind. */
export function readImage(bytes: Buffer): Image | undefined {
  try {
    const image = imageIn(bytes);
    // Nothing draws an image without an extent.
    return image && image.width > 0 && image.height > 0 ? image : undefined;
  } catch (error) {
    // The image is truncated: its header announces more bytes than there are.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const imageIn = (bytes: Buffer): Image | undefined => {
  if (bytes.readUInt16BE(0) === 0xffd8) return jpeg(bytes);
  if (bytes.toString('latin1', 0, 8) === PNG) return png(bytes);
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? webp(bytes) : undefined;
};

const PNG = '\x89PNG\r\n\x1a\n';

/** Markers of a frame's header, which holds the size; the excluded markers in this range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/**
 * APP1 to APP13 and APP15, and comments: EXIF with the place, previews, other programs' notes. APP0 and APP14 are kept,
 * since they define the colours.
 */
const isJpegMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
const START_OF_SCAN = 0xda;

function jpeg(bytes: Buffer): Image | undefined {
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) {
      const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
      if (!size || last < end) return undefined;
      return { mediaType: 'image/jpeg', ...size, bytes: Buffer.concat([...kept, bytes.subarray(at, last + 2)]) };
    }
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (end > bytes.length) return undefined;
    if (!isJpegMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Chunks needed to draw the picture; text, times, EXIF and colour profiles are dropped. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']);

function png(bytes: Buffer): Image | undefined {
  const kept = [bytes.subarray(0, 8)];
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { mediaType: 'image/png', width, height, bytes: Buffer.concat(kept) };
    at = end;
  }
}

const WEBP_METADATA = new Set(['EXIF', 'XMP ', 'ICCP']);
/** The bits of an extended header that announce a profile, EXIF and XMP. */
const WEBP_ANNOUNCES = 0x20 | 0x08 | 0x04;

function webp(bytes: Buffer): Image | undefined {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) return undefined;
  for (let at = 12; at + 8 <= whole;) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, Math.min(whole, at + 8 + length + (length % 2))));
    size ??= webpSize(type, chunk);
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_ANNOUNCES, 8);
    if (!WEBP_METADATA.has(type)) kept.push(chunk);
    at += 8 + length + (length % 2);
  }
  if (!size) return undefined;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return { mediaType: 'image/webp', ...size, bytes: Buffer.concat([head, body]) };
}

function webpSize(type: string, chunk: Buffer): { width: number; height: number } | undefined {
  if (type === 'VP8X') return { width: 1 + chunk.readUIntLE(12, 3), height: 1 + chunk.readUIntLE(15, 3) };
  if (type === 'VP8 ') return { width: chunk.readUInt16LE(14) & 0x3fff, height: chunk.readUInt16LE(16) & 0x3fff };
  if (type !== 'VP8L') return undefined;
  const bits = chunk.readUInt32LE(9);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}
