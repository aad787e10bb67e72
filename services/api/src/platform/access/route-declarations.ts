import { accessKeys } from '@alur/contracts/kernel/access-tree';
import { Inject, Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { DECLARATION, type Declaration } from './access.decorators.js';

/** Looks at every route at start, and refuses to start with one that does not say who may call it. */
@Injectable()
export class RouteDeclarations implements OnModuleInit {
  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const wrong = this.routes().flatMap(({ name, declaration }) => {
      if (declaration === undefined) return [`${name} declares no access`];
      if (declaration.kind !== 'access') return [];
      if (declaration.keys.length === 0) return [`${name} names no right`];
      return declaration.keys.filter(key => !accessKeys.has(key)).map(key => `${name} names an unknown right ${key}`);
    });
    if (wrong.length > 0)
      throw new Error(`Routes that cannot be served:\n${wrong.map(line => `  ${line}`).join('\n')}`);
  }

  private routes(): { name: string; declaration: Declaration | undefined }[] {
    return this.discovery.getControllers().flatMap(({ metatype, instance }) => {
      if (!metatype || !instance) return [];
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap(method => {
        const handler = prototype[method] as () => unknown;
        const verb = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (verb === undefined) return [];
        const path = [metatype, handler]
          .map(target => [Reflect.getMetadata(PATH_METADATA, target)].flat()[0])
          .join('/');
        return {
          name: `${RequestMethod[verb]} ${path} (${metatype.name}.${method})`,
          declaration: this.reflector.getAllAndOverride<Declaration | undefined>(DECLARATION, [
            handler,
            metatype as never,
          ]),
        };
      });
    });
  }
}
