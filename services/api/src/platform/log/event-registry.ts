import type { DomainEvent, EventSpec } from '@alur/domain/kernel/event';
import type { DomainModule } from '@alur/domain/kernel/module';
import * as z from 'zod/mini';
import { sealedPaths, type SealedPath } from '../sealing/sealed-paths.js';

interface Known {
  /** The module that declares it. */
  module: string;
  spec: EventSpec;
  /** The data's schema as events are checked with it. */
  shape: z.core.$ZodType;
  sealed: readonly SealedPath[];
}

/** The same schema, compiled by zod when it is first used: a third of the cost, and every event that is read is checked. */
const compiled = (data: z.core.$ZodType): z.core.$ZodType =>
  data instanceof z.core.$ZodObject ? new z.core.$ZodObjectJIT(data._zod.def) : data;

/** A type that this version of the program has never heard of: it must not be guessed at. */
export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(readonly type: string) {
    super(`unknown event type ${type}`);
  }
}

/** Places and kinds alone: what stands there may be of a person. */
const misfit = ({ type }: DomainEvent, { issues }: z.core.$ZodError): string =>
  `event ${type} does not fit its schema: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;

/** Every type of event that the modules declare, with what is sealed in it. */
export class EventRegistry {
  private readonly types = new Map<string, Known>();

  constructor(modules: readonly DomainModule[]) {
    for (const module of modules)
      for (const [type, spec] of Object.entries(module.events)) {
        if (this.types.has(type)) throw new Error(`event type ${type} is declared twice`);
        this.types.set(type, { module: module.name, spec, shape: compiled(spec.data), sealed: sealedPaths(spec.data) });
      }
  }

  has(type: string): boolean {
    return this.types.has(type);
  }

  get(type: string): Known {
    const known = this.types.get(type);
    if (!known) throw new UnknownEventType(type);
    return known;
  }

  /** The data as the schema has it, unknown fields dropped; a decider that made something else is a bug. */
  check(event: DomainEvent): Record<string, unknown> {
    const parsed = z.safeParse(this.get(event.type).shape, event.data);
    if (!parsed.success) throw new Error(misfit(event, parsed.error));
    return parsed.data as Record<string, unknown>;
  }

  /** Why data that was read is not of its type's present shape; undefined when it is. */
  misfitOf(event: DomainEvent): string | undefined {
    const parsed = z.safeParse(this.get(event.type).shape, event.data);
    return parsed.success ? undefined : misfit(event, parsed.error);
  }
}
