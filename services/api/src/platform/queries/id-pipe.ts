import type { PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/failure.js';

/** An id in a path is a number, and no larger than any id is: anything else names nothing (SPEC 5). */
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,15}$/.test(value)) throw notFound();
    return Number(value);
  }
}
