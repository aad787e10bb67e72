import { ACK, ENQ, EOT, framesOf, LF, NAK, readFrame, STX, type Frame } from './frames.js';

export interface LinkTimes {
  /** E1381 timeouts: of a sender for an answer, of a receiver for the next frame, and of a sender after NAK. */
  answerMs: number;
  frameMs: number;
  busyMs: number;
  /** Pause of a device after contention: when both begin at once, the host yields to the device. */
  contentionMs: number;
}
const times: LinkTimes = { answerMs: 15_000, frameMs: 30_000, busyMs: 10_000, contentionMs: 1_000 };

/** DOMAIN-CLINICAL 10: a frame is sent again up to six times. */
const MOST_TRIES = 6;
const LONGEST_FRAME = 64_000;
const LONGEST_MESSAGE = 1_000_000;

type Answer = 'ack' | 'nak' | 'enq' | 'silence';
interface Receiving {
  expected: number;
  /** Of the message so far. */
  text: string;
  frames: number;
}

const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** ASTM E1381 over a connection, for either end: receives messages, and sends them when the line is free. */
export class AstmLink {
  private readonly times: LinkTimes;
  private receiving: Receiving | undefined;
  private frame: number[] | undefined;
  private awaited: ((answer: Answer) => void) | undefined;
  private isSending = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  /** Received chunks are processed one after the other. */
  private taking: Promise<void> = Promise.resolve();
  private waiting: { records: readonly string[]; done: () => void; failed: (error: Error) => void }[] = [];

  constructor(
    private readonly line: {
      write: (bytes: Buffer) => void;
      /** The records of a whole message; if it rejects, the message was not stored and the device sends it again. */
      onMessage: (records: string[]) => Promise<void>;
      role: 'host' | 'device';
    },
    given: Partial<LinkTimes> = {},
  ) {
    this.times = { ...times, ...given };
  }

  push(chunk: Uint8Array): void {
    this.taking = this.taking.then(async () => {
      for (const byte of chunk) await this.take(byte);
    });
  }

  /** Resolves when all received data was processed. */
  idle(): Promise<void> {
    return this.taking;
  }

  /** Sends as soon as the line is free; resolves when every frame was taken. */
  send(records: readonly string[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ records, done, failed });
      void this.sendNext();
    });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.awaited?.('silence');
    for (const { failed } of this.waiting.splice(0)) failed(new Error('the line was closed'));
  }

  private answer(byte: number): void {
    if (!this.isClosed) this.line.write(Buffer.from([byte]));
  }

  private async take(byte: number): Promise<void> {
    if (this.frame) return this.takeOfFrame(byte);
    if (this.awaited && (byte === ACK || byte === NAK || byte === ENQ))
      return this.awaited(byte === ACK ? 'ack' : byte === NAK ? 'nak' : 'enq');
    if (this.isSending) return;
    if (byte === ENQ) this.begin();
    else if (byte === EOT) this.end();
    else if (byte === STX && this.receiving) this.frame = [];
  }

  private begin(): void {
    this.receiving = { expected: 1, text: '', frames: 0 };
    this.await();
    this.answer(ACK);
  }

  /** Discards an incomplete message: the device still has it and sends it again. */
  private end(): void {
    clearTimeout(this.timer);
    this.receiving = undefined;
    void this.sendNext();
  }

  private await(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), this.times.frameMs);
    this.timer.unref();
  }

  private async takeOfFrame(byte: number): Promise<void> {
    const bytes = this.frame ?? [];
    // The sender started over, so the partial frame is discarded.
    if (byte === ENQ) {
      this.frame = undefined;
      return this.begin();
    }
    if (byte !== LF && bytes.length < LONGEST_FRAME) {
      bytes.push(byte);
      return;
    }
    this.frame = undefined;
    this.await();
    const frame = byte === LF ? readFrame(Uint8Array.from(bytes)) : null;
    this.answer(frame && (await this.isTaken(frame)) ? ACK : NAK);
  }

  /** A repeated frame, whose answer was lost, is acknowledged again but counts once. */
  private async isTaken({ number, text, ends }: Frame): Promise<boolean> {
    const { receiving } = this;
    if (!receiving) return false;
    if (receiving.frames > 0 && number === (receiving.expected + 7) % 8) return true;
    if (number !== receiving.expected || receiving.text.length + text.length > LONGEST_MESSAGE) return false;
    const whole = receiving.text + text;
    const records = whole.split('\r').filter(each => each !== '');
    const isWhole = ends && (records.at(-1)?.startsWith('L|') ?? false);
    // The last record is acknowledged only after the message is stored, since the device sends it again otherwise.
    if (isWhole)
      try {
        await this.line.onMessage(records);
      } catch {
        return false;
      }
    const { frames } = receiving;
    this.receiving = { expected: (number + 1) % 8, text: isWhole ? '' : whole, frames: frames + 1 };
    return true;
  }

  private async sendNext(): Promise<void> {
    if (this.isSending || this.receiving || this.isClosed) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.isSending = true;
    try {
      const outcome = await this.trySend(next.records);
      if (outcome === 'yields') this.waiting.unshift(next);
      else next.done();
    } catch (error) {
      next.failed(error as Error);
    }
    this.isSending = false;
    // After contention the other end sends first.
    if (this.waiting[0] === next) this.begin();
    else void this.sendNext();
  }

  private async trySend(records: readonly string[]): Promise<'sent' | 'yields'> {
    for (let tries = 0; ; tries++) {
      const answer = await this.said(Buffer.from([ENQ]));
      if (answer === 'ack') break;
      if (answer === 'enq' && this.line.role === 'host') return 'yields';
      if (tries === MOST_TRIES) throw new Error('nobody listens');
      if (answer !== 'silence') await after(answer === 'enq' ? this.times.contentionMs : this.times.busyMs);
    }
    for (const frame of framesOf(records)) await this.sendFrame(frame);
    this.answer(EOT);
    return 'sent';
  }

  private async sendFrame(frame: Buffer): Promise<void> {
    for (let tries = 0; tries <= MOST_TRIES; tries++) if ((await this.said(frame)) === 'ack') return;
    this.answer(EOT);
    throw new Error('the frame is not taken');
  }

  private said(bytes: Buffer): Promise<Answer> {
    return new Promise(resolve => {
      const timer = setTimeout(() => this.awaited?.('silence'), this.times.answerMs);
      this.awaited = answer => {
        clearTimeout(timer);
        this.awaited = undefined;
        resolve(answer);
      };
      if (this.isClosed) this.awaited('silence');
      else this.line.write(bytes);
    });
  }
}
