import {
  closeSync,
  existsSync,
  fsyncSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const Erasure = z.object({ subject: z.string().min(1), at: z.iso.datetime() });
/** Whose key was destroyed (`patient-12`) and when (ISO 8601, UTC); it contains no data of the person. */
export type Erasure = z.infer<typeof Erasure>;

/** Where an installation keeps its register. */
export const erasureRegisterIn = (dataDir: string): string => join(dataDir, 'erasures.jsonl');

/**
 * The register of erased persons, outside the database, since a restored backup from before an erasure holds the key
 * again: a restore reads the register and destroys those keys anew. One line of JSON each, only ever appended.
 */
export class ErasureRegister {
  constructor(private readonly file: string) {}

  get exists(): boolean {
    return existsSync(this.file);
  }

  /** Makes the file if it is not there, so that its absence tells that it was lost. */
  open(): this {
    mkdirSync(dirname(this.file), { recursive: true });
    closeSync(openSync(this.file, 'a', 0o600));
    return this;
  }

  /**
   * Returns once the line is on the disk. It is called before the key is destroyed, so that a crash in between leaves a
   * person registered but not erased, never erased but not registered. A repeated call adds a line and does no harm.
   */
  record(subject: string, at: string = new Date().toISOString()): void {
    this.append([{ subject, at }]);
  }

  append(erasures: readonly Erasure[]): void {
    const file = openSync(this.file, 'a+', 0o600);
    try {
      const lines = erasures.map(({ subject, at }) => `${JSON.stringify({ subject, at })}\n`).join('');
      writeSync(file, endsWithinLine(file) ? `\n${lines}` : lines);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** @throws Error when a line cannot be read, because then it is unknown who must stay erased */
  read(): Erasure[] {
    const lines = readFileSync(this.file, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        return [Erasure.parse(JSON.parse(line))];
      } catch {
        throw new Error(`${this.file}: line ${index + 1} cannot be read`);
      }
    });
  }
}

/** A crash may have cut the last line short. */
function endsWithinLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== 0x0a;
}
