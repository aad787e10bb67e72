import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which past the installation is given, and whether it is there: what a start needs to go on with it. */
export interface HistoryNote {
  /** The instant that it leads to, ISO 8601. */
  until: string;
  days: number;
  /** Its facilities; none until they are made. */
  facilities: number[];
  done: boolean;
}

const fileIn = (dataDir: string) => join(dataDir, 'demo-history.json');

export const readNote = (dataDir: string): HistoryNote | undefined =>
  existsSync(fileIn(dataDir)) ? (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as HistoryNote) : undefined;

export function writeNote(dataDir: string, note: HistoryNote): void {
  const draft = `${fileIn(dataDir)}.draft`;
  writeFileSync(draft, `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  renameSync(draft, fileIn(dataDir));
}
