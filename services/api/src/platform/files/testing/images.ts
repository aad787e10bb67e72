/** Images as their headers make them, without a picture that anybody would recognise. */
const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

export const pngOf = (width: number, height: number, ...more: readonly [string, string][]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk('IDAT', Buffer.alloc(32, 7)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

export const jpegOf = (width: number, height: number, exif: string): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xe1, Buffer.from(`Exif\0\0${exif}`)),
    segment(0xfe, Buffer.from(exif)),
    segment(0xc0, frame),
    segment(0xda, Buffer.alloc(6, 1)),
    Buffer.alloc(40, 7),
    Buffer.from([0xff, 0xd9]),
  ]);
};

export const webpOf = (width: number, height: number, exif: string): Buffer => {
  const part = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
  };
  const header = Buffer.alloc(10);
  header.writeUInt8(exif === '' ? 0 : 0x08, 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    part('VP8X', header),
    part('VP8L', Buffer.alloc(16, 0x2f)),
    ...(exif === '' ? [] : [part('EXIF', Buffer.from(exif))]),
  ]);
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
