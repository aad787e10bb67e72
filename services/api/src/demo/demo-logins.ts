import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoLogin } from './demo.js';

const fileIn = (dataDir: string) => join(dataDir, 'demo-logins.json');

export const writeOwnersOnly = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
};

/** The demonstration's logins, made at its first start. */
export const readDemoLogins = (dataDir: string): DemoLogin[] | undefined =>
  existsSync(fileIn(dataDir)) ? (JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as DemoLogin[]) : undefined;

export const writeDemoLogins = (dataDir: string, logins: readonly DemoLogin[]): void =>
  writeOwnersOnly(fileIn(dataDir), `${JSON.stringify(logins, null, 2)}\n`);
