import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo, type Unzipped } from 'fflate';

/** A larger sheet is too large to be checked, and not unpacked twice. */
const MOST_BYTES = 512 * 1024 * 1024;
const isSheet = ({ name, originalSize }: UnzipFileInfo): boolean =>
  /^xl\/worksheets\/[^/]+\.xml$/.test(name) && originalSize <= MOST_BYTES;

/** A cell whose formula came to an error, and one whose formula was never computed. */
const FAILED = /(<c [^>]*)t="e"/g;
const UNCOMPUTED = /<c ([^>]*)><f(?:[^>]*\/>|[^>]*>[^<]*<\/f>)<\/c>/g;

const isWithout = (sheet: Uint8Array): boolean => {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength);
  return !bytes.includes(' t="e"') && !bytes.includes('<f');
};

const asTexts = (sheet: Uint8Array) =>
  strToU8(
    strFromU8(sheet)
      .replace(FAILED, '$1t="str"')
      .replace(UNCOMPUTED, (_cell, about: string) => `<c ${about.replace(/ ?t="\w*"/, '')} t="str"><v>=</v></c>`),
  );

/**
 * The spreadsheet with its errors as texts (`#N/A`), and `=` where a formula has no result. The reader takes both to be
 * blank, and what somebody sees as an error must not be read as nothing.
 */
export function withFormulaErrors(bytes: Buffer): Buffer {
  const sheets = unzipSync(bytes, { filter: isSheet });
  if (Object.values(sheets).every(isWithout)) return bytes;
  const parts: Unzipped = unzipSync(bytes);
  for (const [path, sheet] of Object.entries(sheets)) parts[path] = asTexts(sheet);
  return Buffer.from(zipSync(parts, { level: 0 }));
}
