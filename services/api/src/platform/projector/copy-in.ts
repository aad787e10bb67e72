import type pg from 'pg';

/** The header of a message: its kind and its length, which counts itself but not the kind. */
export const HEADER = 5;
const LENGTH_AT = 1;
const DATA = 'd'.codePointAt(0)!;
const DONE = Buffer.from([...Buffer.from('c'), 0, 0, 0, 4]);

/** A message of data, in place: the first bytes of these are left for its header. */
export const asCopyData = (bytes: Buffer): Buffer => {
  bytes[0] = DATA;
  bytes.writeUInt32BE(bytes.length - LENGTH_AT, LENGTH_AT);
  return bytes;
};

/**
 * A COPY whose data is at hand: it goes out in one write, right behind the question, and is answered in one turn of the
 * event loop. A stream would wait for leave to send, and wake the database for each header and each part.
 */
class CopyIn implements pg.Submittable {
  constructor(
    private readonly text: string,
    private readonly data: readonly Buffer[],
    private readonly resolve: () => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.text);
    for (const message of this.data) stream.write(message);
    stream.write(DONE);
    stream.uncork();
  }

  // What pg calls by these names.
  handleCopyInResponse(): void {}
  handleCommandComplete(): void {}
  handleReadyForQuery(): void {
    this.resolve();
  }
  handleError(error: Error): void {
    this.reject(error);
  }
}

/** Runs `copy … from stdin` with these messages of data, on a connection that is not pipelined. */
export const copyIn = (client: pg.Client, text: string, data: readonly Buffer[]): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(new CopyIn(text, data, resolve, reject));
  });
