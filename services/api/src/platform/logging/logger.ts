import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs on standard output. Messages of database and parser errors are left out, because they quote the data,
 * which may be a person's.
 */
export const createLogger = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } }, destination);

/** Bytes buffered while standard output blocks; further lines are dropped. */
const MOST_WAITING = 1_000_000;

/**
 * A line that cannot be written, on a full disk or to a closed pipe, must neither end the process nor delay its end.
 */
const standardOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, maxLength: MOST_WAITING });
  // Every line is tried at once; the flush at the end would try those that failed until there is room.
  return output.on('error', () => (output.flushSync = () => {}));
};

interface LoggedError {
  type: string;
  code?: unknown;
  message?: string;
  table?: unknown;
  constraint?: unknown;
  routine?: unknown;
  stack: string[];
  cause?: LoggedError;
}

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const { code, table, constraint, routine, cause } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(quotesData(error) ? { table, constraint, routine } : { message: error.message }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .map(line => line.trim()),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** Postgres errors have a severity; V8's JSON errors are SyntaxErrors; zod's are lists of what was given. */
const quotesData = (error: Error): boolean =>
  'severity' in error || error instanceof SyntaxError || error.name === '$ZodError' || error.name === 'ZodError';
