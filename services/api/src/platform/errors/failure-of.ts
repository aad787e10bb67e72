import { Rejection } from '@alur/domain/kernel/rejection';
import { StoreOverloaded, StoreUnavailable, WrongRevision } from '@alur/eventing';
import { HttpException } from '@nestjs/common';
import * as z from 'zod/mini';
import { isDatabaseAway } from '../db/database-away.js';
import { UnknownEventType } from '../log/event-registry.js';
import { Failure } from './failure.js';
import { shapeFailure } from './shape-failure.js';

/** The failure that the caller is answered with; undefined for an unexpected error. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof Rejection) return rejected(error);
  if (error instanceof z.core.$ZodError) return shapeFailure(error);
  if (error instanceof WrongRevision) return new Failure(412, 'system.wrong-revision');
  if (error instanceof StoreOverloaded) return new Failure(503, 'system.overloaded', undefined, undefined, 1);
  // An unknown event type counts as temporary, because a process of a newer release may know it.
  if (error instanceof StoreUnavailable || error instanceof UnknownEventType || isDatabaseAway(error))
    return new Failure(503, 'system.unavailable', undefined, undefined, 2);
  return transportFailure(error);
}

/** A domain rule refused: 409, beside the field if the rejection names one. */
function rejected({ code, params, path }: Rejection): Failure {
  return new Failure(409, code, params, path === undefined ? undefined : [{ path, code, params }]);
}

const byStatus: Record<number, string> = {
  400: 'shape.unreadable',
  401: 'auth.unauthorized',
  403: 'access.denied',
  404: 'system.not-found',
  413: 'shape.too-large',
  414: 'shape.too-large',
};

/** A refusal by Nest or Fastify before a handler ran: an unknown route, a body that is no JSON, an invalid range. */
function transportFailure(error: unknown): Failure | undefined {
  const status =
    error instanceof HttpException ? error.getStatus() : Number((error as { statusCode?: unknown } | null)?.statusCode);
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? 'shape.unreadable' : undefined);
  return code === undefined ? undefined : new Failure(status, code);
}
