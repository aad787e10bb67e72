import { Rejection } from '@alur/domain/kernel/rejection';
import { Failure } from '../../../platform/errors/failure.js';

/** Whether an image was refused, so that nothing of it is in the log; other errors do not tell that. */
export const isRefusal = (error: unknown): error is Failure | Rejection =>
  error instanceof Rejection || (error instanceof Failure && error.status < 500);
