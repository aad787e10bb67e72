import type { ApiError } from '@/api/api-error';

export interface Duplicate {
  id: number;
  reason: 'nik' | 'passport' | 'bpjs' | 'name-and-birth-date';
}

/** The possible duplicates in a refusal `patient.possible-duplicate`, whose `others` is `12:nik,40:bpjs`. */
export function duplicatesOf({ code, params }: Pick<ApiError, 'code' | 'params'>): Duplicate[] | null {
  if (code !== 'patient.possible-duplicate') return null;
  return String(params['others'] ?? `${params['patientId']}:${params['reason']}`)
    .split(',')
    .map(part => part.split(':'))
    .filter(([id]) => Number(id) > 0)
    .map(([id, reason]) => ({ id: Number(id), reason: reason as Duplicate['reason'] }));
}
