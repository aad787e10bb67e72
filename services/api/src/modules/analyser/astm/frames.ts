/** Control characters of ASTM E1381. */
export const [STX, ETX, EOT, ENQ, ACK, LF, CR, NAK, ETB] = [2, 3, 4, 5, 6, 10, 13, 21, 23] as const;

/** E1381: a frame has at most 240 characters of text. */
const LONGEST_TEXT = 240;

/** Sum of the bytes from the frame's number to its ETX or ETB, modulo 256, in two capital hexadecimal digits. */
export const checksum = (bytes: Uint8Array): string =>
  (bytes.reduce((sum, byte) => sum + byte, 0) % 256).toString(16).toUpperCase().padStart(2, '0');

/** `STX n text ETX cc CR LF`; ETB in place of ETX where the record goes on. */
export const frameOf = (number: number, text: string, ends: boolean): Buffer => {
  const content = Buffer.concat([Buffer.from(`${number}${text}`, 'latin1'), Buffer.from([ends ? ETX : ETB])]);
  return Buffer.concat([Buffer.from([STX]), content, Buffer.from(`${checksum(content)}\r\n`, 'latin1')]);
};

/** The frames of a message: each record in one or several of its own, numbered from 1 to 7, then 0. */
export const framesOf = (records: readonly string[]): Buffer[] => {
  const parts = records.flatMap(record => {
    const text = `${record}\r`;
    const count = Math.ceil(text.length / LONGEST_TEXT);
    return Array.from({ length: count }, (_none, index) => ({
      text: text.slice(index * LONGEST_TEXT, (index + 1) * LONGEST_TEXT),
      ends: index === count - 1,
    }));
  });
  return parts.map(({ text, ends }, index) => frameOf((index + 1) % 8, text, ends));
};

export interface Frame {
  number: number;
  text: string;
  ends: boolean;
}

/** Parses the part between STX and LF; null if it is incomplete or its checksum is wrong. */
export const readFrame = (bytes: Uint8Array): Frame | null => {
  const end = bytes.findIndex(byte => byte === ETX || byte === ETB);
  if (end < 1 || bytes.length !== end + 4 || bytes[end + 3] !== CR) return null;
  const said = Buffer.from(bytes.subarray(end + 1, end + 3)).toString('latin1');
  if (said.toUpperCase() !== checksum(bytes.subarray(0, end + 1))) return null;
  const number = (bytes[0] ?? 0) - '0'.charCodeAt(0);
  if (number < 0 || number > 7) return null;
  return { number, text: Buffer.from(bytes.subarray(1, end)).toString('latin1'), ends: bytes[end] === ETX };
};
