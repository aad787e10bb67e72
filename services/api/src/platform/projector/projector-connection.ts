import pg from 'pg';
import { PipelinedClient } from '../db/pipelined-client.js';

/**
 * Closes the connection of a projector that hangs or is cut off, so that the database frees its partition for another
 * worker.
 */
const SILENCE_SETTINGS = '-c idle_session_timeout=15s -c idle_in_transaction_session_timeout=15s';
const SIGN_OF_LIFE_MS = 3_000;

/** A connection whose commits do not wait for the disk; pipelined, its queries do not wait for each other either. */
export async function connectProjector(config: pg.ClientConfig, pipeline: boolean): Promise<pg.Client> {
  const client = new (pipeline ? PipelinedClient : pg.Client)({
    ...config,
    application_name: 'alur-projector',
    options: `-c synchronous_commit=off -c plan_cache_mode=force_generic_plan ${SILENCE_SETTINGS}`,
  });
  client.on('error', () => {}); // the failing query reports it
  await client.connect();
  // A busy connection needs no sign of life; and only a pipelined one takes another query meanwhile.
  const isAtWork = () => !pipeline && !(client as unknown as { readyForQuery: boolean }).readyForQuery;
  const sign = () => void (isAtWork() || client.query('select').catch(() => {}));
  const signs = setInterval(sign, SIGN_OF_LIFE_MS).unref();
  client.once('end', () => clearInterval(signs));
  return client;
}
