import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { Failure } from '../errors/failure.js';
import type { SentFile } from './large-files.js';

/** Nobody needs a longer name. */
const MOST_NAME = 200;

/**
 * Reads the one file of a multipart form as a stream; the form's other parts are ignored.
 *
 * @throws Failure 415 where there is no file, or the form is truncated
 */
export const onlyFile = async <T>(
  body: Readable,
  headers: IncomingHttpHeaders,
  take: (file: SentFile) => Promise<T>,
): Promise<T> => (await filesOf(body, headers, 1, take))[0] as T;

/**
 * Reads the first `most` files of a multipart form, one after the other, each as a stream that must be read to its end.
 *
 * @throws Failure 415 where there is none, or the form is truncated
 */
export function filesOf<T>(
  body: Readable,
  headers: IncomingHttpHeaders,
  most: number,
  take: (file: SentFile) => Promise<T>,
): Promise<T[]> {
  const type = headers['content-type'];
  return new Promise<T[]>((resolve, reject) => {
    const unreadable = () => reject(new Failure(415, 'shape.unreadable'));
    if (type === undefined) return unreadable();
    let form: InstanceType<typeof Busboy>;
    try {
      form = new Busboy({
        headers: { ...headers, 'content-type': type },
        limits: { files: most, fields: 8, fieldSize: 1024 },
      });
    } catch {
      return unreadable();
    }
    const taking: Promise<T>[] = [];
    let file: Readable | undefined;
    form.on('file', (_field, stream, name) => {
      file = stream;
      const taken = take({ name: name.slice(0, MOST_NAME), bytes: stream as AsyncIterable<Buffer> });
      taking.push(taken);
      // After the last file nothing of the form is waited for: its end may never come.
      if (taking.length === most) Promise.all(taking).then(resolve, reject);
      taken.catch(error => {
        // The rest is read and discarded, so that the client, which is still sending, gets the refusal.
        stream.resume();
        reject(error as Error);
      });
    });
    form.on('finish', () => {
      if (taking.length === 0) unreadable();
      else Promise.all(taking).then(resolve, reject);
    });
    form.on('error', unreadable);
    // A lost connection does not end the stream by itself, so the reader would wait for ever.
    const cutOff = () => {
      file?.destroy(new Failure(400, 'shape.unreadable'));
      unreadable();
    };
    body.on('error', cutOff);
    body.on('aborted', cutOff);
    body.pipe(form);
  });
}

/** Whether the body is a stream that was not read yet. */
export const isStream = (body: unknown): body is Readable =>
  typeof body === 'object' && body !== null && typeof (body as Readable).pipe === 'function';
