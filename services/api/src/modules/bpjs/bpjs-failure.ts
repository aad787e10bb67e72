import { Failure } from '../../platform/errors/failure.js';
import { BpjsError } from './bpjs-answer.js';

/** A refusal stands in BPJS's own words beside the number that was asked for. */
export const toFailure = (error: unknown): never => {
  if (!(error instanceof BpjsError)) throw error;
  const { kind, message } = error;
  if (kind === 'unreachable') throw new Failure(503, 'bpjs.unreachable');
  if (kind === 'credentials_refused') throw new Failure(409, 'bpjs.credentials-refused', { message });
  throw new Failure(409, 'bpjs.refused', { message }, [{ path: 'number', code: 'bpjs.refused', params: { message } }]);
};
