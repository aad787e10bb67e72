import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';

export interface StoredEvent {
  id: string;
  stream: string;
  type: string;
  contentType: string;
  revision: number;
  position: bigint;
  /** When the server wrote it, by its own clock: milliseconds. */
  created: number;
  data: Buffer;
  /** Its properties, as the server shows them to older clients: JSON. */
  metadata: Buffer;
}

export interface ProposedEvent {
  id: string;
  stream: string;
  type: string;
  contentType: string;
  data: Buffer;
  properties: Record<string, string>;
}

export interface Check {
  stream: string;
  /** A revision, -1 for none, -4 for any revision of a stream that exists. */
  expected: number;
}

export interface Violation extends Check {
  checkIndex: number;
  actual: number;
}

export type Verdict = { position: bigint; revisions: Map<string, number> } | { violations: Violation[] };

/** Bytes between records, since the server's positions are bytes of a file. */
const RECORD_OVERHEAD = 97n;
/** The server also writes records of its own: one after every so many of our appends. */
const OWN_EVERY = 7;
const EXISTS = -4;
/** The result of checking a request's revisions against the log. */
interface Judged {
  verdict: 'fine' | 'again' | 'wrong';
  violation: Violation;
}

/**
 * The log of the stand-in, in memory and, if wanted, in a file too. It behaves like KurrentDB: positions have holes,
 * its clock is its own, names that differ only by case are the same within an append, and a repetition is recognised
 * only at the same revisions.
 */
export class StandInLog {
  readonly all: StoredEvent[] = [];
  private readonly streams = new Map<string, StoredEvent[]>();
  private readonly file: string | undefined;
  private next = 512n;
  private appends = 0;

  constructor(file?: string) {
    this.file = file;
    if (file === undefined || !existsSync(file)) return;
    for (const event of persistedIn(file)) this.keep(event);
  }

  stream(name: string): StoredEvent[] {
    return this.streams.get(name) ?? [];
  }

  append(events: ProposedEvent[], checks: Check[]): Verdict {
    const names = new Map<string, string>();
    for (const { stream } of [...checks, ...events])
      if (!names.has(stream.toLowerCase())) names.set(stream.toLowerCase(), stream);
    const inOne = events.map(event => ({ ...event, stream: names.get(event.stream.toLowerCase())! }));

    const outcomes = checks.map((check, checkIndex) => this.judge(check, checkIndex, inOne));
    const written = new Set(inOne.map(({ stream }) => stream));
    const again = outcomes.filter(({ verdict }) => verdict === 'again');
    if (again.length > 0 && again.length === written.size) return this.asThen(inOne, again);
    const violations = outcomes.filter(({ verdict }) => verdict !== 'fine').map(({ violation }) => violation);
    if (violations.length > 0) return { violations };

    const stored = inOne.map(event => this.keep(this.placed(event)));
    this.save(stored);
    if (++this.appends % OWN_EVERY === 0) this.writeOfItself();
    return { position: stored.at(-1)!.position, revisions: this.revisions(written) };
  }

  private judge(check: Check, checkIndex: number, events: ProposedEvent[]): Judged {
    const there = this.stream(check.stream);
    const actual = there.length - 1;
    const violation: Violation = { ...check, actual, checkIndex };
    if (check.expected === EXISTS) return { verdict: actual >= 0 ? 'fine' : 'wrong', violation };
    if (check.expected === actual) return { verdict: 'fine', violation };
    const ours = events.filter(({ stream }) => stream === check.stream);
    const same = ours.length > 0 && ours.every(({ id }, index) => there[check.expected + 1 + index]?.id === id);
    return { verdict: same ? 'again' : 'wrong', violation };
  }

  /** Answers a repetition like the first time, whatever was written since. */
  private asThen(events: ProposedEvent[], again: Judged[]): Verdict {
    const revisions = new Map<string, number>();
    for (const { violation } of again) {
      const { stream, expected } = violation;
      revisions.set(stream, expected + events.filter(event => event.stream === stream).length);
    }
    const positions = [...revisions].map(([stream, revision]) => this.stream(stream)[revision]!.position);
    return { position: positions.reduce((most, each) => (each > most ? each : most)), revisions };
  }

  private placed({ properties, ...event }: ProposedEvent): StoredEvent {
    const metadata = Buffer.from(
      JSON.stringify({ '$schema.name': event.type, '$schema.format': 'Json', ...properties }),
    );
    const position = this.next;
    this.next += RECORD_OVERHEAD + BigInt(event.data.length + metadata.length);
    const revision = this.stream(event.stream).length;
    return { ...event, revision, position, created: Date.now() - 90_000, metadata };
  }

  private writeOfItself(): void {
    const data = Buffer.from('{}');
    const event = { id: crypto.randomUUID(), stream: '$stats-stand-in', type: '$statsCollected', data, properties: {} };
    this.save([this.keep(this.placed({ ...event, contentType: 'application/json' }))]);
  }

  private keep(event: StoredEvent): StoredEvent {
    this.all.push(event);
    const stream = this.streams.get(event.stream);
    if (stream) stream.push(event);
    else this.streams.set(event.stream, [event]);
    const end = event.position + RECORD_OVERHEAD + BigInt(event.data.length + event.metadata.length);
    if (end > this.next) this.next = end;
    return event;
  }

  private save(events: StoredEvent[]): void {
    if (this.file === undefined) return;
    const texts = events.map(({ position, data, metadata, ...rest }) => ({
      ...rest,
      ...{ position: String(position), data: String(data), metadata: String(metadata) },
    }));
    appendFileSync(this.file, `${JSON.stringify(texts)}\n`);
  }

  private revisions(streams: Set<string>): Map<string, number> {
    return new Map([...streams].map(stream => [stream, this.stream(stream).length - 1]));
  }
}

type Texts = Record<'position' | 'data' | 'metadata', string> & Omit<StoredEvent, 'position' | 'data' | 'metadata'>;

/** Reads the file, an append per line; a line that was cut off by a crash is ignored. */
function persistedIn(file: string): StoredEvent[] {
  const text = readFileSync(file, 'utf8');
  const lines = text.slice(0, text.lastIndexOf('\n') + 1);
  truncateSync(file, Buffer.byteLength(lines));
  return lines.split('\n').flatMap(line => (line ? (JSON.parse(line) as Texts[]).map(parsed) : []));
}

function parsed({ position, data, metadata, ...rest }: Texts): StoredEvent {
  return { ...rest, position: BigInt(position), data: Buffer.from(data), metadata: Buffer.from(metadata) };
}
