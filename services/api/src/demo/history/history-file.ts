import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The history that the installation is to have, and whether it is complete: a start needs this to continue it. */
export interface HistoryNote {
  /** The instant at which the history ends, ISO 8601. */
  until: string;
  days: number;
  /** Its facilities; empty until they are created. */
  facilities: number[];
  done: boolean;
  /** Whether what has files followed; absent where it is not to follow. */
  hasFiles?: boolean;
}

const fileIn = (dataDir: string) => join(dataDir, 'demo-history.json');

export const readNote = (dataDir: string): HistoryNote | undefined =>
  existsSync(fileIn(dataDir)) ? (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as HistoryNote) : undefined;

export function writeNote(dataDir: string, note: HistoryNote): void {
  const draft = `${fileIn(dataDir)}.draft`;
  writeFileSync(draft, `${JSON.stringify(note, null, 2)}\n`, { flush: true });
  renameSync(draft, fileIn(dataDir));
}
