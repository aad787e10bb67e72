import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ConfigurationError } from '../config/config.js';
import { gunzippedLines } from './gunzipped-lines.js';
import { HEADER, lineOf, readLine, type Line } from './transfer-lines.js';

const compress = promisify(gzip);
/** Characters per gzip member; an interrupted export can continue after each member. */
const MEMBER = 4_000_000;

const headerLine = JSON.stringify(HEADER);
const NO_LOG = 'is not a log that this version can read';
const OTHER_SHAPES =
  'is the log of another release, whose events cannot be carried over to this one: keep it for that release';

const isLog = (text: string): boolean => text.startsWith(JSON.stringify({ alur: HEADER.alur }).slice(0, -1));

/**
 * Writes a temporary file, member by member, each flushed with a note of the progress, so that an interrupted export
 * continues after the last complete member. Only a finished file gets its final name. Readable by its owner alone.
 */
export class TransferWriter<Note extends object> {
  private text: string[] = [];
  private size = 0;

  private constructor(
    private readonly out: string,
    private readonly file: number,
    private bytes: number,
    /** What was noted with the last whole member of an earlier attempt. */
    readonly resumed: Note | undefined,
    private readonly memberSize: number,
  ) {}

  /** @param memberSize characters after which a member ends, and from where it can go on */
  static open<Note extends object>(out: string, memberSize = MEMBER): TransferWriter<Note> {
    const note = readNote<Note>(out);
    const file = openSync(`${out}.part`, note ? 'r+' : 'w', 0o600);
    ftruncateSync(file, note?.bytes ?? 0);
    const writer = new TransferWriter<Note>(out, file, note?.bytes ?? 0, note?.note, memberSize);
    if (!note) writer.add(headerLine);
    return writer;
  }

  /** Adds a line; resolves at once unless a member is full. */
  write(line: Line): void {
    this.add(lineOf(line));
  }

  /** Ends the member if it is large enough, and stores the note with it. */
  async note(note: Note): Promise<void> {
    if (this.size >= this.memberSize) await this.flush(note);
  }

  async finish(note: Note): Promise<{ bytes: number }> {
    await this.flush(note);
    closeSync(this.file);
    renameSync(`${this.out}.part`, this.out);
    rmSync(noteOf(this.out), { force: true });
    return { bytes: this.bytes };
  }

  /** Closes the file, so that another attempt can continue it. */
  breakOff(): void {
    closeSync(this.file);
  }

  private add(line: string): void {
    this.text.push(line, '\n');
    this.size += line.length + 1;
  }

  private async flush(note: Note): Promise<void> {
    const member = await compress(this.text.join(''));
    for (let written = 0; written < member.length;)
      written += writeSync(this.file, member, written, member.length - written, this.bytes + written);
    fsyncSync(this.file);
    this.bytes += member.length;
    this.text = [];
    this.size = 0;
    const draft = `${noteOf(this.out)}.draft`;
    writeFileSync(draft, JSON.stringify({ bytes: this.bytes, note }), { mode: 0o600, flush: true });
    renameSync(draft, noteOf(this.out));
  }
}

const noteOf = (out: string) => `${out}.progress`;

function readNote<Note>(out: string): { bytes: number; note: Note } | undefined {
  if (!existsSync(`${out}.part`) || !existsSync(noteOf(out))) return undefined;
  const note = JSON.parse(readFileSync(noteOf(out), 'utf8')) as { bytes: number; note: Note };
  return statSync(`${out}.part`).size >= note.bytes ? note : undefined;
}

/**
 * The lines of a file, in their order; `read` is called with the part read so far.
 *
 * @throws Error when it is cut short, damaged, or no log
 */
export async function* transferLines(
  file: string,
  read: (part: number) => void = () => {},
): AsyncGenerator<Line, void> {
  let number = 0;
  for await (const text of gunzippedLines(file, read)) {
    number += 1;
    if (number === 1) {
      if (text !== headerLine) throw new ConfigurationError(`${file} ${isLog(text) ? OTHER_SHAPES : NO_LOG}`);
      continue;
    }
    yield lineAt(text, number, file);
  }
}

function lineAt(text: string, number: number, file: string): Line {
  try {
    return readLine(text);
  } catch {
    throw new Error(`${file}: line ${number} cannot be read`);
  }
}
