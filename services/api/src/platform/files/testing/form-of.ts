const BOUNDARY = 'batas-formulir';

/** Files in a form of several parts, as a browser sends them. */
export const formOfFiles = (
  files: readonly { bytes: Buffer; name: string }[],
  mediaType = 'application/octet-stream',
) => ({
  mediaType: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.concat([
    ...files.flatMap(({ bytes, name }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${mediaType}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
});

/** One file in such a form. */
export const formOf = (bytes: Buffer, name = 'berkas', mediaType?: string) => formOfFiles([{ bytes, name }], mediaType);
