/** DICOM, VR SH: at most 16 characters (DOMAIN-CLINICAL 11). */
export const LONGEST_ACCESSION = 16;
const LINE_DIGITS = 2;

/**
 * The accession number of an order's line: the order's number and the line's. Order numbers are never given twice, so it
 * is unique, and a command that is repeated gives the same.
 */
export const accessionNumberOf = (orderId: number, line: number): string =>
  `${orderId}${String(line).padStart(LINE_DIGITS, '0')}`;
