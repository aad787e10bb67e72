/** One made-up image: its tags, and its pixels of 16 bits. */
interface SyntheticImage {
  tags: Readonly<Record<string, SyntheticElement>>;
  rows: number;
  columns: number;
  /** The stored value of a pixel; of several frames, by frame. */
  pixel: (x: number, y: number, frame: number) => number;
  frames?: number;
  photometric?: 'MONOCHROME1' | 'MONOCHROME2';
  isSigned?: boolean;
}

type SyntheticElement = readonly [vr: 'CS' | 'DA' | 'DS' | 'IS' | 'LO' | 'PN' | 'SH' | 'TM' | 'UI', value: string];

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
function dicomOf(image: SyntheticImage): Buffer {
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

/** Whose images these are made up to be. */
export interface OfWhom {
  recordNumber: string;
  accessionNumber: string;
  name?: string;
  issuer?: string;
  /** Tells one study from another. */
  study?: string;
}

const CT = '1.2.840.10008.5.1.4.1.1.2';
const CR = '1.2.840.10008.5.1.4.1.1.1';
const ROOT = '2.25.20261126';

const tagsOf = (of: OfWhom, uids: { sopClass: string; series: number; instance: number }) => {
  const study = `${ROOT}.${of.study ?? '1'}`;
  const series = `${study}.${uids.series}`;
  return {
    '00080016': ['UI', uids.sopClass],
    '00080018': ['UI', `${series}.${uids.instance}`],
    '00080020': ['DA', '20261126'],
    '00080022': ['DA', '20261126'],
    '00080050': ['SH', of.accessionNumber],
    '00100010': ['PN', of.name ?? 'CONTOH^PASIEN'],
    '00100020': ['LO', of.recordNumber],
    ...(of.issuer !== undefined && { '00100021': ['LO', of.issuer] as const }),
    '0020000d': ['UI', study],
    '0020000e': ['UI', series],
    '00200011': ['IS', String(uids.series)],
    '00200013': ['IS', String(uids.instance)],
  } satisfies Record<string, SyntheticElement>;
};

const inside = (x: number, y: number, across: number, down: number): boolean => (x / across) ** 2 + (y / down) ** 2 < 1;

const SIZE = 128;
const THICKNESS = 5;

/** One slice through a made-up head, in Hounsfield units with an intercept of -1024: bone, brain, and its ventricles. */
export function headSlice(of: OfWhom, nth: number, slices: number): Buffer {
  const size = 0.72 + 0.28 * Math.sin((Math.PI * (nth + 0.5)) / slices);
  const unitsAt = (x: number, y: number): number => {
    const [across, down] = [(x - SIZE / 2) / size, (y - SIZE / 2) / size];
    if (!inside(across, down, 46, 56)) return -1000;
    if (!inside(across, down, 41, 51)) return 900;
    if (inside(Math.abs(across) - 8, down + 4, 4, 14)) return 5;
    return 34 + 4 * Math.sin(across / 3) * Math.cos(down / 4);
  };
  return dicomOf({
    tags: {
      ...tagsOf(of, { sopClass: CT, series: 1, instance: slices - nth }),
      '00080032': ['TM', `0900${String(nth).padStart(2, '0')}`],
      '00080060': ['CS', 'CT'],
      '00081030': ['LO', 'CT kepala tanpa kontras'],
      '0008103e': ['LO', 'Aksial 5 mm'],
      '00180050': ['DS', String(THICKNESS)],
      '00200032': ['DS', ['-115', '-115', nth * THICKNESS].join('\\')],
      '00200037': ['DS', String.raw`1\0\0\0\1\0`],
      '00280030': ['DS', String.raw`1.8\1.8`],
      '00281050': ['DS', String.raw`40\400`],
      '00281051': ['DS', String.raw`80\2000`],
      '00281055': ['LO', String.raw`Otak\Tulang`],
      '00281052': ['DS', '-1024'],
      '00281053': ['DS', '1'],
      '00281054': ['LO', 'HU'],
    },
    ...{ rows: SIZE, columns: SIZE, pixel: (x, y) => unitsAt(x, y) + 1024 },
  });
}

/** A made-up chest radiograph, dark where it is bright in others (MONOCHROME1). */
export function chestImage(of: OfWhom): Buffer {
  const [rows, columns] = [256, 224];
  const densityAt = (x: number, y: number): number => {
    const [across, down] = [x - columns / 2, y - rows / 2];
    const rib = Math.abs(Math.sin((down + Math.abs(across) / 3) / 9)) > 0.82 ? 260 : 0;
    if (Math.abs(across) < 12) return 3200;
    if (inside(across - 16, down - 30, 42, 50)) return 2900;
    if (inside(Math.abs(across) - 52, down, 40, 88)) return 700 + rib;
    return inside(across, down, 108, 124) ? 2100 + rib : 150;
  };
  const image: SyntheticImage = {
    tags: {
      ...tagsOf(of, { sopClass: CR, series: 2, instance: 1 }),
      '00080032': ['TM', '091500'],
      '00080060': ['CS', 'CR'],
      '00081030': ['LO', 'Thorax PA'],
      '0008103e': ['LO', 'PA'],
      '00181164': ['DS', String.raw`1.4\1.4`],
      '00281050': ['DS', '2047'],
      '00281051': ['DS', '4095'],
    },
    ...{ rows, columns, photometric: 'MONOCHROME1', pixel: (x, y) => 4095 - densityAt(x, y) },
  };
  return dicomOf(image);
}
