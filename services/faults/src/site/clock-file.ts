import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (folder: string): string => join(folder, 'clock-offset');

/**
 * Sets the offset of the site's processes' clock from the machine's. It writes a temporary file and renames it, since
 * the file is read all the time.
 */
export const setClock = (folder: string, offsetMs: number): void => {
  writeFileSync(`${fileIn(folder)}.new`, String(offsetMs));
  renameSync(`${fileIn(folder)}.new`, fileIn(folder));
};

/** The offset; zero while it is not set. */
export const offsetIn = (folder: string): number => {
  try {
    return Number(readFileSync(fileIn(folder), 'utf8'));
  } catch {
    return 0;
  }
};
