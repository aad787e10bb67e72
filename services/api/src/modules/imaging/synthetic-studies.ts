import { dicomOf, type SyntheticElement, type SyntheticImage } from './synthetic-dicom.js';

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
