import type { KindOf } from './large-files.js';

const starts = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

/** Detects a document's type by its first bytes, whatever its name: a PDF, or an image that browsers show. */
export const documentKind: KindOf = first => {
  if (starts(first, '%PDF-')) return 'application/pdf';
  if (starts(first, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(first, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(first, 'RIFF') && starts(first, 'WEBP', 8)) return 'image/webp';
  return undefined;
};
