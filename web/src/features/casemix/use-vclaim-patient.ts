import type { VclaimPatient } from '@alur/contracts/bpjs/vclaim';
import { useQuery } from '@tanstack/react-query';
import { askedQuery } from '@/api/asked-query';

/** What VClaim has of a visit's patient on the day of the letter, once it is asked; parts of a form share one answer. */
export const useVclaimPatient = (encounterId: number, date: string, isAsked: boolean) =>
  useQuery({
    ...askedQuery<VclaimPatient>('/v2/bpjs/vclaim-patient', { encounterId, date }),
    enabled: isAsked && date !== '',
  });
