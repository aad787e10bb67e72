import type { PipeTransform } from '@nestjs/common';
import { notFound } from '../errors/failure.js';

/** Validates an id in a path: a number in the range of ids. Anything else is 404 (SPEC 5). */
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^\d{1,15}$/.test(value)) throw notFound();
    return Number(value);
  }
}
