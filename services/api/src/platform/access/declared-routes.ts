import { Inject, Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { DECLARATION, type Declaration } from './access.decorators.js';

/** A handler's route, as declared by its decorators. */
export interface DeclaredRoute {
  /** GET, POST, … */
  method: string;
  /** Without slashes at its ends: `v2/patient/:id`. */
  path: string;
  /** Who may call it; undefined where the declaration is missing. */
  declaration: Declaration | undefined;
  controller: string;
  handler: string;
  /** The handler itself, from which its other decorators' metadata is read. */
  target: () => unknown;
}

/** Every route that the application's controllers have. */
@Injectable()
export class DeclaredRoutes {
  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  all(): DeclaredRoute[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap(handler => {
        const target = prototype[handler] as () => unknown;
        const verb = Reflect.getMetadata(METHOD_METADATA, target) as RequestMethod | undefined;
        if (verb === undefined) return [];
        const path = [metatype, target]
          .map(each => String([Reflect.getMetadata(PATH_METADATA, each)].flat()[0] ?? ''))
          .flatMap(each => each.split('/').filter(Boolean))
          .join('/');
        const declaration = this.reflector.getAllAndOverride<Declaration | undefined>(DECLARATION, [
          target,
          metatype as never,
        ]);
        const method = RequestMethod[verb] ?? '';
        return { method, path, declaration, controller: metatype.name, handler, target };
      });
    });
  }
}
