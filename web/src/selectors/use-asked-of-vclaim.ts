import { useQuery } from '@tanstack/react-query';
import { askedQuery } from '@/api/asked-query';

/** What VClaim answers now; nothing is asked before all of it is known. */
export const useAskedOfVclaim = <Row>(
  what: string,
  params: Readonly<Record<string, string | number>>,
  isKnown: boolean,
) => useQuery({ ...askedQuery<Row[]>(`/v2/bpjs/${what}`, params), enabled: isKnown });
