import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { FailureFilter } from '../errors/failure-filter.js';
import { AccessGuard } from './access-guard.js';
import { DeclaredRoutes } from './declared-routes.js';
import { RouteDeclarations } from './route-declarations.js';

/** Deny by default, for every route of the application; needs `Callers` and `LOGGER` from a global module. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    DeclaredRoutes,
    RouteDeclarations,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: FailureFilter },
  ],
  exports: [DeclaredRoutes],
})
export class AccessModule {}
