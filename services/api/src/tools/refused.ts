import { existsSync } from 'node:fs';

/** A tool cannot run as requested; the message says why and what to do. */
export class Refused extends Error {}

/** Refuses to overwrite a file. */
export function assertAbsent(path: string): void {
  if (existsSync(path)) throw new Refused(`${path} is there already`);
}
