import { Catch, Inject, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CallerRequest, Reply } from '../access/request.js';
import { LOGGER } from '../config/tokens.js';
import { Failure } from './failure.js';
import { failureOf } from './failure-of.js';

/** Turns every error into a response. An unexpected error is logged, and the client gets only a code. */
@Catch()
@Injectable()
export class FailureFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') {
      this.logger.error({ err: error }, 'an error outside of a request');
      return;
    }
    const request = host.switchToHttp().getRequest<CallerRequest>();
    const failure = failureOf(error) ?? new Failure(500, 'system.failure');
    if (failure.status >= 500) this.logger.error({ err: error, requestId: request.id }, 'request failed');
    const reply = host.switchToHttp().getResponse<Reply>();
    if (reply.sent) return;
    if (failure.retryAfter !== undefined) void reply.header('Retry-After', String(failure.retryAfter));
    if (failure.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    void reply.status(failure.status).send(failure.body());
  }
}
