import { spawn, spawnSync } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.js';
import { startedBySetting } from './leftovers.js';
import type { RunAs } from './run-as.js';

const STOP_TIMEOUT_MS = 30_000;

export interface PostmasterOptions {
  binaries: Binaries;
  dataDir: string;
  port: number;
  /** Folder of its local socket; undefined for none. */
  socketDir: string | undefined;
  durable: boolean;
  runAs: RunAs;
  log: (line: string) => void;
}

export interface Postmaster {
  pid: number;
  /** Resolves when the process has ended, with its exit and its last log lines. */
  ended: Promise<string>;
  hasEnded(): boolean;
  /** Fast shutdown: open transactions are rolled back, nothing committed is lost. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL server process on loopback and a local socket only. It is not ready for connections yet. */
export function startPostmaster(options: PostmasterOptions): Postmaster {
  const { binaries, dataDir, port, socketDir = '', durable, runAs, log } = options;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketDir}`,
    'unix_socket_permissions=0700',
    `port=${port}`,
    'max_connections=100',
    'shared_buffers=64MB',
    'min_wal_size=128MB', // so that files of the write-ahead log are reused instead of created
    'max_wal_size=1GB',
    'log_min_messages=warning',
    'log_error_verbosity=terse', // the details of an error quote the row, and rows are about patients
    startedBySetting(process.pid),
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const command = [...runAs.prefix, binaries.postgres, '-D', dataDir, ...settings.flatMap(setting => ['-c', setting])];
  // Detached means a process group of its own: the terminal's Ctrl-C reaches only the application, which stops the
  // database last.
  const child = spawn(command[0]!, command.slice(1), {
    uid: runAs.uid,
    gid: runAs.gid,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
    log(text.trimEnd());
  });
  let over = false;
  const ended = new Promise<string>(resolve => {
    const end = (how: string) => {
      over = true;
      resolve(`${how}: ${said.trim()}`);
    };
    child.once('error', error => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  // The database must not keep alive an application that has nothing more to do.
  child.unref();
  (child.stderr as unknown as Socket).unref();

  const signalStop = () => {
    // On Windows a signal would kill the process, so pg_ctl stops it.
    if (process.platform === 'win32') spawnSync(binaries.pg_ctl, ['stop', '-D', dataDir, '-m', 'fast', '-W']);
    else child.kill('SIGINT');
  };
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => over,
    async stop() {
      if (over) return;
      child.ref();
      signalStop();
      const patience = new AbortController();
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { signal: patience.signal }).catch(() => {})]);
      patience.abort();
      if (!over) child.kill('SIGQUIT'); // at once; the next start recovers from the write-ahead log
      await ended;
    },
  };
}
