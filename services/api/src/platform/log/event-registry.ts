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

/** An event type that this version of the program does not know, and must not guess at. */
export class UnknownEventType extends Error {
  override readonly name = 'UnknownEventType';
  constructor(readonly type: string) {
    super(`unknown event type ${type}`);
  }
}

/** Names only the field's path and the kind of mismatch, since the value may be personal data. */
const misfit = ({ type }: DomainEvent, { issues }: z.core.$ZodError): string =>
  `event ${type} does not fit its schema: ${issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`;

/** All event types that the modules declare, with their sealed fields. */
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

  /** The data as the schema parses it, without unknown fields; a mismatch here is a bug in the decider. */
  check(event: DomainEvent): Record<string, unknown> {
    const parsed = z.safeParse(this.get(event.type).shape, event.data);
    if (!parsed.success) throw new Error(misfit(event, parsed.error));
    return parsed.data as Record<string, unknown>;
  }

  /** Why data that was read does not match its type's current schema; undefined when it does. */
  misfitOf(event: DomainEvent): string | undefined {
    const parsed = z.safeParse(this.get(event.type).shape, event.data);
    return parsed.success ? undefined : misfit(event, parsed.error);
  }
}
