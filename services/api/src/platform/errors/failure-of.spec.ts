import { Rejection } from '@alur/domain/kernel/rejection';
import { StoreOverloaded, StoreUnavailable, WrongRevision } from '@alur/eventing';
import { NotFoundException } from '@nestjs/common';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from './failure.js';
import { failureOf } from './failure-of.js';

const said = (code: string) => Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });
const shape = z.safeParse(z.object({ name: z.string() }), {}).error;

it.each([
  ['a failure', new Failure(403, 'access.denied'), 403, { code: 'access.denied' }],
  ['a rule', new Rejection('queue.closed'), 409, { code: 'queue.closed', params: {} }],
  [
    'a rule about a field',
    new Rejection('stock.insufficient', { available: 2 }, 'lines.0.quantity'),
    409,
    {
      code: 'stock.insufficient',
      params: { available: 2 },
      fields: [{ path: 'lines.0.quantity', code: 'stock.insufficient', params: { available: 2 } }],
    },
  ],
  ['a shape', shape, 400, { code: 'shape.invalid', fields: [{ path: 'name', code: 'shape.required' }] }],
  ['a revision', new WrongRevision({ stream: 's', expected: 1, actual: 2 }), 412, { code: 'system.wrong-revision' }],
  ['too much', new StoreOverloaded(9), 503, { code: 'system.overloaded' }],
  ['a lost store', new StoreUnavailable('unknown'), 503, { code: 'system.unavailable' }],
  ['a full disk', said('53100'), 503, { code: 'system.unavailable' }],
  ['a database that shuts down', said('57P01'), 503, { code: 'system.unavailable' }],
  [
    'no database',
    Object.assign(new Error(), { code: 'ECONNREFUSED', syscall: 'connect' }),
    503,
    { code: 'system.unavailable' },
  ],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 503, { code: 'system.unavailable' }],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), 503, { code: 'system.unavailable' }],
  ['an unknown route', new NotFoundException('GET /x'), 404, { code: 'system.not-found' }],
  ['a body too large', Object.assign(new Error(), { statusCode: 413 }), 413, { code: 'shape.too-large' }],
])('%s', (_name, error, status, told) => {
  const failure = failureOf(error);
  expect([failure?.status, failure?.body()]).toEqual([status, { error: told }]);
  expect(failure?.retryAfter !== undefined).toBe(status === 503);
});

it.each([
  said('42P01'),
  Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }),
  new Error('unforeseen'),
  new TypeError('undefined is not a function'),
  undefined,
  'text',
])('knows nothing of what nobody foresaw: %s', error => expect(failureOf(error)).toBeUndefined());
