import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a compressed file, of however many gzip members; `read` is called with the part read so far.
 *
 * @throws Error when it is cut short or damaged
 */
export async function* gunzippedLines(
  file: string,
  read: (part: number) => void = () => {},
): AsyncGenerator<string, void> {
  const { size } = statSync(file);
  const compressed = createReadStream(file);
  const gunzip = createGunzip();
  compressed.on('error', error => gunzip.destroy(error));
  let rest = '';
  try {
    for await (const chunk of compressed.pipe(gunzip).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      read(compressed.bytesRead / size);
      yield* lines;
    }
  } finally {
    compressed.destroy();
  }
  if (rest !== '') throw new Error(`${file} is cut short`);
}
