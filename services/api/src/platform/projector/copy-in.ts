import type pg from 'pg';

/** The header of a message: its kind and its length, which counts itself but not the kind. */
export const HEADER = 5;
const LENGTH_AT = 1;
const DATA = 'd'.codePointAt(0)!;
const DONE = Buffer.from([...Buffer.from('c'), 0, 0, 0, 4]);

/** Turns the bytes into a data message in place: their first bytes are reserved for its header. */
export const asCopyData = (bytes: Buffer): Buffer => {
  bytes[0] = DATA;
  bytes.writeUInt32BE(bytes.length - LENGTH_AT, LENGTH_AT);
  return bytes;
};

/**
 * A COPY whose data is in memory: query and data go out in one write, and are answered in one turn of the event loop. A
 * stream would wait for permission to send, and wake the database for each header and each part.
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

  // Callbacks whose names pg prescribes.
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
