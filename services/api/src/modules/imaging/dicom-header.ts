import type { DicomHeader } from '@alur/contracts/imaging/header';
import dicomParser, { type DataSet } from 'dicom-parser';
import { Failure } from '../../platform/errors/failure.js';

/** The preamble, "DICM", and the group of the first element. */
const PREAMBLE = 128;
export const DICOM_START = PREAMBLE + 6;

/** A file of PS3.10: 128 bytes, "DICM", and then group 2 (DOMAIN-CLINICAL 11). */
export const isDicom = (start: Buffer): boolean =>
  start.length >= DICOM_START &&
  start.toString('latin1', PREAMBLE, PREAMBLE + 4) === 'DICM' &&
  start.readUInt16LE(PREAMBLE + 4) === 2;

const ACCESSION = 'x00080050';
const PIXEL_DATA = 'x7fe00010';
/** Length of compressed pixels, which end by a delimiter. */
const UNDEFINED_LENGTH = 0xffff_ffff;
const UTF8 = 'ISO_IR 192';

/** An element's text in the file's own character set; null where there is none. */
const textIn = (data: DataSet, tag: string): string | null => {
  const element = data.elements[tag];
  if (!element || element.length === 0) return null;
  const bytes = data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length);
  const charset = data.string('x00080005')?.includes(UTF8) ? 'utf-8' : 'latin1';
  const text = new TextDecoder(charset)
    .decode(bytes)
    .replace(/[\0\p{Cc}]/gu, '')
    .trim();
  return text === '' ? null : text;
};

const numbersIn = (data: DataSet, tag: string, count: number): number[] | null => {
  const numbers = textIn(data, tag)?.split('\\').map(Number) ?? [];
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : null;
};

const intIn = (data: DataSet, tag: string): number | null => {
  const number = Number.parseInt(textIn(data, tag) ?? '', 10);
  return Number.isSafeInteger(number) ? number : null;
};

const dateOf = (text: string | null): string | null =>
  /^(\d{4})\.?(\d{2})\.?(\d{2})/
    .exec(text ?? '')
    ?.slice(1, 4)
    .join('-') ?? null;

/** `HHMMSS.FFFFFF`, of which only the hour must be there. */
const timeOf = (text: string | null): string | null => {
  const found = /^(\d{2}):?(\d{2})?:?(\d{2})?(\.\d+)?/.exec(text ?? '');
  return found && `${found[1]}:${found[2] ?? '00'}:${found[3] ?? '00'}${found[4] ?? ''}`;
};

/** When the image was acquired, or else when its content was made. */
const acquiredAt = (data: DataSet): string | null => {
  const whole = textIn(data, 'x0008002a');
  const pairs: [string | null, string | null][] = [
    [whole && whole.slice(0, 8), whole && whole.slice(8)],
    [textIn(data, 'x00080022'), textIn(data, 'x00080032')],
    [textIn(data, 'x00080023'), textIn(data, 'x00080033')],
  ];
  for (const [date, time] of pairs) {
    const [day, clock] = [dateOf(date), timeOf(time)];
    if (day !== null && clock !== null) return `${day}T${clock}`;
  }
  return null;
};

const isUid = (text: string | undefined): text is string => /^[0-9.]{1,64}$/.test(text ?? '');

/**
 * The number by which an image finds its order; undefined while more must be read to know it. It is among the first of a
 * file's elements, which are in the order of their numbers.
 */
export function accessionIn(start: Uint8Array): string | null | undefined {
  try {
    const data = dicomParser.parseDicom(start, { untilTag: ACCESSION });
    const found = data.elements[ACCESSION];
    return found && found.dataOffset + found.length <= start.length ? textIn(data, ACCESSION) : undefined;
  } catch {
    return undefined;
  }
}

/** The data set up to the pixels, which may lie beyond the bytes that are given. */
function headOf(bytes: Uint8Array): DataSet {
  try {
    return dicomParser.parseDicom(bytes, { untilTag: PIXEL_DATA });
  } catch {
    throw new Failure(415, 'imaging.file-unreadable');
  }
}

/**
 * Reads what a file says of its image.
 *
 * @param bytes The file, or its beginning up to the pixels at least
 * @param length How many bytes the whole file has
 * @throws Failure 415 if it cannot be read, was cut off, or has no image
 */
export function readHeader(bytes: Uint8Array, length: number): DicomHeader {
  const data = headOf(bytes);
  const [studyInstanceUid, seriesInstanceUid] = [data.string('x0020000d'), data.string('x0020000e')];
  const [sopClassUid, sopInstanceUid] = [data.string('x00080016'), data.string('x00080018')];
  const transferSyntaxUid = data.string('x00020010');
  const [rows, columns] = [data.uint16('x00280010') ?? 0, data.uint16('x00280011') ?? 0];
  const pixels = data.elements[PIXEL_DATA];
  if (rows * columns === 0 || !pixels) throw new Failure(415, 'imaging.no-image');
  const isWhole = pixels.length === UNDEFINED_LENGTH || pixels.dataOffset + pixels.length <= length;
  if (
    !isWhole ||
    !(isUid(studyInstanceUid) && isUid(seriesInstanceUid) && isUid(sopClassUid) && isUid(sopInstanceUid)) ||
    !isUid(transferSyntaxUid)
  )
    throw new Failure(415, 'imaging.file-unreadable');
  return {
    studyInstanceUid,
    studyDate: dateOf(textIn(data, 'x00080020')),
    studyDescription: textIn(data, 'x00081030'),
    accessionNumber: textIn(data, ACCESSION),
    patientId: textIn(data, 'x00100020'),
    issuerOfPatientId: textIn(data, 'x00100021'),
    seriesInstanceUid,
    seriesNumber: intIn(data, 'x00200011'),
    seriesDescription: textIn(data, 'x0008103e'),
    modality: textIn(data, 'x00080060') ?? 'OT',
    sopInstanceUid,
    sopClassUid,
    transferSyntaxUid,
    instanceNumber: intIn(data, 'x00200013'),
    frames: Math.max(1, intIn(data, 'x00280008') ?? 1),
    rows,
    columns,
    position: numbersIn(data, 'x00200032', 3),
    orientation: numbersIn(data, 'x00200037', 6),
    acquisitionTime: acquiredAt(data),
  };
}
