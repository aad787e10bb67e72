import { isAccessKey } from '@alur/contracts/access';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOOKED } from '../access-log/looked.decorator.js';
import { personalFieldsOf } from '../access-log/shows-persons.js';
import { DESCRIPTION, type Description } from '../openapi/described.decorator.js';
import { DeclaredRoutes, type DeclaredRoute } from './declared-routes.js';

/** Checks every route at start, and fails the boot if one does not declare who may call it. */
@Injectable()
export class RouteDeclarations implements OnModuleInit {
  constructor(@Inject(DeclaredRoutes) private readonly routes: DeclaredRoutes) {}

  onModuleInit(): void {
    const wrong = this.routes.all().flatMap(route => {
      const { declaration } = route;
      if (declaration === undefined) return [`${nameOf(route)} declares no access`];
      if (isUnlogged(route)) return [`${nameOf(route)} shows persons, and looks at it are not written down`];
      if (declaration.kind !== 'access') return [];
      if (declaration.keys.length === 0) return [`${nameOf(route)} names no right`];
      return declaration.keys
        .filter(key => !isAccessKey(key))
        .map(key => `${nameOf(route)} names an unknown right ${key}`);
    });
    if (wrong.length > 0)
      throw new Error(`Routes that cannot be served:\n${wrong.map(line => `  ${line}`).join('\n')}`);
  }
}

const isUnlogged = ({ target }: DeclaredRoute): boolean => {
  const { data } = (Reflect.getMetadata(DESCRIPTION, target) ?? {}) as Description;
  return data !== undefined && personalFieldsOf(data).length > 0 && !Reflect.hasMetadata(LOOKED, target);
};

const nameOf = ({ method, path, controller, handler }: DeclaredRoute): string =>
  `${method} ${path} (${controller}.${handler})`;
