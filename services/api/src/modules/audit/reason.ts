import { REASON_HEADER } from '@alur/contracts/audit/reason';
import { isSeen } from '@alur/contracts/kernel/scalars';
import { header } from '../../platform/access/access-guard.js';
import type { CallerRequest } from '../../platform/access/request.js';
import { Failure } from '../../platform/errors/failure.js';

const LEAST = 3;
const MOST = 200;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
};

/** Why the caller looks, from the request's header; a 400 without one. */
export const reasonOf = (request: CallerRequest): string => {
  const reason = decoded(header(request, REASON_HEADER) ?? '');
  if (reason.length < LEAST || reason.length > MOST || !isSeen(reason)) throw new Failure(400, 'audit.reason-required');
  return reason;
};
