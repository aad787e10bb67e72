const BOUNDARY = 'batas-formulir';

/** A file in a form of several parts, as a browser sends it. */
export const formOf = (bytes: Buffer, name = 'berkas', mediaType = 'application/octet-stream') => ({
  mediaType: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
});
