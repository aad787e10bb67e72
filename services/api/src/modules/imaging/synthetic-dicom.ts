/** One made-up image: its tags, and its pixels of 16 bits. */
export interface SyntheticImage {
  tags: Readonly<Record<string, SyntheticElement>>;
  rows: number;
  columns: number;
  /** The stored value of a pixel; of several frames, by frame. */
  pixel: (x: number, y: number, frame: number) => number;
  frames?: number;
  photometric?: 'MONOCHROME1' | 'MONOCHROME2';
  isSigned?: boolean;
}

export type SyntheticElement = readonly [
  vr: 'CS' | 'DA' | 'DS' | 'IS' | 'LO' | 'PN' | 'SH' | 'TM' | 'UI',
  value: string,
];

const EXPLICIT_LITTLE_ENDIAN = '1.2.840.10008.1.2.1';

const even = (bytes: Buffer, pad: number): Buffer =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([pad])]);

function element(tag: string, vr: string, value: Buffer): Buffer {
  const isLong = ['OB', 'OW'].includes(vr);
  const head = Buffer.alloc(isLong ? 12 : 8);
  head.writeUInt16LE(Number.parseInt(tag.slice(0, 4), 16), 0);
  head.writeUInt16LE(Number.parseInt(tag.slice(4), 16), 2);
  head.write(vr, 4, 'latin1');
  if (isLong) head.writeUInt32LE(value.length, 8);
  else head.writeUInt16LE(value.length, 6);
  return Buffer.concat([head, value]);
}

const text = (tag: string, vr: string, value: string): Buffer =>
  element(tag, vr, even(Buffer.from(value, 'utf8'), vr === 'UI' ? 0 : 0x20));

const short = (tag: string, value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return element(tag, 'US', bytes);
};

function pixelsOf({ rows, columns, frames = 1, pixel, isSigned }: SyntheticImage): Buffer {
  const bytes = Buffer.alloc(rows * columns * frames * 2);
  let at = 0;
  for (let frame = 0; frame < frames; frame++)
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++, at += 2) {
        const value = Math.round(pixel(x, y, frame));
        if (isSigned) bytes.writeInt16LE(value, at);
        else bytes.writeUInt16LE(value, at);
      }
  return bytes;
}

/** A DICOM file (PS3.10) of an image that nobody has: uncompressed, with explicit value representations. */
export function dicomOf(image: SyntheticImage): Buffer {
  const { tags, rows, columns, frames = 1, photometric = 'MONOCHROME2', isSigned = false } = image;
  const elements = new Map<string, Buffer>([
    ...Object.entries(tags).map(([tag, [vr, value]]) => [tag, text(tag, vr, value)] as const),
    ['00080005', text('00080005', 'CS', 'ISO_IR 192')],
    ['00280002', short('00280002', 1)],
    ['00280004', text('00280004', 'CS', photometric)],
    ...(frames > 1 ? [['00280008', text('00280008', 'IS', String(frames))] as const] : []),
    ['00280010', short('00280010', rows)],
    ['00280011', short('00280011', columns)],
    ['00280100', short('00280100', 16)],
    ['00280101', short('00280101', 16)],
    ['00280102', short('00280102', 15)],
    ['00280103', short('00280103', isSigned ? 1 : 0)],
    ['7fe00010', element('7fe00010', 'OW', pixelsOf(image))],
  ]);
  const data = [...elements].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, bytes]) => bytes);
  const of = (tag: string) => tags[tag]?.[1] ?? '';
  const meta = Buffer.concat([
    element('00020001', 'OB', Buffer.from([0, 1])),
    text('00020002', 'UI', of('00080016')),
    text('00020003', 'UI', of('00080018')),
    text('00020010', 'UI', EXPLICIT_LITTLE_ENDIAN),
    text('00020012', 'UI', '2.25.302841193'),
  ]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(meta.length);
  return Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), element('00020000', 'UL', length), meta, ...data]);
}
