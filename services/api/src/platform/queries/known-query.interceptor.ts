import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type * as z from 'zod/mini';
import { DESCRIPTION, type Description } from '../openapi/described.decorator.js';
import { columnsOf } from '../projector/row-columns.js';
import { ensureKnownFields } from './known-fields.js';

/** Refuses undeclared query fields on routes that describe their query, as declared lists do. */
@Injectable()
export class KnownQueryInterceptor implements NestInterceptor {
  private readonly fields = new WeakMap<z.core.$ZodType, string[]>();

  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const declared = this.reflector.get<Description | undefined>(DESCRIPTION, context.getHandler());
    if (context.getType() === 'http' && declared?.query && !declared.takesTopicParams)
      ensureKnownFields(this.fieldsOf(declared.query), context.switchToHttp().getRequest().query);
    return next.handle();
  }

  private fieldsOf(query: z.core.$ZodType): string[] {
    const fields = this.fields.get(query) ?? columnsOf(query).map(({ name }) => name);
    this.fields.set(query, fields);
    return fields;
  }
}
