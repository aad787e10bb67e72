import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './caller.js';

/** What the platform needs of a request; Fastify's has more. */
export interface CallerRequest {
  id: string;
  ip: string;
  headers: Record<string, string | string[] | undefined>;
  /** The authenticated caller; a public route has none and must not read it. */
  caller: Caller;
}

/** What the platform needs of a response. */
export interface Reply {
  readonly sent: boolean;
  header(name: string, value: string): Reply;
  status(code: number): Reply;
  send(body: unknown): Reply;
}

/** The caller, in a handler: `@CallerOf() caller: Caller`. */
export const CallerOf = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<Partial<CallerRequest>>();
  if (!caller) throw new Error('a public route has no caller');
  return caller;
});
