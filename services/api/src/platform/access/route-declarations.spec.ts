import type { AccessKey } from '@alur/contracts/access';
import { Controller, Delete, Get, Post } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { Looked } from '../access-log/looked.decorator.js';
import { readConfig } from '../config/config.js';
import { LOGGER } from '../config/tokens.js';
import { FailureFilter } from '../errors/failure-filter.js';
import { RequestLimits } from '../limits/request-limits.js';
import { Described } from '../openapi/described.decorator.js';
import { AccessGuard } from './access-guard.js';
import { Access, Public, SignedIn } from './access.decorators.js';
import { AccessModule } from './access.module.js';
import { Callers } from './caller.js';

/** A controller as decorators would make it; specs are compiled without them. */
function controller(name: string, path: string, routes: Record<string, MethodDecorator[]>): new () => object {
  const made = { [name]: class {} }[name] as new () => object;
  for (const [method, decorators] of Object.entries(routes)) {
    const descriptor = { value: () => method, writable: true, configurable: true, enumerable: false };
    Object.defineProperty(made.prototype, method, descriptor);
    for (const decorate of decorators) decorate(made.prototype, method, descriptor);
  }
  Controller(path)(made);
  return made;
}

const Declared = controller('Declared', 'declared', {
  open: [Get('open'), Public()],
  mine: [Get('mine'), SignedIn()],
  seen: [Get('seen'), SignedIn(), Looked('seen'), Described({ data: z.object({ patientName: z.string() }) })],
  paid: [Post('paid'), Access('cashier:pay')],
});
const Forgotten = controller('Forgotten', 'forgotten', {
  secrets: [Get('secrets')],
  everything: [Delete()],
  typo: [Get('typo'), Access('cashier:pai' as AccessKey)],
  nothing: [Get('nothing'), Access()],
  unseen: [Get('unseen'), SignedIn(), Described({ data: z.object({ patientName: z.string() }) })],
});

const nobody = { authenticate: () => Promise.reject(new Error('asked')), watch: () => () => {} };
const global = [
  { provide: Callers, useValue: nobody },
  { provide: LOGGER, useValue: pino({ level: 'silent' }) },
  { provide: RequestLimits, useValue: new RequestLimits(readConfig({}).limits) },
];
const moduleWith = (controllers: (new () => object)[], ground = true) => {
  const builder = Test.createTestingModule({
    imports: ground
      ? [{ module: class Shared {}, global: true, providers: global, exports: global }, AccessModule]
      : [],
    controllers,
    providers: ground
      ? []
      : [...global, { provide: APP_GUARD, useClass: AccessGuard }, { provide: APP_FILTER, useClass: FailureFilter }],
  });
  return builder.compile();
};

describe('a route that does not say who may call it', () => {
  it('keeps the application from starting, and all are told', async () => {
    const app = (await moduleWith([Declared, Forgotten])).createNestApplication<NestFastifyApplication>(
      new FastifyAdapter(),
    );
    await expect(app.init()).rejects.toThrow(
      [
        'Routes that cannot be served:',
        '  GET forgotten/secrets (Forgotten.secrets) declares no access',
        '  DELETE forgotten (Forgotten.everything) declares no access',
        '  GET forgotten/typo (Forgotten.typo) names an unknown right cashier:pai',
        '  GET forgotten/nothing (Forgotten.nothing) names no right',
        '  GET forgotten/unseen (Forgotten.unseen) shows persons, and looks at it are not written down',
      ].join('\n'),
    );
  });

  it('is refused even if the application started', async () => {
    const app = (await moduleWith([Forgotten], false)).createNestApplication<NestFastifyApplication>(
      new FastifyAdapter(),
    );
    await app.init();
    const answer = await app.inject({ method: 'GET', url: '/forgotten/secrets' });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: { code: 'access.denied' } }]);
    await app.close();
  });
});

it('an application whose routes all say so starts', async () => {
  const app = (await moduleWith([Declared])).createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
  expect((await app.inject({ method: 'GET', url: '/declared/open' })).payload).toBe('open');
  expect((await app.inject({ method: 'GET', url: '/declared/mine' })).statusCode).toBe(401);
  await app.close();
});
