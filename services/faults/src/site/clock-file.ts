import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (folder: string): string => join(folder, 'clock-offset');

/** Sets the clock of the site's processes so many milliseconds beside the machine's. Written beside and renamed: it is read all the time. */
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
