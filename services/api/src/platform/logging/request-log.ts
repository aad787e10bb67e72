import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { CallerRequest } from '../access/request.js';

type Server = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Whether a caller's own id is safe to appear in logs and events. */
export const isPlainId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** For Fastify's `genReqId`: the caller's own id if it is plain, else a new one. */
export const requestIdOf = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = first(request.headers['x-request-id']);
  return given !== undefined && isPlainId(given) ? given : randomUUID();
};

/**
 * Logs one line per request, and returns its id in the answer. The route's pattern is logged instead of the URL, which
 * may contain a searched name. Successful requests are logged at `debug`.
 */
export function logRequests(server: Server, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { caller } = request as unknown as Partial<CallerRequest>;
    const commandId = first(request.headers['idempotency-key']);
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug';
    if (logger.isLevelEnabled(level))
      logger[level](
        {
          requestId: request.id,
          ...(commandId !== undefined && isPlainId(commandId) && { commandId }),
          method: request.method,
          route: request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(caller && { userId: caller.userId, merchantId: caller.merchantId, role: caller.role }),
        },
        'request',
      );
    done();
  });
}
