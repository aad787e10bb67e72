import type {
  ChainState,
  ChangeCount,
  ChangeTime,
  RecordLook,
  ReportedChange,
  SHEETS,
  WaitingRow,
  WaitingVisit,
} from '@alur/contracts/audit/reports';
import type { SignIn } from '@alur/contracts/audit/sign-ins';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { currentMerchantAtom } from '@/access/current-merchant';
import { call, get, type Query } from '@/api/http';
import { usePage } from '@/api/use-page';
import { useLocale } from '@/i18n/use-locale';
import { toast } from '@/ui/toast';

/** Days of the facility, both included. */
export interface Span {
  from: string;
  to: string;
}

type SheetName = (typeof SHEETS)[number];

const reportQuery = <Data, Meta>(merchantId: number | null, name: SheetName, query: Query, reason: string) => ({
  queryKey: ['audit', merchantId, 'report', name, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<Data, Meta>(`/v2/audit/report/${name}`, query, { signal, reason }),
});

function useReport<Data, Meta>(name: SheetName, query: Query, reason: string) {
  const merchant = useAtomValue(currentMerchantAtom);
  return useQuery({ ...reportQuery<Data, Meta>(merchant, name, query, reason), placeholderData: keepPreviousData });
}

/** Rows of a page that a screen of this report shows. */
export const PAGE = 50;

function useReportPage<Data, Meta extends { total: number }>(
  name: SheetName,
  { page, ...query }: Query & { page: number },
  reason: string,
) {
  const merchant = useAtomValue(currentMerchantAtom);
  return usePage(number => reportQuery<Data, Meta>(merchant, name, { ...query, page: number, limit: PAGE }, reason), {
    page,
    limit: PAGE,
  });
}

export const useWaiting = (span: Span, reason: string) =>
  useReport<WaitingRow[], object>('waiting', { ...span }, reason);

export const useWaitingVisits = (query: Query, reason: string) =>
  useReport<WaitingVisit[], { total: number }>('visits', query, reason);

export const useChanges = (query: Query & { page: number }, reason: string) =>
  useReportPage<ReportedChange[], { total: number; counts: ChangeCount[]; times: ChangeTime[] }>(
    'changes',
    query,
    reason,
  );

export const useRecordAccess = (query: Query, reason: string) =>
  useReport<RecordLook[], { chain: ChainState }>('access', query, reason);

export const useSignIns = (query: Query & { page: number }, reason: string) =>
  useReportPage<SignIn[], { total: number }>('sign-ins', query, reason);

/** Downloads a report as a spreadsheet in the language of the screen; shows its own errors. */
export function useSpreadsheet(name: SheetName, reason: string) {
  const lang = useLocale();
  const [pending, setPending] = useState(false);
  const save = async (query: Query & Span) => {
    setPending(true);
    try {
      const path = `/v2/audit/report/${name}.xlsx`;
      const { data } = await call<Blob>('GET', path, { query: { ...query, lang }, reason, answer: 'blob' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(data);
      link.download = `${name}-${query.from}-${query.to}.xlsx`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (error) {
      toast.error(error);
    } finally {
      setPending(false);
    }
  };
  return { save, pending };
}
