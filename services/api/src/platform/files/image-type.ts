/** What a file says of itself in its first bytes; what the sender says of it is not believed. */
export const imageTypeOf = (bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | undefined => {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
};
