import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../access/access.decorators.js';
import { DeclaredRoutes } from '../access/declared-routes.js';
import { CommandController } from '../commands/command.controller.js';
import { CommandRegistry } from '../commands/command-registry.js';
import { SnapshotController } from '../live/snapshot.controller.js';
import { TopicRegistry } from '../live/topic-registry.js';
import { ListController } from '../queries/list.controller.js';
import { ListRegistry } from '../queries/list-registry.js';
import { DESCRIPTION, type Description } from './described.decorator.js';
import { openApi } from './openapi.js';
import type { Json } from './openapi-parts.js';

/** One handler each for all commands, lists and topics: these are described one by one from their declarations. */
const general: ReadonlySet<string> = new Set(
  [CommandController, ListController, SnapshotController].map(({ name }) => name),
);

@Controller()
export class OpenApiController {
  private made: Json | undefined;

  constructor(
    @Inject(DeclaredRoutes) private readonly routes: DeclaredRoutes,
    @Inject(CommandRegistry) private readonly commands: CommandRegistry,
    @Inject(ListRegistry) private readonly lists: ListRegistry,
    @Inject(TopicRegistry) private readonly topics: TopicRegistry,
  ) {}

  /** The description of this interface; made when it is first asked for. */
  @Get('openapi.json')
  @Public()
  read(): Json {
    this.made ??= openApi({
      // Commands that only processes run cannot be called over HTTP.
      commands: this.commands
        .all()
        .map(act => act.command)
        .filter(({ access }) => access.some((key: string) => !key.startsWith('system:'))),
      lists: this.lists.all().map(({ spec }) => spec),
      topics: this.topics.specs(),
      routes: this.routes
        .all()
        .filter(({ controller }) => !general.has(controller))
        .map(({ method, path, declaration, controller, handler, target }) => ({
          method,
          path,
          declaration,
          name: `${controller}.${handler}`,
          description: (Reflect.getMetadata(DESCRIPTION, target) ?? {}) as Description,
        })),
    });
    return this.made;
  }
}
