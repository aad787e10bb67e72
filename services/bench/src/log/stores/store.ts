import type { FreshServer } from '../../fresh-server.js';
import type { SampleEvent } from '../sample-event.js';

/** The common interface of the logs that are measured. */
export interface BenchStore {
  /** Appends one event to a stream that must have so many events now. */
  append(stream: string, holds: number, event: SampleEvent): Promise<unknown>;
  /** A stream's events from the first to the last. */
  read(stream: string): Promise<readonly unknown[]>;
  /** Fills the log with so many streams of so many events. */
  fill(streams: number, perStream: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store on a database of its own; `clients` will use it at once. All connect by TCP, since not every peer's
 * client knows local sockets.
 */
export type OpenStore = (server: FreshServer, clients: number) => Promise<BenchStore>;

/** Connections of a peer's pool: what their own default is. */
export const PEER_CONNECTIONS = 10;
