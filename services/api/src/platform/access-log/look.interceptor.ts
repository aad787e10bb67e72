import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import type { CallerRequest } from '../access/request.js';
import { LOOKED, type LookedRoute } from './looked.decorator.js';
import { Looks } from './looks.js';

interface Asked extends CallerRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

/** Writes a look to the access log before the route answers, for routes declared with `@Looked`. */
@Injectable()
export class LookInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const declared = this.reflector.get<LookedRoute | undefined>(LOOKED, context.getHandler());
    if (context.getType() !== 'http' || !declared) return next.handle();
    const { caller, params, query } = context.switchToHttp().getRequest<Asked>();
    return next.handle().pipe(
      mergeMap(async (answer: { data: unknown }) => {
        const rows = Array.isArray(answer.data) ? answer.data.length : 1;
        await this.looks.rows(caller, declared.what, declared, { ...query, ...params }, rows);
        return answer;
      }),
    );
  }
}
